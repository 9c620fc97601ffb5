import { locationsPopular, type ResponseOf } from '@staykit/contract'
import { expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { TESTVILLE } from '../../../sandbox/testville/city.ts'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import { bookOne, cancel, details, REF_ID, travellerAt } from '../../booking/bookings/testing/traveller.ts'
import mostVisited from './most-visited.json' with { type: 'json' }

const server = bookingServerForThisFile()
const guest = travellerAt(server)
/** Asks a process that has no cached answer. */
const cities = async (request: { refId?: string }) => {
  const { locations } = await travellerAt({ app: buildApp(server.deps) }).api(locationsPopular, request)
  return locations.map(({ id }) => id)
}
const seed = mostVisited.map(({ id }) => id)

it('[HOT-361] returns six well-known cities of the place index to a brand without bookings, for an hour', async () => {
  const response = await server.app.request(`/travel/locations/popular?refId=${REF_ID}`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  const { locations } = (await response.json()) as ResponseOf<typeof locationsPopular>
  expect(locations.map(({ id }) => id)).toEqual(seed.slice(0, 6))
  expect(locations[0]).toEqual({
    ...{ id: '2643743', cityID: '2643743', type: 'city', name: 'London', city: 'London' },
    ...{ displayName: 'London, United Kingdom', countryCode: 'GB', hotelCount: expect.any(Number) },
    ...{ latitude: 51.50853, longitude: -0.12574, timeZone: 'Europe/London' },
  })
  for (const { id, name } of mostVisited) expect((await server.deps.places.city(id))?.name).toBe(name)
})

it('[HOT-361] puts a city first that five travellers of the brand have booked, and counts each of them once', async () => {
  const book = async (email: string) =>
    (await bookOne(guest, { inDays: 20 + taken++ }, { email })).answer.bookingId ?? ''
  let taken = 0
  for (const name of ['ann', 'bob', 'cem', 'dea', 'ann']) await book(`${name}@example.com`)
  const gone = await book('eve@example.com')
  const { capability } = await details(guest, gone, 'eve@example.com')
  await cancel(guest, gone, capability)
  expect(await cities({ refId: REF_ID })).toEqual(seed.slice(0, 6))

  await book('fay@example.com')
  expect(await cities({ refId: REF_ID })).toEqual([TESTVILLE, ...seed.slice(0, 5)])
  expect(await cities({ refId: '8184' })).toEqual(seed.slice(0, 6))
  expect(await cities({})).toEqual(seed.slice(0, 6))

  await server.deps.db
    .updateTable('bookings')
    .set({ booked_at: new Date(0) })
    .execute()
  expect(await cities({ refId: REF_ID })).toEqual(seed.slice(0, 6))
})

it('refuses an unknown brand, and a page of another one', async () => {
  const ask = async (query: string, headers = {}) =>
    (await server.app.request(`/travel/locations/popular?${query}`, { headers })).status
  expect(await ask('refId=9999')).toBe(404)
  expect(await ask(`refId=${REF_ID}`, { origin: 'https://elsewhere.example' })).toBe(403)
})
