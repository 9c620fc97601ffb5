import type { AnyCall } from '@staykit/contract'
import * as contract from '@staykit/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type BookingServer,
  bookingServer,
} from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import { type Fields, requestOf } from './requests.ts'

const calls = Object.values<unknown>(contract).filter(
  (value): value is AnyCall =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
)
/** Returns copies of the value with a NUL in one text each, at any depth. */
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

describe('NUL, which PostgreSQL cannot store', () => {
  it('every text of every call refuses it', async () => {
    let tried = 0
    let taken = 0
    for (const call of calls) {
      const request = requestOf(call)
      expect(z.safeParse(call.request, request).success, call.path).toBe(true)
      // Control: without the NUL the same request passes the schema.
      if ((await send(call, request)) !== 400) taken++
      for (const changed of withNul(request)) {
        if (call.method === 'GET' && 'more' in (changed as Fields)) continue
        const status = await send(call, changed as Fields)
        // A call for members may check the session before the body.
        expect([400, 401, 404], `${call.path} ${JSON.stringify(changed)}`).toContain(status)
        tried++
      }
    }
    expect(tried).toBeGreaterThan(100)
    expect(taken).toBeGreaterThan(calls.length / 3)
  })

  it('an id beyond the range of numbers causes no server error', async () => {
    const answer = await server.app.request('/dev/mail/99999999999999999999')
    expect(answer.status).toBe(404)
  })
})
