// Requests and answers of Duffel's API, by the types of its client: published.ts makes validators of them.
import type { StaysBookingPayload } from '@duffel/api/dist/Stays/Bookings/Bookings.js'
import type * as Stays from '@duffel/api/dist/Stays/StaysTypes.js'

export type SearchRequest = Stays.StaysSearchParams
export type SearchAnswer = Stays.StaysSearchResponse
export type RatesAnswer = Stays.StaysSearchResult
export type QuoteAnswer = Stays.StaysQuote
export type BookRequest = StaysBookingPayload
export type BookingAnswer = Stays.StaysBooking
export type BookingsAnswer = Stays.StaysBooking[]
export type AccommodationAnswer = Stays.StaysAccommodation
export type AccommodationsAnswer = Stays.StaysAccommodation[]
export type ReviewsAnswer = Stays.StaysAccommodationReviewResponse
