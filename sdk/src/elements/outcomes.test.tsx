import { savedHotelFixture } from '@staykit/contract/fixtures'
import { expect } from 'chai'
import { cardAnswers, savedCard } from '../testing/cards.ts'
import { listen } from '../testing/events.ts'
import { type Answers, Refusal } from '../testing/fake-api.ts'
import type { mount } from '../testing/page.ts'
import { type } from '../testing/page.ts'
import { pageOfStates, press, showState } from '../testing/show-state.ts'
import { eventually, pause } from '../testing/wait.ts'
import type { State } from './states.ts'
import { checkoutAnswers, memberAnswers } from './stay-checkout/testing/checkout-page.ts'

/** What a traveller does in a state, and the text that tells what came of it. */
interface Act extends Omit<State, 'says'> {
  /** Texts of fields by their labels. */
  readonly fields?: Readonly<Record<string, string>>
  readonly press: string | RegExp
  readonly outcome: string
}

const trip = { 'staykit.trip': { tripNumber: 'ST-9', email: 'maya@example.com' } }
const session = {
  ...{ accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' },
}
const one = '/profile/users/u1/payment/'
const cards = [savedCard(), savedCard({ customer_pm_id: 'pm_2', last_four: '1111', is_default: false })]
const withCards: Answers = {
  ...cardAnswers(cards),
  [`${one}pm_2`]: (body) => ({ card: { ...cards[1], ...body }, ok: true }),
}
const opened: Pick<State, 'tag' | 'attributes' | 'stored'> = {
  ...{ tag: 'stay-lookup', attributes: { view: 'booking' }, stored: trip },
}

const refund = { amount: 467.04, currencyCode: 'USD', state: 'sent', time: '2030-12-02T12:00:00.000Z' }
const credentials = { Email: 'ann@x.com', Password: 'Aa1!aaaa' }
const login: Answers = { '/auth/sign-in': () => session, '/auth/sign-out': () => ({ ok: true }) }

const logins: readonly Act[] = [
  {
    ...{ tag: 'stay-login', name: 'a login', fields: credentials, answers: login },
    ...{ press: 'Log In', outcome: 'You are logged in as ann@x.com.' },
  },
  {
    ...{ tag: 'stay-login', name: 'a login that is refused', fields: credentials, press: 'Log In' },
    answers: {
      '/auth/sign-in': () => new Refusal(400, { code: 'LimitExceededException', message: 'Too often.' }),
    },
    outcome: 'Attempt limit exceeded.',
  },
  {
    ...{ tag: 'stay-login', name: 'a logout', isMember: true, answers: login, attributes: {} },
    ...{ ready: 'button', press: 'Log Out', outcome: 'Log In' },
  },
  {
    ...{ tag: 'stay-login', name: 'a sign-up', attributes: { view: 'SignUp' }, press: 'Sign Up' },
    fields: { ...credentials, 'Confirm password': 'Aa1!aaaa' },
    ...{ answers: { '/auth/sign-up': () => ({ ok: true }) }, outcome: 'Code from the email' },
  },
  {
    ...{ tag: 'stay-login', name: 'a forgotten password', attributes: { view: 'ForgotPassword' } },
    ...{ fields: { Email: 'ann@x.com' }, press: 'Send code', outcome: 'Reset code' },
    answers: { '/auth/forgot-password': () => ({ ok: true }) },
  },
  {
    ...{ tag: 'stay-login', name: 'a new password', attributes: { view: 'ResetPassword' } },
    fields: { Email: 'ann@x.com', 'Reset code': '12345678', 'New password': 'Aa1!aaaa' },
    ...{ press: 'Set new password', outcome: 'Your password has been changed.' },
    answers: { '/auth/reset-password': () => ({ ok: true }) },
  },
]

const trips: readonly Act[] = [
  {
    ...{ ...opened, name: 'a cancellation', presses: ['Cancel booking'], ready: 'dialog[open]' },
    ...{ press: 'dialog .danger', outcome: "You'll get $467.04 back" },
    answers: {
      ...checkoutAnswers,
      '/book/cancel': () => ({ status: 'CANCELED', refund: { ...refund, cancelledAt: refund.time } }),
    },
  },
  {
    ...{ ...opened, name: 'a cancellation that fails', presses: ['Cancel booking'], ready: 'dialog[open]' },
    ...{ press: 'dialog .danger', outcome: 'There was a problem cancelling' },
    answers: {
      ...checkoutAnswers,
      '/book/cancel': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'No.' }),
    },
  },
  {
    ...{ ...opened, name: 'a confirmation that is sent again', press: 'Resend confirmation' },
    ...{ answers: { ...checkoutAnswers, '/book/resend': () => ({ ok: true }) }, ready: '[part=booking]' },
    outcome: 'Your confirmation is on its way',
  },
  {
    ...{ ...opened, name: 'a receipt that fails', press: 'Receipt (PDF)', ready: '[part=booking]' },
    answers: {
      ...checkoutAnswers,
      '/book/receipt': () => new Refusal(500, { code: 'SERVER_ERROR', message: 'No.' }),
    },
    outcome: 'Something went wrong on the server.',
  },
  {
    ...{ tag: 'stay-lookup', name: 'a lookup that finds nothing', press: 'Submit' },
    fields: { 'Trip number': 'ST-ABCD-EFGH-JKMN', Email: 'maya@example.com' },
    answers: { '/book/details': () => new Refusal(404, { code: 'NOT_FOUND', message: 'None.' }) },
    outcome: 'could not find',
  },
  {
    ...{ tag: 'stay-lookup', name: 'a lookup', press: 'Submit', answers: checkoutAnswers },
    fields: { 'Trip number': 'ST-ABCD-EFGH-JKMN', Email: 'maya@example.com' },
    outcome: 'Your reservation',
  },
  {
    ...{ tag: 'stay-lookup', name: 'lost trip numbers', presses: ['Forgot your trip number?'] },
    ...{ ready: '[name=email]', fields: { Email: 'maya@example.com' }, press: 'Send my trip numbers' },
    ...{ answers: { '/book/trip-numbers': () => ({ ok: true }) }, outcome: 'Check your email' },
  },
]

