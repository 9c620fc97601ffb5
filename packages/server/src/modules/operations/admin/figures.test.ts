import { expect, it } from 'vitest'
import { bookingServerForThisFile } from '../../booking/bookings/testing/server.ts'
import {
  bookOne,
  details,
  finalStatus,
  refusal,
  testHotelId,
  travellerAt,
} from '../../booking/bookings/testing/traveller.ts'
import { browser } from './testing/browser.ts'

const ADMIN_TOKEN = 'token-of-the-tests-0123'
const server = bookingServerForThisFile({ environment: { ADMIN_TOKEN } })

const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', roomCount: 1, adultCount: 2, currency: 'USD' }

/** Searches hotels of Testville as a page does; with `more`, as a page that already has the list. */
async function search(
  more: object = {},
  headers: Record<string, string> = { origin: 'http://localhost:4321' },
) {
  const location = { id: testHotelId('The Free Cancellation').split('-')[0], type: 'city' }
  const response = await server.app.request('/travel/hotels/search/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ location, ...stay, refId: '8183', ...more }),
  })
  expect(response.status).toBe(200)
}

async function figuresOf(refId: string) {
  const admin = browser(server.app)
  await admin.signIn(ADMIN_TOKEN)
  const { words } = await admin.load(`/admin/brands/${refId}`)
  const [, searches, bookings, conversion] =
    /Searches (\d+) Bookings (\d+) Conversion (\S+)/.exec(words) ?? []
  const today = new Date().toISOString().slice(0, 10)
  return { searches, bookings, conversion, today: new RegExp(`${today} (\\d+) (\\d+)`).exec(words)?.slice(1) }
}

it('the page shows searches and bookings of its brand, by day, without personal data', async () => {
  expect(await figuresOf('8183')).toMatchObject({ searches: '0', bookings: '0', conversion: '–' })
  for (let time = 0; time < 4; time++) await search()
  await search({ filters: {} })
  // Filtering, sorting and paging are no searches, nor is server-side rendering, nor a search without a brand.
  await search({ filters: { stars: [5] } })
  await search({ sort: 'price' })
  await search({ from: 40 })
  await search({}, {})
  await search({ refId: undefined })
  const guest = travellerAt(server)
  const { id, email } = await bookOne(guest)
  expect((await finalStatus(guest, id, email)).status).toBe('HOTEL_BOOKING_COMPLETE')
  expect(await figuresOf('8183')).toEqual({
    searches: '5',
    bookings: '1',
    conversion: '20.0',
    today: ['5', '1'],
  })
  expect(await figuresOf('8184')).toMatchObject({ searches: '0', bookings: '0' })
  const rows = await server.deps.db.selectFrom('brand_days').selectAll().execute()
  expect(rows.map((row) => Object.keys(row).sort())).toEqual([['day', 'ref_id', 'searches']])
})

it('a booking under the old refId appears under the new one', async () => {
  const guest = travellerAt(server)
  const { id, email } = await bookOne(guest)
  await finalStatus(guest, id, email)
  const { trip_number: trip } = await server.deps.db
    .selectFrom('bookings')
    .select('trip_number')
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow()
  const admin = browser(server.app)
  await admin.signIn(ADMIN_TOKEN)
  const path = '/admin/brands/8183'
  const rotated = await admin.submit(await admin.load(path), `${path}/rotate`, { grace: '0' })
  const fresh = /brands\/(\w+)/.exec(rotated.path)?.[1] ?? ''
  expect(await refusal(details(guest, trip, email, fresh))).toBeUndefined()
  expect(await refusal(details(guest, trip, email, '8183'))).toMatchObject({ code: 'UNKNOWN_REF_ID' })
})
