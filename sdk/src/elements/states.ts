import {
  bookedFixture,
  contractFixture,
  priceFixture,
  rateFixture,
  savedHotelFixture,
  tripFixture,
} from '@staykit/contract/fixtures'
import { cardAnswers, savedCard } from '../testing/cards.ts'
import { type Answers, brandWith, Refusal } from '../testing/fake-api.ts'
import { hotelNumber, rates, reviewsAnswer, searchAnswer } from '../testing/hotels.ts'
import { ann, profileAnswers } from '../testing/profile.ts'
import type { Tag } from './declarations.ts'
import { type Sample, samples } from './samples.ts'
import { checkoutAnswers, maya, memberAnswers, platform } from './stay-checkout/testing/checkout-page.ts'

/** A state of an element besides its fullest (samples.ts), which provides the defaults. */
export interface State extends Omit<Sample, 'late'> {
  readonly tag: Tag
  /** Name of the state. */
  readonly name: string
  /** Names of the buttons to click, in order. */
  readonly presses?: readonly (string | RegExp)[]
  /** Session storage. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** Width of the window; default 1280. */
  readonly width?: number
  /** Texts that appear when the state is complete. */
  readonly says?: string
}

const no = () => new Refusal(500, { code: 'SERVER_ERROR', message: 'No.' })
const trip = { 'staykit.trip': { tripNumber: 'ST-9', email: 'maya@example.com' } }
const customer = { 'staykit.customer': maya }
const nfts = `${platform}/fi_nft/nfts`
const balances = `${platform}/booking/balances`
const none = (name: string) => () => ({ success: true, data: { [name]: [] } })

const cards: readonly State[] = [
  {
    tag: 'stay-cards',
    steps: [],
    name: 'no card',
    answers: cardAnswers([]),
    says: 'You have no saved cards yet.',
  },
  {
    ...{ tag: 'stay-cards', steps: [], name: 'a brand that manages no cards' },
    ...{ answers: { '/brand': () => brandWith({ cardManagement: false }) }, ready: 'button:disabled' },
  },
  {
    ...{ tag: 'stay-cards', steps: [], name: 'a login that is too old', says: 'Please log in again' },
    answers: {
      '/profile/users/u1': () => ({ data: { customer: ann, cardList: [], isLoginNeeded: true } }),
    },
  },
  {
    ...{
      tag: 'stay-cards',
      steps: [],
      name: 'the question before a card is deleted',
      says: 'Delete this card?',
    },
    ...{ answers: cardAnswers([savedCard()]), presses: ['Delete: Visa •••• 4242'] },
  },
  {
    ...{ tag: 'stay-cards', steps: [], name: 'the form of a card', ready: '[name=expirationMonth]' },
    ...{ answers: cardAnswers([savedCard()]), presses: ['Edit: Visa •••• 4242'] },
  },
]

const atCheckout = (name: string, state: Omit<State, 'tag' | 'name'>): State => ({
  ...{ tag: 'stay-checkout', name },
  ...state,
  answers: { ...checkoutAnswers, ...state.answers },
})
const billing = { path: '/checkout/billing?rate=bundle-1', stored: customer }
const contractOf = (change: Parameters<typeof contractFixture>[0]): Answers => ({
  '/book/contract': () => ({ contract: contractFixture(change) }),
})

const checkouts: readonly State[] = [
  atCheckout('what is missing', { presses: ['Continue'], says: 'This is a required field' }),
  atCheckout('guests of further rooms', {
    ...{ answers: contractOf({ roomCount: 3 }), stored: customer, says: 'Guest of room 3' },
  }),
  atCheckout('the payment', { ...billing, says: 'Please confirm your information' }),
  atCheckout('the wallet of a member', {
    ...{ ...billing, path: `${billing.path}&pm=Wallet`, isMember: true, says: 'Choose the coins' },
    answers: { ...memberAnswers(), [balances]: profileAnswers[balances] as Answers[string] },
  }),
  atCheckout('a wallet without coins', {
    ...{ ...billing, path: `${billing.path}&pm=Wallet`, isMember: true },
    ...{ answers: { ...memberAnswers(), [balances]: none('balances') } },
    says: 'There are no crypto coins on your wallet.',
  }),
  atCheckout('the start of a payment in bitcoin', {
    ...{ ...billing, path: `${billing.path}&pm=Bitcoin`, isMember: true, answers: memberAnswers() },
    says: "You'll get an address",
  }),
  atCheckout('a price that has changed', {
    ...{ ...billing, says: 'The price went up by $23.52' },
    answers: contractOf({
      rate: rateFixture({ price: priceFixture({ final: 508.56 }) }),
      priceChange: { previousFinal: 485.04, final: 508.56 },
    }),
  }),
  atCheckout('no rate', { path: '/checkout/customer', says: 'No room has been chosen yet.' }),
  atCheckout('a rate that is gone', {
    answers: { '/book/contract': () => new Refusal(409, { code: 'SOLD_OUT', message: 'Gone.' }) },
    says: 'This room is sold out.',
  }),
  atCheckout('the booking', {
    ...{ path: '/checkout/confirmation', stored: trip, says: 'Children4 years' },
    answers: {
      '/book/details': () => ({
        booking: bookedFixture({ specialRequests: 'A quiet room.', childAges: [4] }),
        capability: 'cap',
      }),
    },
  }),
  atCheckout('an artifact that was not created', {
    ...{ path: '/checkout/confirmation', stored: trip, says: 'The artifact was not created.' },
    answers: { [`${platform}/fi_nft/token_create`]: () => ({ success: false, err_msgs: ['x'] }) },
  }),
]

