import { atom, computed, type ReadableAtom } from 'nanostores'
import { type ArtifactState, type ArtifactStore, createArtifacts } from '../artifact/index.ts'
import {
  type BookingState,
  type BookingStore,
  type CancelState,
  createBooking,
  type TripKey,
} from '../booking/index.ts'
import {
  type CheckoutOptions,
  type CheckoutStore,
  type ContractState,
  createCheckout,
} from '../checkout/index.ts'
import { createReviews, type HotelReviews, type ReviewsStore } from '../hotel/index.ts'
import { type BitcoinStore, createBitcoin } from '../payments/bitcoin/index.ts'

/** The state of a hotel's checkout in one store (HOT-357). */
export interface HotelStoreState {
  readonly contract: ContractState
  /** Key of the attempt to book that is under way: 36 hexadecimal digits; undefined before Book Room and after its end. */
  readonly bookingRequestID: string | undefined
  readonly bookingInfo: TripKey | undefined
  readonly booking: BookingState
  readonly cancellation: CancelState
  readonly bitcoinQuote: ReturnType<BitcoinStore['$quote']['get']>
  readonly hotelNFTInfo: ArtifactState
  /** By hotel id: the reviews loaded so far, their page, the last page and their sort. */
  readonly reviews: Readonly<Record<string, HotelReviews>>
}

export interface HotelStore {
  readonly $hotel: ReadableAtom<HotelStoreState>
  readonly checkout: CheckoutStore
  readonly booking: BookingStore
  readonly bitcoin: BitcoinStore
  readonly artifacts: ArtifactStore
  readonly reviews: ReviewsStore
  /** Stops every timer and poll. */
  readonly dispose: () => void
}

export type HotelStoreOptions = Omit<CheckoutOptions, 'booking'>

/** The checkout of one hotel with all that belongs to it, as one store: for hosts that show the whole of it themselves. */
export function createHotelStore(options: HotelStoreOptions): HotelStore {
  const { $writes, tabStorage } = watched(options.environment.tabStorage)
  const shared = { ...options, environment: { ...options.environment, tabStorage } }
  const booking = createBooking(shared)
  const checkout = createCheckout({ ...shared, booking })
  const bitcoin = createBitcoin({ ...shared, checkout })
  const artifacts = createArtifacts(shared)
  const reviews = createReviews(options.client)
  const $hotel = together<HotelStoreState>({
    contract: checkout.$contract,
    bookingRequestID: computed($writes, () => checkout.attempt()?.id),
    bookingInfo: booking.$info,
    booking: booking.$booking,
    cancellation: booking.$cancellation,
    bitcoinQuote: bitcoin.$quote,
    hotelNFTInfo: artifacts.$artifact,
    reviews: reviews.$reviews,
  })
  return {
    $hotel,
    checkout,
    booking,
    bitcoin,
    artifacts,
    reviews,
    dispose: () => {
      checkout.dispose()
      bitcoin.dispose()
      artifacts.dispose()
    },
  }
}

/** One store of many, under their names. */
function together<T extends object>(
  stores: {
    readonly [Name in keyof T]: ReadableAtom<T[Name]>
  },
): ReadableAtom<T> {
  const names = Object.keys(stores)
  return computed(
    Object.values<ReadableAtom<unknown>>(stores),
    (...values: unknown[]) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as T,
  )
}

/** A storage that counts what is written to it: the attempt to book lives there. */
function watched(storage: HotelStoreOptions['environment']['tabStorage']) {
  const $writes = atom(0)
  const count = () => $writes.set($writes.get() + 1)
  const tabStorage: typeof storage = {
    get: (key) => storage.get(key),
    set: (key, value) => {
      storage.set(key, value)
      count()
    },
    remove: (key) => {
      storage.remove(key)
      count()
    },
  }
  return { $writes, tabStorage }
}
