import { spreadGuests } from '@staykit/domain'
import type { HotelQuery } from '../hotel.ts'

/** For the tests of this folder: three nights at a hotel. */
export const query: HotelQuery = {
  hotelId: 'h1',
  checkIn: '2030-07-01',
  checkOut: '2030-07-04',
  occupancy: spreadGuests(1, 2),
  currency: 'USD',
}
export const settle = () => new Promise((done) => setTimeout(done))
