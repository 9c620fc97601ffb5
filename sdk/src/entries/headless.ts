// The npm entry without elements: the stores behind them, for hosts that show everything themselves. No DOM, also for Node.
import { createClient } from '@staykit/contract/client'
import { type BookingStore, createBooking } from '@staykit/stores/booking'
import { type BrandStore, createBrand } from '@staykit/stores/brand'
import type { Section } from '@staykit/stores/checkout'
import type { Environment } from '@staykit/stores/environment'
import {
  createHotel,
  createRates,
  createReviews,
  type HotelStore as HotelDetailsStore,
  type RatesStore,
  type ReviewsStore,
} from '@staykit/stores/hotel'
import { createHotelStore, type HotelStore } from '@staykit/stores/hotel-store'
import {
  createResults,
  createSearchForm,
  createTypeahead,
  type ResultsStore,
  type SavedSearch,
  type SearchForm,
  type Typeahead,
} from '@staykit/stores/search'
import { createSession, type SessionStore } from '@staykit/stores/session'
import { createTrips, type TripsStore } from '@staykit/stores/trips'
import { platformEnvironment } from '../runtime/platform-environment.ts'

export { CallError } from '@staykit/contract'
export { isStayDate, type Occupancy, type Stay, type StayDate } from '@staykit/domain'
export type { BookingState, BookingStore, CancelState, TripKey } from '@staykit/stores/booking'
export type { BrandState, BrandStore } from '@staykit/stores/brand'
export type {
  CheckoutStore,
  ContractState,
  PaymentState,
  RateChoice,
  Section,
} from '@staykit/stores/checkout'
export type { Environment } from '@staykit/stores/environment'
export type {
  HotelQuery,
  HotelReviews,
  HotelState,
  HotelStore as HotelDetailsStore,
  RatesQuery,
  RatesState,
  RatesStore,
  ReviewsStore,
} from '@staykit/stores/hotel'
export type { HotelStore, HotelStoreState } from '@staykit/stores/hotel-store'
export type {
  ListState,
  Place,
  ResultsQuery,
  ResultsState,
  ResultsStore,
  SavedSearch,
  SearchForm,
  SearchFormState,
  SearchQuery,
  Suggestions,
  Typeahead,
} from '@staykit/stores/search'
export type { SessionStore, User } from '@staykit/stores/session'
export type { Trip, TripsState, TripsStore } from '@staykit/stores/trips'

export interface StaykitOptions {
  /** The brand. */
  readonly refId: string
  /** Origin of the API, e.g. https://api.example.com. */
  readonly apiBase: string
  /** Whole addresses of bases that are elsewhere: { travel: 'https://gateway.example.com/qa' } (PLT-020). */
  readonly bases?: Readonly<Partial<Record<'travel' | 'rewards' | 'platform', string>>> | undefined
  /**
   * Language tag in which amounts are written, en-US when left out, and in which mails and receipts are asked for: in the
   * browser's own when left out.
   */
  readonly locale?: string | undefined
  /** Parts of the platform that are the host's own: fetch, storage, clock, timers … On a server the storage lasts as long as this object. */
  readonly environment?: Partial<Environment> | undefined
}

/** What a host says to a checkout. */
export interface CheckoutHost {
  /** Shows a section of the checkout; `replace`: Back must not return to the one before. Nothing happens when left out. */
  readonly goTo?: ((section: Section, replace: boolean) => void) | undefined
  /** Called once for each booking that was made. */
  readonly onBooked?: ((tripNumber: string) => void) | undefined
}

/** The stores of one brand and one visitor. Every `$name` has get(), subscribe() and listen(), as stores of nanostores have. */
export interface Staykit {
  readonly brand: BrandStore
  readonly session: SessionStore
  /** The search form, its values kept in the storage; `initial` stands above what is kept. */
  readonly createSearchForm: (initial?: SavedSearch) => SearchForm
  readonly createTypeahead: () => Typeahead
  readonly createResults: () => ResultsStore
  readonly createHotel: () => HotelDetailsStore
  readonly createRates: () => RatesStore
  readonly createReviews: () => ReviewsStore
  /** Contract, payment, booking, cancellation and reviews of one hotel's checkout; `$hotel` is all of it (HOT-357). */
  readonly createCheckout: (host?: CheckoutHost) => HotelStore
  /** A booking that was made before, by trip number and e-mail address. */
  readonly createBooking: () => BookingStore
  readonly createTrips: () => TripsStore
}

/** The stores for a refId at an API. Nothing is asked of the API before a store is told to. On a server: one for each visitor. */
export function createStaykit({ refId, apiBase, ...options }: StaykitOptions): Staykit {
  const environment = platformEnvironment(options.environment)
  const client = createClient({
    address: apiBase.replace(/\/$/, ''),
    bases: options.bases,
    refId,
    fetch: environment.fetch,
    headers: async ({ path, method }) => ({
      ...(options.locale && { 'accept-language': options.locale }),
      ...headersOf(await session.accessToken(), `${method} ${path}`),
    }),
  })
  const session = createSession({ client, environment, refId })
  const shared = { client, environment, locale: options.locale ?? 'en-US' }
  return {
    brand: createBrand({ client, environment, refId }),
    session,
    createSearchForm: (initial) => createSearchForm(environment, initial),
    createTypeahead: () => createTypeahead(client, environment),
    createResults: () => createResults(shared),
    createHotel: () => createHotel(shared),
    createRates: () => createRates(shared),
    createReviews: () => createReviews(client),
    createCheckout: ({ goTo = () => {}, onBooked = () => {} } = {}) =>
      createHotelStore({ ...shared, session, goTo, track: (_, tripNumber) => onBooked(tripNumber) }),
    createBooking: () => createBooking(shared),
    createTrips: () => createTrips(shared),
  }
}

/**
 * A token is the hosted pool's, whose users ask for their profile with its own header too (ACC-197); the session keeps the
 * answer for 2 s and forgets it at a change, the browser must not keep it (ACC-199).
 */
function headersOf(token: string | undefined, call: string): Record<string, string> {
  if (!token) return {}
  const authorization = `Bearer ${token}`
  return call === 'GET /profile/users/{id}'
    ? { authorization, 'auth-token': token, 'cache-control': 'no-cache' }
    : { authorization }
}
