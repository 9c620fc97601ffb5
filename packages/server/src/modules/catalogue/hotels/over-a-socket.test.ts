import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { hotelsSearch } from '@staykit/contract'
import { addNights } from '@staykit/domain'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { patience } from '../../../../../../tests/patience.ts'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { signedIn } from '../../booking/bookings/testing/member.ts'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import { REF_ID } from '../../booking/bookings/testing/traveller.ts'

// Node's own request has the headers, as on a server, unlike in most of these tests.
const server = bookingServerForThisFile()
const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
const query = {
  location: { id: '2267057', type: 'city' },
  checkIn,
  checkOut: addNights(checkIn, 2),
  adultCount: 2,
  roomCount: 1,
  currency: 'USD',
  refId: REF_ID,
}

let listening: ReturnType<typeof serve>
beforeAll(async () => {
  await new Promise<void>((done) => {
    listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, () => done())
  })
})
afterAll(() => void listening?.close())

/** Bytes on the wire, without a client that decompresses them. */
function search(headers: Record<string, string>, more: object = {}) {
  const { port } = listening.address() as AddressInfo
  return new Promise<{ headers: Record<string, unknown>; bytes: Buffer }>((done, failed) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/travel${hotelsSearch.path}`,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => done({ headers: answer.headers, bytes: Buffer.concat(parts) }))
      },
    )
    call.on('error', failed)
    call.end(JSON.stringify({ ...query, ...more }))
  })
}

const sorts = ({ bytes }: { bytes: Buffer }): string[] =>
  (JSON.parse(bytes.toString()) as { sorts: { id: string }[] }).sorts.map(({ id }) => id)

it('a member is recognised by either header, and a visitor is not', async () => {
  const { token } = await signedIn(server)
  expect(sorts(await search({ authorization: `Bearer ${token}` }))).toContain('savings')
  expect(sorts(await search({ 'auth-token': token }))).toContain('savings')
  expect(sorts(await search({}))).not.toContain('savings')
})

it('the server compresses a long answer for clients that support it, the first time and from the cache, but not a short one', async () => {
  const plain = await search({})
  expect(plain.headers).not.toHaveProperty('content-encoding')
  const zips = { 'accept-encoding': 'br, gzip' }
  for (const { headers, bytes } of [
    await search(zips),
    await search(zips),
    ...(await Promise.all([
      search(zips, { sort: 'price_asc' }),
      search({}, { sort: 'price_asc' }),
      search(zips, { sort: 'price_asc' }),
    ]).then(([first, , third]) => [first, third])),
  ]) {
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveProperty('total')
  }
  expect(gunzipSync((await search(zips)).bytes).equals(plain.bytes)).toBe(true)
  const none = await search(zips, { from: 100_000, to: 100_001, location: { id: '77', type: 'city' } })
  expect(none.headers).not.toHaveProperty('content-encoding')
})

it('calls the supplier once for many callers at the same time, and again after a failure', async () => {
  const ask = vi.spyOn(sandboxOf(server.deps), 'search')
  onTestFinished(() => ask.mockRestore())
  const more = { checkIn: addNights(checkIn, 1), filters: { stars: [4] } }
  ask.mockImplementationOnce(async () => {
    await setTimeout(patience(0.3))
    throw new Error('lost')
  })
  const [failed] = await Promise.all([search({}, more), search({}, more)])
  expect(failed?.bytes.toString()).toContain('"error"')
  expect(ask).toHaveBeenCalledTimes(1)
  const answers = await Promise.all([search({}, more), search({}, more), search({}, more)])
  expect(ask).toHaveBeenCalledTimes(2)
  expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1)
  await search({}, more)
  expect(ask).toHaveBeenCalledTimes(2)
})
