import {
  artifactInfo,
  bookCancel,
  bookContract,
  bookDetails,
  bookStatus,
  bookSync2,
  type Client,
  createArtifact,
  createBitcoinSource,
  hotelsReviews,
} from '@staykit/contract'
import { bookedFixture, contractFixture } from '@staykit/contract/fixtures'
import { atom } from 'nanostores'
import { expect, it } from 'vitest'
import { memoryEnvironment } from '../environment/index.ts'
import { createHotelStore, type HotelStoreState } from './index.ts'

const source = {
  id: 's',
  satoshi: 1,
  original: 1,
  currency: 'USD',
  address: 'a',
  uri: 'bitcoin:a',
  expires: '2099-01-01T00:00:00Z',
}
const review = { id: 'r', score: 9, author: 'Ana', timestamp: '2026-01-01T00:00:00Z' }

function setUp() {
  const environment = memoryEnvironment()
  const answers: Readonly<Record<string, (body: Record<string, unknown>) => unknown>> = {
    [bookContract.path]: () => ({ contract: contractFixture() }),
    [bookSync2.path]: () => ({ bookingRequestID: 'x', status: 'HOTEL_BOOKING_PENDING' }),
    [bookStatus.path]: () => ({ status: 'HOTEL_BOOKING_PENDING' }),
    [bookDetails.path]: () => ({ booking: bookedFixture(), capability: 'cap' }),
    [bookCancel.path]: () => ({ status: 'CANCELED' }),
    [createBitcoinSource.path]: () => ({ data: source }),
    [createArtifact.path]: () => ({ success: true }),
    [artifactInfo.path]: () => ({
      success: true,
      data: { status: 'created', hash: 'h', trip_number: 'ST-1' },
    }),
    [hotelsReviews.path]: ({ from }) => ({
      review_count: 6,
      review_count_per_page: 5,
      review_data: Array(from === 1 ? 5 : 1).fill(review),
    }),
  }
  const client = (async (call: { path: string }, body: Record<string, unknown>) =>
    answers[call.path]?.(body)) as unknown as Client
  const store = createHotelStore({
    client,
    environment,
    locale: 'en-US',
    session: { $user: atom(undefined), accessToken: async () => undefined, identityId: () => undefined },
    goTo: () => {},
    track: () => {},
  })
  const advance = async (ms: number) => {
    environment.advance(ms)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  }
  return { store, advance }
}

it('[HOT-357] the checkout keeps contract, request id, booking info, booking, cancellation, quote, artifact, reviews', async () => {
  const { store, advance } = setUp()
  let seen: HotelStoreState = store.$hotel.get()
  const stop = store.$hotel.subscribe((state) => {
    seen = state
  })
  expect(seen).toEqual({
    contract: { kind: 'none' },
    bookingRequestID: undefined,
    bookingInfo: undefined,
    booking: { kind: 'none' },
    cancellation: { kind: 'none' },
    bitcoinQuote: undefined,
    hotelNFTInfo: { kind: 'none' },
    reviews: {},
  })

  store.checkout.setCustomer({
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya@example.com',
    phoneNumber: '1234567',
  })
  store.checkout.loadContract({ bundle: 'bundle-1' })
  await advance(300)
  expect(seen.contract.kind).toBe('ready')
  expect(seen.bookingRequestID).toBeUndefined()

  void store.bitcoin.start()
  expect(seen.bookingRequestID).toMatch(/^[0-9a-f]{36}$/)
  await advance(1000)
  expect(seen.bitcoinQuote).toMatchObject({ uri: 'bitcoin:a' })

  await store.booking.load({ tripNumber: 'ST-1', email: 'maya@example.com' })
  expect(seen.bookingInfo).toMatchObject({ tripNumber: 'ST-1' })
  expect(seen.booking.kind).toBe('ready')

  await store.artifacts.create({ status: 'SUCCESS', tripNumber: 'ST-1' })
  expect(seen.hotelNFTInfo).toMatchObject({ kind: 'created' })

  await store.reviews.load('h1', 6)
  await store.reviews.load('h2', 3, 'average_rating.desc')
  expect(seen.reviews['h1']).toMatchObject({ page: 2, maxPage: 2, sort: '' })
  expect(seen.reviews['h1']?.items).toHaveLength(6)
  expect(seen.reviews['h2']).toMatchObject({ page: 1, maxPage: 2, sort: 'average_rating.desc' })

  await store.booking.cancel()
  expect(seen.cancellation.kind).toBe('canceled')
  stop()
  store.dispose()
})
