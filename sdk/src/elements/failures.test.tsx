import { contractFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { expectDeclared, listen } from '../testing/events.ts'
import { type Answers, type FakeApi, Refusal } from '../testing/fake-api.ts'
import { rates } from '../testing/hotels.ts'
import { goOffline } from '../testing/offline.ts'

import { answersOf, prepareState, showState } from '../testing/show-state.ts'
import { eventually, pause } from '../testing/wait.ts'
import { declarations, type Tag } from './declarations.ts'
import type { State } from './states.ts'
import { checkoutAnswers, maya, memberAnswers, platform } from './stay-checkout/testing/checkout-page.ts'

const trip = { 'staykit.trip': { tripNumber: 'ST-9', email: 'maya@example.com' } }
const confirmed = { path: '/checkout/confirmation', stored: trip, answers: checkoutAnswers }
const billing = { path: '/checkout/billing?rate=bundle-1', stored: { 'staykit.customer': maya } }

/** The message of an offline element, and its content when it is online again. */
const offline: readonly (State & { readonly after: string | RegExp })[] = [
  { tag: 'stay-results', name: 'hotels', after: 'Hotel 1' },
  { tag: 'stay-hotel', name: 'the hotel', after: 'Available Rooms' },
  { tag: 'stay-rates', name: 'rooms', after: 'Book Now' },
  { tag: 'stay-checkout', name: 'the rate', after: 'Your Information' },
  { tag: 'stay-checkout', name: 'the confirmation', ...confirmed, after: 'ST-ABCD-EFGH-JKMN' },
  { tag: 'stay-trips', name: 'trips', after: 'Casa do Miradouro' },
  {
    ...{ tag: 'stay-lookup', name: 'the booking', attributes: { view: 'booking' }, stored: trip },
    ...{ answers: checkoutAnswers, after: 'Your reservation' },
  },
  { tag: 'stay-account', name: 'the account', isMember: true, says: 'Log In', after: 'My Account' },
]

interface Failing extends State {
  /** Requirement id. */
  readonly id?: string
  /** The failure of the server. */
  readonly fails: Answers
  readonly says: string
  /** Code of the event that the page receives. */
  readonly code: string
  /** The retry button; undefined where a retry does not help. */
  readonly again?: string
  /** Texts that appear when the server has recovered. */
  readonly after?: string
}

const refuse = (code = 'SERVER_ERROR', status = 500) => {
  return () => new Refusal(status, { code, message: `${code} in words.` })
}
const lost = { code: 'SERVER_ERROR', again: 'Try again' } as const

const failing: readonly Failing[] = [
  {
    ...{ tag: 'stay-checkout', id: '[HOT-301] ', name: 'a rate that has expired', code: 'CONTRACT_EXPIRED' },
    fails: { '/book/contract': refuse('CONTRACT_EXPIRED', 410) },
    says: 'Oops! Looks like this rate is unavailable.',
  },
  {
    ...{ tag: 'stay-checkout', id: '[HOT-301] ', name: 'a rate that is gone', code: 'RATE_UNAVAILABLE' },
    fails: { '/book/contract': refuse('RATE_UNAVAILABLE', 409) },
    says: 'This rate is no longer available.',
  },
  {
    ...{ tag: 'stay-checkout', name: 'a rate', code: 'SUPPLIER_UNAVAILABLE', again: 'Try Again' },
    fails: { '/book/contract': refuse('SUPPLIER_UNAVAILABLE', 503) },
    ...{ says: 'The hotel did not answer.', after: 'Your Information' },
  },
  {
    ...{ tag: 'stay-checkout', name: 'saved cards', ...billing, isMember: true, code: 'CARDS_FAILED' },
    answers: { ...checkoutAnswers, ...memberAnswers() },
    fails: {
      '/profile/users/u1': (_, count) =>
        count > 1 ? refuse()() : memberAnswers()['/profile/users/u1']?.({}, 1),
    },
    says: 'Your saved cards could not be loaded. You can pay with another card.',
    again: 'Try again',
  },
  {
    ...{ tag: 'stay-checkout', name: 'the wallet', isMember: true, code: 'WALLET_FAILED' },
    ...{ ...billing, path: `${billing.path}&pm=Wallet`, answers: { ...checkoutAnswers, ...memberAnswers() } },
    fails: { [`${platform}/booking/balances`]: refuse() },
    says: 'There are no crypto coins on your wallet.',
  },
  {
    ...{ tag: 'stay-checkout', name: 'the artifact', ...confirmed, code: 'ARTIFACT_FAILED' },
    fails: { [`${platform}/fi_nft/token_create`]: () => ({ success: false, err_msgs: ['x'] }) },
    says: 'The artifact was not created.',
  },
  {
    ...{ tag: 'stay-hotel', name: 'rooms', ...lost, again: 'Refresh', after: 'Book Now' },
    fails: { '/hotels/rates/': refuse() },
    says: "We can't load this hotel's rooms right now.",
  },
  {
    ...{ tag: 'stay-rates', name: 'a room', code: 'NO_RATES', again: 'Refresh', after: 'Book Now' },
    ...{ fails: { '/hotels/rates/': () => ({ rates: [] }) }, says: 'Refresh' },
  },
  {
    ...{ tag: 'stay-rates', name: 'a hotel', code: 'UNKNOWN_HOTEL' },
    ...{ fails: { '/hotels/rates/': refuse('UNKNOWN_HOTEL', 404) }, says: "We can't find this hotel." },
  },
  {
    ...{ tag: 'stay-rates', name: 'details of a room', ...lost, steps: ['.sumb', 'dialog summary'] },
    answers: {
      '/hotels/rates/': () => ({ rates: [{ ...rates[0], importantInformation: undefined }] }),
      '/book/contract': () => ({ contract: contractFixture() }),
    },
    fails: { '/book/contract': refuse() },
    says: 'Something went wrong on the server.',
  },
  {
    ...{ tag: 'stay-trips', name: 'trips', ...lost, after: 'Casa do Miradouro' },
    ...{ fails: { '/book/trips': refuse() }, says: 'Your trips could not be loaded.' },
  },
  {
    ...{
      tag: 'stay-trips',
      id: '[HOT-322] ',
      name: 'artifacts',
      code: 'ARTIFACTS_FAILED',
      again: 'Try again',
    },
    ...{ fails: { [`${platform}/fi_nft/nfts`]: refuse() }, says: 'Unable to get NFTs' },
  },
  {
    ...{ tag: 'stay-cards', name: 'cards', ...lost, steps: [], after: 'Visa •••• 4242' },
    ...{ fails: { '/profile/users/u1': refuse() }, says: 'Your saved cards could not be loaded.' },
  },
  {
    ...{ tag: 'stay-saved', name: 'a list', ...lost, after: 'Share' },
    ...{ fails: { '/profile/users/u1/saved-hotels': refuse() }, says: 'The list could not be loaded.' },
  },
  {
    ...{ tag: 'stay-rewards', name: 'points', code: 'FIGURES_FAILED', again: 'Try again', after: '1,834' },
    fails: { '/loyalty/users/u1/wallet/8183': refuse() },
    says: 'Your points could not be loaded.',
  },
  {
    ...{ tag: 'stay-rewards', name: 'the statement', ...lost, after: 'Casa Mar' },
    fails: { '/loyalty/users/u1/movements/8183': refuse() },
    says: 'Your statement could not be loaded.',
  },
  {
    ...{ tag: 'stay-wallet', name: 'coins', code: 'WALLET_FAILED', again: 'Try again', after: '2,500 LIFE' },
    fails: { [`${platform}/booking/balances`]: refuse() },
    says: 'Your wallet could not be loaded.',
  },
  {
    ...{
      tag: 'stay-wallet',
      name: 'payments',
      code: 'WALLET_FAILED',
      again: 'Try again',
      after: '1,205 LIFE',
    },
    fails: { [`${platform}/booking/payments`]: () => ({ success: false, err_msgs: ['No.'] }) },
    says: 'Your coin payments could not be loaded.',
  },
  {
    ...{ tag: 'stay-profile', id: '[ACC-229] ', name: 'the profile', ...lost, after: 'Personal Info' },
    fails: { '/profile/users/u1': refuse() },
    says: 'Your account could not be loaded.',
  },
]

const calls = {
  'stay-results': '/hotels/search/',
  'stay-hotel': '/hotels',
  'stay-rates': '/hotels/rates/',
  'stay-checkout': '/book/contract',
  'stay-trips': '/book/trips',
} as const
/** In the middle of a journey, for a brand that was right when the page loaded. */
const notHere = ['UNKNOWN_REF_ID', 'FORBIDDEN_ORIGIN', 'BRAND_DISABLED'].flatMap((code) =>
  Object.entries(calls).map(
    ([tag, call]): Failing => ({
      ...{ tag: tag as Tag, name: `the brand (${code})`, code, fails: { [call]: refuse(code, 403) } },
      steps: [],
      says: 'Booking is not available here at the moment.',
    }),
  ),
)
const unknownHotel: Failing = {
  ...{ tag: 'stay-hotel', name: 'a hotel', code: 'UNKNOWN_HOTEL', says: "We can't find this hotel." },
  fails: { '/hotels': refuse('UNKNOWN_HOTEL', 404) },
}

const declarationOf = (tag: Tag) => declarations[tag]

describe('failures', () => {
  let api: FakeApi
  let errors: ReturnType<typeof listen>
  let left: ReturnType<typeof listen>
  const home = location.href
  before(async () => {
    await defineStay()
    document.addEventListener('stay-navigate', (event) => event.preventDefault())
  })
  beforeEach(() => {
    errors = listen('stay-error')
    left = listen('stay-navigate')
  })
  afterEach(async () => {
    errors.stop()
    left.stop()
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    history.replaceState(null, '', home)
  })
  const eventOf = (code: string) => eventually(() => errors.events.find(({ detail }) => detail.code === code))

  for (const { after, ...state } of offline)
    it(`${state.tag} shows the offline message, and ${state.name} when online again`, async () => {
      api = await prepareState(state)
      const network = goOffline()
      try {
        const box = await showState({ says: 'You are offline.', ...state, steps: [] })
        expectDeclared(declarationOf(state.tag), await eventOf('NETWORK'))
        network.back()
        await box.says(after)
        expect(left.events).to.deep.equal([])
      } finally {
        network.back()
      }
    })

  for (const { id = '', fails, code, again, after, ...state } of [...failing, ...notHere, unknownHotel])
    it(`${id}${state.tag} emits that it has no answer: ${state.name}`, async () => {
      api = await prepareState(state)
      api.answer(fails)
      const box = await showState(state)
      expectDeclared(declarationOf(state.tag), await eventOf(code))
      expect(errors.events.filter(({ detail }) => detail.code === code)).to.have.length(1)
      if (!again) return void expect(box.maybe(/^(Refresh|Try again)$/)).to.equal(undefined)
      api.answer(answersOf(state))
      ;(await box.button(again)).click()
      await (after ? box.says(after) : eventually(() => !box.text().includes(state.says)))
    })
})
