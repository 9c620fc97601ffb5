// The npm entry without elements: their stores, for hosts with their own UI. No DOM, also for Node.
import { createClient } from '@staykit/contract/client'
import { readTag } from '@staykit/domain'
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
  type ResultsQuery,
  type ResultsStore,
  type SavedSearch,
  type SearchForm,
  type Typeahead,
} from '@staykit/stores/search'
import { createSession, type SessionStore } from '@staykit/stores/session'
import { createTrips, type TripsStore } from '@staykit/stores/trips'
import { platformEnvironment } from '../runtime/platform-environment.ts'

export { CallError } from '@staykit/contract'
export {
  isStayDate,
  type Occupancy,
  type Party,
  type Stay,
  type StayDate,
  spreadGuests,
} from '@staykit/domain'
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
  /** Origin of the API, such as https://api.example.com. */
  readonly apiBase: string
  /** Base URLs on other origins: { travel: 'https://gateway.example.com/qa' } (PLT-020). */
  readonly bases?: Readonly<Partial<Record<'travel' | 'rewards' | 'platform', string>>> | undefined
  /**
   * Language tag for amounts (default en-US) and for mails and receipts (default: the language of the browser).
   */
  readonly locale?: string | undefined
  /** Overrides of the platform: fetch, storage, clock, timers … On a server, storage lives as long as this object. */
  readonly environment?: Partial<Environment> | undefined
}

/** Callbacks of a checkout to its host. */
export interface CheckoutHost {
  /** Shows a section of the checkout. With `replace`, Back must not return to the previous one. Default: does nothing. */
  readonly goTo?: ((section: Section, replace: boolean) => void) | undefined
  /** Called once for each booking. */
  readonly onBooked?: ((tripNumber: string) => void) | undefined
}

/** The stores of one brand and one visitor. Every `$name` has get(), subscribe() and listen(), as stores of nanostores do. */
export interface Staykit {
  readonly brand: BrandStore
  readonly session: SessionStore
  /** The search form; its values are stored. `initial` overrides stored values. */
  readonly createSearchForm: (initial?: SavedSearch) => SearchForm
  readonly createTypeahead: () => Typeahead
  readonly createResults: () => ResultsStore
  readonly createHotel: () => HotelDetailsStore
  readonly createRates: () => RatesStore
  readonly createReviews: () => ReviewsStore
  /** Contract, payment, booking, cancellation and reviews of one hotel's checkout; `$hotel` has all of it (HOT-357). */
  readonly createCheckout: (host?: CheckoutHost) => HotelStore
  /** A past booking, by trip number and e-mail address. */
  readonly createBooking: () => BookingStore
  readonly createTrips: () => TripsStore
}

/** Creates the stores for a refId at an API. They call the API only when an action is used. On a server, create one per visitor. */
export function createStaykit({ refId, apiBase, ...options }: StaykitOptions): Staykit {
  const locale = readTag(options.locale)
  const environment = platformEnvironment(options.environment)
  const client = createClient({
    address: apiBase.replace(/\/$/, ''),
    bases: options.bases,
    refId,
    fetch: environment.fetch,
    headers: async ({ path, method }) => ({
      ...(locale && { 'accept-language': locale }),
      ...headersOf(await session.accessToken(), `${method} ${path}`),
    }),
  })
  const session = createSession({ client, environment, refId })
  const shared = { client, environment, locale: locale ?? 'en-US' }
  return {
    brand: createBrand({ client, environment, refId }),
    session,
    createSearchForm: (initial) => createSearchForm(environment, initial),
    createTypeahead: () => createTypeahead(client, environment),
    createResults: () => checked(createResults(shared)),
    createHotel: () => checked(createHotel(shared)),
    createRates: () => checked(createRates(shared)),
    createReviews: () => createReviews(client),
    createCheckout: ({ goTo = () => {}, onBooked = () => {} } = {}) =>
      createHotelStore({ ...shared, session, goTo, track: (_, tripNumber) => onBooked(tripNumber) }),
    createBooking: () => createBooking(shared),
    createTrips: () => createTrips(shared),
  }
}

type LoadedStay = Partial<Pick<ResultsQuery, 'checkIn' | 'checkOut' | 'occupancy'>>

/** Throws TypeError for a stay that TypeScript would refuse, from a caller without it. */
function expectStay({ checkIn, checkOut, occupancy }: LoadedStay): void {
  if (typeof checkIn !== 'string' || typeof checkOut !== 'string')
    throw new TypeError('checkIn and checkOut must be dates, such as "2027-05-14"')
  if (!Array.isArray(occupancy))
    throw new TypeError('occupancy must be a list of rooms, such as [{ adults: 2, childAges: [] }]')
}

/** The store, whose `load` checks its query first. */
function checked<Query extends LoadedStay, More extends unknown[], Result, Store>(
  store: Store & { readonly load: (query: Query, ...more: More) => Result },
): Store {
  const load = (query: Query, ...more: More) => {
    expectStay(query)
    return store.load(query, ...more)
  }
  return { ...store, load }
}

/**
 * Users of the hosted pool also send their token in its own header for the profile (ACC-197). The session caches the answer
 * for 2 s and clears it on changes; the browser must not cache it (ACC-199).
 */
function headersOf(token: string | undefined, call: string): Record<string, string> {
  if (!token) return {}
  const authorization = `Bearer ${token}`
  return call === 'GET /profile/users/{id}'
    ? { authorization, 'auth-token': token, 'cache-control': 'no-cache' }
    : { authorization }
}
