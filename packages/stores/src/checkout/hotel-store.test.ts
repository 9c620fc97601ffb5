import { createBitcoinSource, hotelsReviews } from '@staykit/contract'
import { expect, it } from 'vitest'
import { createArtifacts } from '../artifact/index.ts'
import { createReviews } from '../hotel/reviews.ts'
import { createBitcoin } from '../payments/bitcoin/index.ts'
import { setUp } from './testing/checkout-harness.ts'

it('[HOT-357] the checkout keeps contract, request id, booking info, booking, cancellation, quote, artifact, reviews', async () => {
  const source = {
    id: 's',
    satoshi: 1,
    original: 1,
    currency: 'USD',
    address: 'a',
    uri: 'bitcoin:a',
    expires: '',
  }
  const { checkout, booking, client, environment, ready, advance } = setUp({
    [createBitcoinSource.path]: () => ({ data: source }),
    [hotelsReviews.path]: () => ({ review_count_per_page: 5, review_data: [] }),
  })
  const artifacts = createArtifacts({ client, environment })
  const bitcoin = createBitcoin({ client, environment, checkout })
  const reviews = createReviews(client)
  await ready()
  void bitcoin.start()
  await advance(1000)
  await booking.load({ tripNumber: 'ST-1', email: 'maya@example.com' })
  await reviews.load('h1', 6)
  const store = {
    contract: checkout.$contract.get(),
    bookingRequestID: checkout.attempt()?.id,
    bookingInfo: booking.$info.get(),
    booking: booking.$booking.get(),
    cancellation: booking.$cancellation.get(),
    bitcoinQuote: bitcoin.$quote.get(),
    hotelNFTInfo: artifacts.$artifact.get(),
    reviews: reviews.$reviews.get(),
  }
  expect(store).toMatchObject({
    contract: { kind: 'ready' },
    bookingRequestID: expect.stringMatching(/^\w{16,}$/),
    bookingInfo: { tripNumber: 'ST-1' },
    booking: { kind: 'ready' },
    cancellation: { kind: 'none' },
    bitcoinQuote: { uri: 'bitcoin:a' },
    hotelNFTInfo: { kind: 'none' },
    reviews: { h1: { page: 1, maxPage: 1, sort: '' } },
  })
})
