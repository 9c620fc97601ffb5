import type { hotelsSearch, ResponseOf } from '@staykit/contract'
import { hotelFixture } from '@staykit/contract/fixtures'
import { spreadGuests } from '@staykit/domain'
import type { ResultsQuery } from '../windows.ts'

/** For the tests of this folder: three nights in Lisbon, and what the server says of them. */
export const query: ResultsQuery = {
  place: { type: 'city', id: '800' },
  checkIn: '2030-07-01',
  checkOut: '2030-07-04',
  occupancy: spreadGuests(1, 2),
  currency: 'USD',
}

/** The same as a request says it. */
export const stay = {
  checkIn: '2030-07-01',
  checkOut: '2030-07-04',
  roomCount: 1,
  adultCount: 2,
  childCount: 0,
  currency: 'USD',
}

type Answer = ResponseOf<typeof hotelsSearch>

/** A window of so many hotels, 40 at most. */
export function answer(count = 94, change: Partial<Answer> = {}): Answer {
  const hotels = Array.from({ length: Math.min(count, 40) }, (_, index) => hotelFixture({ id: `h${index}` }))
  return {
    location: { id: '800', name: 'Lisbon', type: 'city', geo: { lat: 0, lng: 0 } },
    hotels,
    count,
    total: count,
    amenities: [],
    neighborhoods: [],
    chains: [],
    promotions: [],
    stars: [],
    prices: { min: 80, avg: 100, max: 300 },
    sorts: [{ id: 'most_popular', name: 'Most Popular' }],
    currencySymbol: '$',
    ...change,
  }
}
