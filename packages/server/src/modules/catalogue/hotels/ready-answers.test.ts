import { request } from 'node:http'
import { hotelsSearch } from '@staykit/contract'
import { addNights } from '@staykit/domain'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildServedApp } from '../../../app.ts'
import { createHttp } from '../../../server.ts'
import { testServer } from '../../../testing/server.ts'

const ORIGIN = 'http://localhost:4321'
const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
const query = {
  location: { id: '2267057', type: 'city' },
  checkIn,
  checkOut: addNights(checkIn, 2),
  adultCount: 2,
  roomCount: 1,
  currency: 'USD',
}

let server: Awaited<ReturnType<typeof testServer>>
let http: ReturnType<typeof createHttp>
/** Requests that Hono has answered. */
const routed = vi.fn()
beforeAll(async () => {
  server = await testServer({ TRUST_PROXY: '1' })
  const { app, ready } = buildServedApp(server.deps)
  http = createHttp((...args) => {
    routed()
    return app.fetch(...args)
  }, ready)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  http.close()
  await server.stop()
})

async function search(more: object = {}, headers: Record<string, string> = {}) {
  const before = routed.mock.calls.length
  const address = http.address()
  const port = typeof address === 'object' ? address?.port : 0
  const body = JSON.stringify({ ...query, ...more })
  const sent = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  const answer = await new Promise<{ status?: number; headers: object; bytes: Buffer }>((done, failed) => {
    const options = {
      port,
      method: 'POST',
      path: `/travel${hotelsSearch.path}`,
      headers: { ...sent, ...headers },
    }
    const call = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(parts) }),
      )
    })
    call.on('error', failed).end(body)
  })
  return { ...answer, isRouted: routed.mock.calls.length > before }
}

const lasting = ({ headers }: { headers: object }) => ({ ...headers, 'x-request-id': '', date: '' })

it('a repeated search is answered without its route, with the same headers and bytes', async () => {
  const kinds: Record<string, string>[] = [{}, { origin: ORIGIN }, { 'accept-encoding': 'gzip' }]
  for (const headers of kinds) {
    const first = await search({ checkOut: addNights(checkIn, 3) }, headers)
    await search({ checkOut: addNights(checkIn, 3) }, headers)
    const again = await search(
      { checkOut: addNights(checkIn, 3) },
      { ...headers, 'x-request-id': 'trace-123' },
    )
    expect([first.status, again.status, again.isRouted]).toEqual([200, 200, false])
    expect(lasting(again)).toEqual(lasting(first))
    expect(again.headers).toHaveProperty('x-request-id', 'trace-123')
    expect(again.bytes.equals(first.bytes)).toBe(true)
  }
})

it('a repeated search with a token, a deal code or an unknown origin is answered by its route', async () => {
  await search()
  expect((await search()).isRouted).toBe(false)
  expect((await search({}, { authorization: 'Bearer x' })).isRouted).toBe(true)
  expect((await search({}, { 'auth-token': 'x' })).isRouted).toBe(true)
  for (let time = 0; time < 2; time++) expect((await search({ dealCode: 'WELCOME25' })).isRouted).toBe(true)
  const other = await search({}, { origin: 'https://other.example' })
  expect([other.status, other.isRouted]).toEqual([403, true])
})

it('a repeated search takes the limit of its address, and obeys what its brand allows now', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  for (let time = 0; time < 600; time++) expect((await search({}, from)).status).toBe(200)
  expect((await search({}, from)).status).toBe(429)
  expect((await search({}, { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200)
  const branded = { refId: '8183' }
  await search(branded)
  expect((await search(branded)).isRouted).toBe(false)
  await server.deps.db
    .updateTable('brands')
    .set({ disabled_at: new Date() })
    .where('ref_id', '=', '8183')
    .execute()
  await server.deps.brands.forget()
  expect((await search(branded)).status).toBe(403)
})