const lists: readonly Act[] = [
  {
    ...{ tag: 'stay-cards', steps: [], name: 'another default', answers: withCards },
    ...{ press: 'Make default: Visa •••• 1111', outcome: 'This card is your default now.' },
  },
  {
    ...{ tag: 'stay-cards', steps: [], name: 'a card that is deleted', answers: withCards },
    ...{ presses: ['Delete: Visa •••• 1111'], says: undefined, ready: '[part=card]' },
    ...{ press: 'Delete: Visa •••• 1111', outcome: 'Your card was deleted.' },
  },
  {
    ...{ tag: 'stay-cards', steps: [], name: 'a card that is saved', answers: withCards },
    ...{ presses: ['Edit: Visa •••• 1111'], ready: '[name=city]', press: 'Save card' },
    outcome: 'Your card was saved.',
  },
  {
    ...{ tag: 'stay-saved', name: 'a hotel that is removed', press: /^Remove/, outcome: 'is off your list.' },
    answers: {
      '/profile/users/u1/saved-hotels': () => ({ hotels: [savedHotelFixture()] }),
      [`/profile/users/u1/saved-hotels/${savedHotelFixture().id}`]: () => ({ ok: true }),
    },
  },
  {
    ...{ tag: 'stay-saved', name: 'a link that is withdrawn', press: 'Stop Sharing' },
    ...{ attributes: { 'share-url': '/saved/{list}' }, outcome: 'The link no longer works.' },
    answers: {
      '/profile/users/u1/saved-hotels': () => ({ hotels: [savedHotelFixture()], link: 'token' }),
      '/profile/users/u1/saved-hotels-link': () => ({ ok: true }),
    },
  },
]

const acts = [...logins, ...trips, ...lists]

type Box = ReturnType<typeof mount>

const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'

/** The innermost elements with a text. */
const holders = ({ root }: Box, text: string): Element[] =>
  [...root.querySelectorAll('*')].filter(
    (element) =>
      element.textContent?.includes(text) &&
      ![...element.children].some((child) => child.textContent?.includes(text)),
  )

/** Whether a text is of the element with the focus: its content, its label or its description. */
function isOfFocus({ root }: Box, holder: Element): boolean {
  const { activeElement } = root
  if (!activeElement) return false
  const { labels } = activeElement as HTMLInputElement
  const ids = activeElement.getAttribute('aria-describedby')?.split(' ') ?? []
  const related = [activeElement, ...(labels ?? []), ...ids.map((id) => root.getElementById(id))]
  return related.some((element) => element?.contains(holder))
}

describe('a screen reader', () => {
  const prepare = pageOfStates()
  for (const act of acts)
    it(`announces ${act.name} of <${act.tag}>, by the focus or by a live region that existed before`, async () => {
      await prepare(act)
      const box = await showState(act)
      for (const [label, text] of Object.entries(act.fields ?? {})) type(await box.field(label), text)
      const button = await (typeof act.press === 'string' && act.press.startsWith('dialog ')
        ? box.find(act.press)
        : box.button(act.press))
      const regions = new Set(box.root.querySelectorAll(LIVE))
      press(button)
      await box.says(act.outcome)
      // An alert that is added is announced, and so is a text in a region that was there.
      const isTold = () =>
        holders(box, act.outcome).some((holder) => {
          const region = holder.closest(LIVE)
          return region?.role === 'alert' || (region && regions.has(region)) || isOfFocus(box, holder)
        })
      await eventually(isTold)
      // Focus on the page's body would read the page from its start.
      await eventually(() => document.activeElement === box.element)
    })

  it('stays in the checkout when a login there has replaced its button', async () => {
    const state: State = { tag: 'stay-checkout', name: 'a login', presses: [/^Log In/] }
    const ofMember = memberAnswers()
    const profile = '/profile/users/u1'
    const answers: Answers = {
      ...{ ...checkoutAnswers, ...ofMember, ...login },
      // The contract of the member may come first.
      [profile]: (body, count) => pause(300).then(() => ofMember[profile]?.(body, count)),
    }
    const logins = listen('stay-login')
    await prepare({ ...state, answers })
    const box = await showState({ ...state, ready: 'dialog stay-login' })
    const { shadowRoot } = await box.find('dialog stay-login')
    for (const [name, text] of Object.entries({ username: 'ann@x.com', password: 'Aa1!aaaa' }))
      type(await eventually(() => shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`)), text)
    press(await eventually(() => shadowRoot?.querySelector<HTMLElement>('[type=submit]')))
    await eventually(() => !box.root.querySelector('dialog'))
    await eventually(() => box.root.activeElement?.matches('h1, h2'))
    expect(logins.events).to.have.length(1)
    logins.stop()
  })
})
