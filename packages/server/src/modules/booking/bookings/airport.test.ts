import { expect, it } from 'vitest'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, details, finalStatus, travellerAt } from './testing/traveller.ts'

const who = travellerAt(bookingServerForThisFile())

async function locationOf(choice: Parameters<typeof bookOne>[1]) {
  const { id, email } = await bookOne(who, choice)
  const { bookingId = '' } = await finalStatus(who, id, email)
  return (await details(who, bookingId, email)).booking.hotel.location
}

it('says which airport the hotel of a booking has, and none far from all of them', async () => {
  const { airport } = await locationOf({ hotelId: '2267057-3' })
  expect(airport).toMatchObject({ code: 'LIS', name: expect.stringContaining('Lisbon') })
  expect(airport?.geo.lat).toBeCloseTo(38.78, 2)
  expect(airport?.geo.lng).toBeCloseTo(-9.14, 2)
  // In the middle of Kansas.
  expect(await locationOf({})).not.toHaveProperty('airport')
})
