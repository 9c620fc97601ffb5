import { bookSync2, hotelsRates, hotelsSearch } from '@staykit/contract'
import { addNights } from '@staykit/domain'
import { expect, it } from 'vitest'
import { TESTVILLE } from '../../../sandbox/testville/city.ts'
import { testServerForThisTest } from '../../../testing/server.ts'
import { sandboxOf } from '../../../testing/suppliers.ts'
import { bookingServerForThisTest } from '../../booking/bookings/testing/server.ts'
import {
  newBookingRequestId,
  payloadFor,
  testHotelId,
  traveller,
} from '../../booking/bookings/testing/traveller.ts'

it('a hotel whose every room is booked disappears from the list for that stay', async () => {
  const server = await bookingServerForThisTest()
  const who = traveller((path, init) => server.app.request(path, init))
  const hotelID = testHotelId('The Last Room')
  const checkIn = addNights(new Date().toISOString().slice(0, 10), 30)
  const stay = { checkIn, checkOut: addNights(checkIn, 2), roomCount: 1, adultCount: 2 }
  // Each currency is priced separately; prices of a place are cached for a minute.
  const listed = async (currency: string, more: object = {}) => {
    const location = { id: TESTVILLE, type: 'city' } as const
    const { hotels, total } = await who.api(hotelsSearch, { location, ...stay, currency, ...more })
    return { isThere: hotels.some(({ id }) => id === hotelID), total }
  }
  const before = await listed('USD')
  expect(before.isThere).toBe(true)
  for (;;) {
    const { rates } = await who.api(hotelsRates, { hotelID, ...stay, currency: 'USD' })
    if (rates.length === 0) break
    const agreed = await who.contract({ hotel: 'The Last Room', pick: ([first]) => first })
    const id = newBookingRequestId()
    const answer = await who.api(
      bookSync2,
      payloadFor(agreed, id, { paymentIntent: await who.pay(agreed, id) }),
    )
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    if (rates.length > 3) expect((await listed('USD', { from: 1 })).total).toBe(before.total)
  }
  expect(await listed('EUR')).toEqual({ isThere: false, total: before.total - 1 })
  const later = { checkIn: stay.checkOut, checkOut: addNights(stay.checkOut, 1) }
  expect((await listed('EUR', later)).isThere).toBe(true)
})

it('[HOT-255] a place without available hotels returns error and errors, in one answer of 200', async () => {
  const own = await testServerForThisTest()
  const supplier = sandboxOf(own.deps)
  const search = supplier.search.bind(supplier)
  Object.assign(supplier, {
    search: async (query: Parameters<typeof search>[0]) => ({ ...(await search(query)), length: 0 }),
  })
  const checkIn = addNights(new Date().toISOString().slice(0, 10), 30)
  const { status, body } = await own.post('/travel/hotels/search/', {
    location: { id: TESTVILLE, type: 'city' },
    checkIn,
    checkOut: addNights(checkIn, 2),
    roomCount: 1,
    adultCount: 2,
    currency: 'USD',
  })
  const noHotels = { code: 'NO_HOTELS', message: 'no hotels found' }
  expect(status).toBe(200)
  expect(body).toMatchObject({ hotels: [], total: 0, error: noHotels, errors: [noHotels] })
})
