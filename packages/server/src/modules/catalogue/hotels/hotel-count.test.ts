import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({}, { now: () => new Date('2026-03-01T10:00:00Z') })
})
afterAll(() => server.stop())

it('a search returns the number of hotels of its place, as in its suggestion', async () => {
  const LISBON = { id: '2267057', type: 'city' }
  const stay = { checkIn: '2026-05-14', checkOut: '2026-05-17', adultCount: 2, roomCount: 1, currency: 'USD' }
  const search = async (more: object) => {
    const { body } = await server.post<{ location: { hotelCount?: number }; total: number }>(
      '/travel/hotels/search/',
      { location: LISBON, ...stay, ...more },
    )
    return body
  }
  const found = await server.post<{ locations: { id: string; hotelCount?: number }[] }>(
    '/travel/locations/find',
    { query: 'Lisbon' },
  )
  const suggested = found.body.locations.find(({ id }) => id === LISBON.id)?.hotelCount
  const { location, total } = await search({})
  expect(location.hotelCount).toBe(suggested)
  expect(suggested).toBeGreaterThanOrEqual(total)
  expect((await search({ areaID: `${LISBON.id}-a0` })).location.hotelCount).toBeUndefined()
})
