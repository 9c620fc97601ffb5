import { contractFixture, savedHotelFixture, tripFixture } from '@staykit/contract/fixtures'
import { cardAnswers, savedCard } from '../testing/cards.ts'
import type { Answers } from '../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from '../testing/hotels.ts'
import { inDays } from '../testing/places.ts'
import { profileAnswers } from '../testing/profile.ts'
import type { Tag } from './declarations.ts'
import { stayCheckout } from './stay-checkout/element.ts'

/** How to bring an element into its fullest state, for the contract test. */
export interface Sample {
  readonly attributes?: Readonly<Record<string, string>>
  /** Address of the page. */
  readonly path?: string
  readonly answers?: Answers
  /** Signed in as a member. */
  readonly isMember?: boolean
  /** Text that appears last; undefined for an element that renders nothing. */
  readonly ready?: string
  /** Selectors to click, in order, to show every part. */
  readonly steps?: readonly string[]
  /** Parts and slots of other states only: the element's own tests cover them. */
  readonly late?: readonly string[]
}

const stay = `${inDays(10).url}/${inDays(13).url}/1/2`
const coinPayment = {
  ...{ payment: 'wp_1', state: 'settled', price: 120.5, time: '2026-03-02T10:00:00.000Z' },
  coins: [{ token: 'LIFE', amount: 1_205 }],
}
const tripArtifact = { trip_number: tripFixture().trip_number, tx_status_name: 'pending' }
const movement = {
  ...{ tripNumber: 'ST-1', hotel: 'Casa Mar', time: '2030-01-02T10:00:00.000Z' },
  ...{ kind: 'earned', points: 1200, balance: 1200 },
}
const ratesAnswer = { '/hotels/rates/': () => ({ rates }) }

export const samples: Readonly<Record<Tag, Sample>> = {
  'stay-search': {
    attributes: { variant: 'tabbed' },
    ready: '[role=tab]',
    late: ['flights', 'cars', 'summary'],
  },
  'stay-flights': { ready: 'form' },
  'stay-cars': { ready: 'form' },
  'stay-results': {
    path: `/search/city/800/${stay}`,
    answers: {
      ...ratesAnswer,
      '/hotels/search/': (body) => searchAnswer(47, body as { from: number; to: number }),
    },
    ready: '.listing .h4',
    steps: ['.listing [aria-expanded]'],
    late: ['pages', 'save', 'favorites', 'likes', 'followed'],
  },
  'stay-hotel': {
    path: `/details/city/800/${stay}/800-0`,
    answers: {
      ...ratesAnswer,
      '/hotels': () => ({ hotel: hotelNumber(0) }),
      '/hotels/reviews': ({ from }) => reviewsAnswer(3, Number(from)),
    },
    ready: '.rate',
    late: ['side', 'save', 'favorites'],
  },
  'stay-rates': { attributes: { 'hotel-id': '800-0' }, answers: ratesAnswer, ready: '.rate' },
  'stay-account': { ready: 'a', late: ['logout'] },
  'stay-checkout': {
    path: '/checkout/customer?rate=bundle-1',
    answers: { '/book/contract': () => ({ contract: contractFixture() }) },
    ready: 'form',
    late: [...Object.keys(stayCheckout.parts), ...Object.keys(stayCheckout.slots)],
  },
  'stay-login': { ready: 'form', late: ['social'] },
  'stay-trips': {
    isMember: true,
    answers: {
      '/book/trips': () => ({ trips: [tripFixture()] }),
      '/platform/api/v1/fi_nft/nfts': () => ({ success: true, data: { nfts: [tripArtifact] } }),
    },
    ready: '[part=artifact]',
    late: ['note'],
  },
  'stay-profile': {
    isMember: true,
    answers: profileAnswers,
    ready: '[part=preferences]',
    late: [
      ...('PublicKeyCredential' in globalThis ? [] : ['passkeys']),
      'card',
      'card-form',
      'rewards',
      'statement',
      'movement',
      'coin',
      'artifact',
    ],
  },
  'stay-cards': {
    isMember: true,
    answers: cardAnswers([savedCard()]),
    ready: '[part=card]',
    steps: ['[data-new]'],
  },
  'stay-next-trip': {
    isMember: true,
    answers: {
      ...profileAnswers,
      '/book/trips': () => ({ trips: [tripFixture()] }),
    },
    ready: '[part=ride]',
  },
  'stay-rewards': {
    isMember: true,
    answers: {
      ...profileAnswers,
      '/loyalty/users/u1/movements/8183': () => ({ movements: [movement], total: 1 }),
    },
    ready: '[part=movement]',
  },
  'stay-saved': {
    isMember: true,
    answers: {
      '/profile/users/u1/saved-hotels': () => ({ hotels: [savedHotelFixture()], link: 'token' }),
    },
    ready: '[part=hotel]',
    late: ['viewed'],
  },
  'stay-wallet': {
    isMember: true,
    answers: {
      ...profileAnswers,
      '/book/trips': () => ({ trips: [tripFixture()] }),
      '/platform/api/v1/fi_nft/nfts': () => ({ success: true, data: { nfts: [tripArtifact] } }),
      '/platform/api/v1/booking/payments': () => ({ success: true, data: { payments: [coinPayment] } }),
    },
    ready: '[part=artifact]',
  },
  'stay-booking': { ready: '[part=screen]' },
  'stay-data-layer': {},
  'stay-help': { ready: 'a' },
  'stay-lookup': { ready: 'form', late: ['booking', 'charges', 'ticket', 'next-steps', 'from-airport'] },
}
