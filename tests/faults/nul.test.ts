import type { AnyCall } from '@staykit/contract'
import * as contract from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type BookingServer,
  bookingServer,
} from '../../packages/server/src/modules/booking/testing/server.ts'

const calls = Object.values<unknown>(contract).filter(
  (value): value is AnyCall =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
)
type Fields = Record<string, unknown>

/** Texts of which one suits each field of the contract. */
const texts = ['2030-12-11', 'USD', 'x'.repeat(16), 'ann@example.com', '12345678', 'Aa1!aaaa', 'x']
const values = [...texts, 1, 2, true, ['x'], {}]

/** A request that the call's schema takes. */
function requestOf(call: AnyCall): Fields {
  const shape: Record<string, z.ZodMiniType> = call.request.def.shape
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = sampleOf(schema)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function sampleOf(schema: z.ZodMiniType): unknown {
  const { def } = schema as unknown as {
    def: {
      innerType?: z.ZodMiniType
      shape?: Record<string, z.ZodMiniType>
      entries?: Record<string, string>
      element?: z.ZodMiniType
    }
  }
  if (def.entries) return Object.values(def.entries)[0]
  if (def.element) return [sampleOf(def.element)]
  if (def.innerType) return sampleOf(def.innerType)
  if (def.shape)
    return Object.fromEntries(Object.entries(def.shape).map(([name, inner]) => [name, sampleOf(inner)]))
  return values.find((value) => z.safeParse(schema, value).success)
}

/** The same value with a NUL in one text after the other, at any depth. */
function* withNul(value: unknown): Generator<unknown> {
  if (typeof value === 'string') yield `${value.slice(0, -1)}\0`
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value))
    for (const changed of withNul(inner))
      yield Array.isArray(value) ? [changed] : { ...value, [name]: changed }
  if (!Array.isArray(value)) yield { ...value, more: { '\0': 1 } }
}

let server: BookingServer
beforeAll(async () => {
  server = await bookingServer()
})
afterAll(() => server.stop())

async function send({ base, path, method }: AnyCall, fields: Fields): Promise<number> {
  const left = { ...fields }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name]))
    delete left[name]
    return value
  })
  const query = Object.entries(left).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  const url = contract.basePaths[base] + filled
  const { status } =
    method === 'GET'
      ? await server.app.request(`${url}?${query.join('&')}`)
      : await server.app.request(url, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(left),
        })
  return status
}

describe('a NUL, which PostgreSQL cannot store', () => {
  it('is refused in every text of every call', async () => {
    let tried = 0
    let taken = 0
    for (const call of calls) {
      const request = requestOf(call)
      expect(z.safeParse(call.request, request).success, call.path).toBe(true)
      // The control: without it, the same request gets past the schema.
      if ((await send(call, request)) !== 400) taken++
      for (const changed of withNul(request)) {
        if (call.method === 'GET' && 'more' in (changed as Fields)) continue
        const status = await send(call, changed as Fields)
        // A call for members may ask who is there before it looks at what was sent.
        expect([400, 401, 404], `${call.path} ${JSON.stringify(changed)}`).toContain(status)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(100)
    expect(taken).toBeGreaterThan(calls.length / 3)
  })

  it('and an id longer than any number is no server fault', async () => {
    const answer = await server.app.request('/dev/mail/99999999999999999999')
    expect(answer.status).toBe(404)
  })
})
