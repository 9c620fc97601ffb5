import type { Budget } from '../supplier/budget.ts'
import { createCalling, type Patience } from '../supplier/calling.ts'
import {
  bookingAnswer,
  bookingsAnswer,
  bookingsOfReference,
  cancelAnswer,
  detailsAnswer,
  facilitiesAnswer,
  hotelsAnswer,
  prebook,
  ratesAnswer,
  reviewsAnswer,
} from './answers.ts'
import type { createClient } from './client.ts'
import { liteapiFailures } from './failures.ts'

/** LiteAPI says that suppliers need up to 12 seconds. */
export const patience: Patience = { readMs: 20_000, changeMs: 60_000 }
/** Seconds after which it answers with the rates that it has by then. */
const RATES_SECONDS = 10

export interface RatesParams {
  readonly hotelIds: readonly string[]
  readonly checkin: string
  readonly checkout: string
  readonly currency: string
  readonly guestNationality: string
  readonly occupancies: readonly { readonly adults: number; readonly children?: readonly number[] }[]
  /** The cheapest of each hotel; all without a number. */
  readonly maxRatesPerHotel?: number
}

export interface BookPayload {
  readonly prebookId: string
  readonly clientReference: string
  readonly holder: Person & { readonly phone: string }
  readonly guests: readonly (Person & { readonly occupancyNumber: number; readonly remarks?: string })[]
  readonly payment: { readonly method: string }
}
interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export type Calls = ReturnType<typeof createCalls>

/** The provider's calls. */
export function createCalls(
  ask: ReturnType<typeof createClient>,
  budget: Budget,
  times: Patience = patience,
) {
  const { read, change } = createCalling(budget, times, liteapiFailures)
  const data = (path: string, query: Record<string, string | number>) => (signal: AbortSignal) =>
    ask({ host: 'data', path, query }, signal)
  const book =
    (path: string, query = {}) =>
    (signal: AbortSignal) =>
      ask({ host: 'book', path, query }, signal)
  return {
    rates: (params: RatesParams) =>
      read(ratesAnswer, (signal) =>
        ask(
          {
            method: 'POST',
            host: 'data',
            path: '/hotels/rates',
            body: { ...params, timeout: RATES_SECONDS },
          },
          signal,
        ),
      ),
    prebook: (offerId: string) =>
      read(prebook, (signal) =>
        ask(
          { method: 'POST', host: 'book', path: '/rates/prebook', body: { offerId, usePaymentSdk: false } },
          signal,
        ),
      ),
    book: (body: BookPayload) =>
      change(bookingAnswer, (signal) =>
        ask({ method: 'POST', host: 'book', path: '/rates/book', body }, signal),
      ),
    booking: (id: string) => read(bookingAnswer, book(`/bookings/${encodeURIComponent(id)}`)),
    bookingsOf: (clientReference: string) =>
      read(bookingsOfReference, book('/bookings', { clientReference })),
    /** Days, both included. */
    bookingsMade: (bookingStartDate: string, bookingEndDate: string) =>
      read(bookingsAnswer, book('/bookings/', { bookingStartDate, bookingEndDate })),
    cancel: (id: string) =>
      change(cancelAnswer, (signal) =>
        ask({ method: 'PUT', host: 'book', path: `/bookings/${encodeURIComponent(id)}` }, signal),
      ),
    /** Around a point; radius in metres, at least 1000. */
    hotels: (latitude: number, longitude: number, radius: number, limit: number) =>
      read(hotelsAnswer, data('/data/hotels', { latitude, longitude, radius, limit })),
    hotel: (hotelId: string) => read(detailsAnswer, data('/data/hotel', { hotelId })),
    facilities: () => read(facilitiesAnswer, data('/data/facilities', {})),
    reviews: (hotelId: string) => read(reviewsAnswer, data('/data/reviews', { hotelId, limit: 200 })),
  }
}