const hotels: readonly State[] = [
  { tag: 'stay-hotel', name: 'a small screen', width: 390 },
  { tag: 'stay-hotel', name: 'a failure', answers: { '/hotels': no }, says: 'This is awkward.' },
  {
    ...{ tag: 'stay-hotel', name: 'the photo viewer', presses: ['7 pictures'], ready: 'dialog.viewer' },
    answers: { '/hotels': () => ({ hotel: hotelNumber(0) }), '/hotels/rates/': () => ({ rates }) },
  },
  {
    tag: 'stay-rates',
    name: 'a full hotel',
    answers: { '/hotels/rates/': () => ({ rates: [] }) },
    says: 'Refresh',
  },
  { tag: 'stay-results', name: 'a small screen', width: 390, steps: [] },
  {
    tag: 'stay-results',
    name: 'a failure',
    answers: { '/hotels/search/': no },
    steps: [],
    ready: '[role=alert]',
  },
  {
    ...{ tag: 'stay-results', name: 'no hotel', says: 'no hotels found', ready: '.root', steps: [] },
    answers: { '/hotels/search/': () => searchAnswer(0) },
  },
  {
    ...{ tag: 'stay-results', name: 'filters that match nothing', ready: '.root', steps: [] },
    ...{ path: `${samples['stay-results'].path}?stars=4`, says: 'do not match your filters' },
    answers: { '/hotels/search/': () => ({ ...searchAnswer(0), total: 47 }) },
  },
]

const searches: readonly State[] = [
  { tag: 'stay-search', name: 'the form', attributes: {}, ready: 'form' },
  { tag: 'stay-search', name: 'the compact form', attributes: { variant: 'compact' }, ready: 'form' },
  { tag: 'stay-search', name: 'the widget', attributes: { variant: 'widget' }, ready: 'form' },
  {
    ...{
      tag: 'stay-flights',
      name: 'several flights, with places missing',
      says: 'Please enter a City or Airport',
    },
    ...{ steps: ['[type=radio][value=MD]'], presses: ['Add a Flight', 'Search'] },
  },
  { tag: 'stay-cars', name: 'further options', presses: ['Advanced options'], ready: '[name=carType]' },
]

const accounts: readonly State[] = [
  { tag: 'stay-account', name: 'a member', isMember: true, says: 'My Account' },
  ...['SignUp', 'ForgotPassword', 'ResetPassword'].map(
    (view): State => ({ tag: 'stay-login', name: view, attributes: { view } }),
  ),
  ...['rewards', 'trips', 'payment'].map(
    (tab): State => ({
      tag: 'stay-profile',
      name: `the tab ${tab}`,
      attributes: { tab },
      ready: '[part=panel] > *',
    }),
  ),
  {
    ...{ tag: 'stay-profile', name: 'a password that is missing', says: 'This is a required field' },
    ...{ presses: ['Change password'] },
  },
  { tag: 'stay-profile', name: 'a failure', answers: { '/profile/users/u1': no }, ready: '[role=alert]' },
  { tag: 'stay-rewards', name: 'no movement', answers: profileAnswers, ready: '[part=statement] .muted' },
  {
    tag: 'stay-rewards',
    name: 'a failure',
    answers: { '/loyalty/users/u1/wallet/8183': no },
    ready: '[role=alert]',
  },
  {
    tag: 'stay-saved',
    name: 'no hotel',
    isMember: false,
    answers: {},
    says: 'You have not saved a hotel yet',
  },
  {
    ...{
      tag: 'stay-saved',
      name: 'a list of somebody else',
      isMember: false,
      attributes: { 'shared-list': 'x' },
    },
    answers: { '/saved-hotels/x': () => ({ hotels: [savedHotelFixture()] }) },
  },
  {
    tag: 'stay-trips',
    name: 'no trip',
    answers: { '/book/trips': () => ({ trips: [] }) },
    says: 'Book Your Next Trip',
  },
  {
    tag: 'stay-trips',
    name: 'a failure',
    answers: { '/book/trips': no },
    says: 'Your trips could not be loaded.',
  },
  { tag: 'stay-trips', name: 'small rows', attributes: { mini: '' }, says: 'Edit Reservation' },
  {
    ...{ tag: 'stay-trips', name: 'artifacts that are lost', says: 'Unable to get NFTs' },
    answers: { '/book/trips': () => ({ trips: [tripFixture()] }), [nfts]: no },
  },
  {
    ...{ tag: 'stay-wallet', name: 'no coin', says: 'There are no crypto coins on your wallet.' },
    answers: { ...profileAnswers, [balances]: none('balances') },
  },
  {
    tag: 'stay-wallet',
    name: 'a failure',
    answers: { [balances]: no, [nfts]: no },
    says: 'Unable to get NFTs',
  },
]

const bookings: readonly State[] = [
  {
    ...{ tag: 'stay-lookup', name: 'the booking', attributes: { view: 'booking' }, stored: trip },
    ...{ answers: checkoutAnswers, says: 'Your reservation' },
  },
  {
    ...{ tag: 'stay-lookup', name: 'the question before it is cancelled', attributes: { view: 'booking' } },
    ...{ stored: trip, answers: checkoutAnswers, presses: ['Cancel booking'], ready: 'dialog[open]' },
  },
  {
    ...{
      tag: 'stay-lookup',
      name: 'the reviews of its hotel',
      attributes: { view: 'booking' },
      stored: trip,
    },
    answers: { ...checkoutAnswers, '/hotels/reviews': ({ from }) => reviewsAnswer(7, Number(from)) },
    ...{ presses: [/1,284 reviews/], ready: 'dialog .review' },
  },
  { tag: 'stay-lookup', name: 'a trip number that is lost', presses: ['Forgot your trip number?'] },
]

export const states: readonly State[] = [
  ...searches,
  ...hotels,
  ...checkouts,
  ...cards,
  ...accounts,
  ...bookings,
]
