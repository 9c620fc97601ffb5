import { messages as counts } from '@staykit/words/en/counts'
import { messages as panels } from '@staykit/words/en/panels'
import { messages as stayFields } from '@staykit/words/en/stay-fields'
import { useState } from 'react'
import { cardFields } from '../card-frame/fields.ts'
import { english } from '../card-frame/language.ts'
import { define as defineCards } from '../elements/stay-cards/define.ts'
import { define as defineCheckout } from '../elements/stay-checkout/define.ts'
import { checkoutAnswers, maya, openCheckout } from '../elements/stay-checkout/testing/checkout-page.ts'
import { define as defineLogin } from '../elements/stay-login/define.ts'
import { define as defineSearch } from '../elements/stay-search/define.ts'
import { DealForm } from '../features/deals/deal-form.tsx'
import { Calendar } from '../ui/calendar/calendar.tsx'
import { cardAnswers, savedCard } from './cards.ts'
import { type FakeApi, fakeApi } from './fake-api.ts'
import { keptMember, memberAnswers } from './member.ts'
import { freshPage, mount, type } from './page.ts'
import { inDays } from './places.ts'
import { showComponent } from './shared-component.tsx'
import { eventually, settled } from './wait.ts'

/** An opened field; its answer is what it took, or the words of its refusal. */
export interface Opened {
  readonly field: HTMLInputElement
  readonly answer: () => Promise<string>
}

export interface Typed {
  readonly open: () => Promise<Opened>
  readonly parts: readonly string[]
  readonly taken: string
  /** Separators that the field refuses, and its words for them. */
  readonly refused?: readonly [signs: string, words: string]
  /** The form is gone after its answer. */
  readonly isOnce?: true
  /** The parts need a separator. */
  readonly isSeparated?: true
}

let api: FakeApi

/** A fresh page whose server takes what the fields send. */
export function typedFieldsPage(): FakeApi {
  freshPage()
  api = fakeApi({
    ...checkoutAnswers,
    ...memberAnswers,
    ...cardAnswers([savedCard()]),
    '/auth/reset-password': () => ({ ok: true }),
    // The answer would store the code, and the next form would not open.
    '/deals/validate': () => new Promise<never>(() => {}),
    '/hotels/calendar': () => ({ days: {} }),
    '/profile/users/u1/payment/pm_1': (body) => ({ card: { ...savedCard(), ...body } }),
  })
  return api
}

export function defineTypedFields(): void {
  for (const define of [defineCards, defineCheckout, defineLogin, defineSearch]) define()
}

/** The words that describe a field, or what `taken` returns; the field may be gone then. */
function answerOf(field: HTMLInputElement, taken: () => string | undefined) {
  const root = field.getRootNode() as ShadowRoot
  const words = () =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => root.getElementById(id)?.textContent ?? '')
  return eventually(() => (field.ariaInvalid === 'true' && words().join('')) || taken())
}

/** What the next call to a path says. */
function nextCall(path: string) {
  const before = api.calls(path).length
  return () => api.calls(path)[before]?.body ?? {}
}

function openFrameNow(name: 'number' | 'expiry'): Opened {
  const typed = { number: '4242424242424242', expiry: '12/34', cvc: '123' }
  document.body.innerHTML = `<b id="brand"></b>${Object.entries(typed)
    .map(
      ([id, text]) => `<input id="${id}" value="${id === name ? '' : text}" aria-describedby="${id}-error">
      <p id="${id}-error" hidden></p>`,
    )
    .join('')}`
  const fields = cardFields(english, 'checkout', () => {})
  const field = document.getElementById(name) as HTMLInputElement
  const taken = () => {
    const card = fields.read()
    return card && (name === 'number' ? card.number : `${card.expMonth}/${card.expYear}`)
  }
  return { field, answer: () => answerOf(field, taken) }
}

const openFrame = (name: 'number' | 'expiry') => async () => openFrameNow(name)

/** A date that is later than every date that its beginning could be. */
export const day = `${new Date().getFullYear() + 1}-01-24`
let chosen = ''

function Dates() {
  const [date, change] = useState('')
  chosen = date
  const more = { isSingle: true, nights: [0, 700], end: 'checkIn', vertical: false } as const
  return (
    <Calendar {...more} checkIn={date} checkOut="" min={inDays(0).date} onChange={change} onDone={() => {}} />
  )
}

async function openDate(): Promise<Opened> {
  const box = showComponent(Dates, { counts, panels, 'stay-fields': stayFields })
  // The grid takes the focus at first.
  await eventually(() => box.root.activeElement?.matches('[data-date]'))
  const field = await box.find<HTMLInputElement>('.cal-typed input')
  return { field, answer: () => answerOf(field, () => chosen) }
}

export const lisbon = { 'location-id': '800', 'location-name': 'Lisbon' }
/** The check-in that the calendar shows. */
export const checkInOf = (box: ReturnType<typeof mount>) =>
  box.root.querySelector<HTMLElement>('[data-date][aria-pressed=true]')?.dataset.date

async function openFormDate(): Promise<Opened> {
  const box = mount('stay-search', lisbon)
  ;(await box.find('[data-panel=checkIn]')).click()
  await eventually(() => box.root.activeElement?.matches('[data-date]'))
  // The focus of the opening calendar would end the typing.
  await settled(() => box.root.activeElement?.outerHTML)
  const field = await box.find<HTMLInputElement>('.cal-typed input')
  return { field, answer: () => answerOf(field, () => checkInOf(box)) }
}

const openCustomer = (section: string, name: string) => async (): Promise<Opened> => {
  const box = openCheckout({ section, customer: { ...maya, [name]: '' } })
  const field = await box.find<HTMLInputElement>(`[name=${name}]`)
  const stored = () => JSON.parse(sessionStorage.getItem('staykit.customer') ?? '{}')[name]
  return { field, answer: () => answerOf(field, () => stored().normalize('NFKC').replace(/\D/g, '')) }
}

async function openPin(): Promise<Opened> {
  const box = mount('stay-login', { view: 'ResetPassword' })
  type(await box.field('Email'), 'ann@x.com')
  type(await box.field('New password'), 'Demo-Pass2!')
  const field = await box.find<HTMLInputElement>('[name=pin]')
  const submit = await box.button('Set new password')
  return {
    field,
    answer: () => {
      const sent = nextCall('/auth/reset-password')
      submit.click()
      return answerOf(field, () => sent()['pin']?.toString())
    },
  }
}

async function openDealCode(): Promise<Opened> {
  const box = showComponent(DealForm)
  const field = await box.field('Deal code')
  const submit = await box.button('Apply')
  return {
    field,
    answer: () => {
      const sent = nextCall('/deals/validate')
      submit.click()
      return answerOf(field, () =>
        sent()
          ['dealCode']?.toString()
          .normalize('NFKC')
          .replace(/[^\dA-Z]/g, ''),
      )
    },
  }
}

const openCard = (name: string, sentAs: string) => async (): Promise<Opened> => {
  keptMember()
  const box = mount('stay-cards')
  ;(await box.button(/^Edit/)).click()
  const field = await box.find<HTMLInputElement>(`[name=${name}]`)
  const save = await box.button('Save card')
  return {
    field,
    answer: () => {
      const sent = nextCall('/profile/users/u1/payment/pm_1')
      save.click()
      return answerOf(field, () => sent()[sentAs]?.toString())
    },
  }
}

const [year = '', month = '', dayOfMonth = ''] = day.split('-')
export const dateParts = [month, dayOfMonth, year]
const date = { parts: dateParts, taken: day }
/** Every field that formats or reads what is typed. */
export const typedFields: Readonly<Record<string, Typed>> = {
  'an expiry': { open: openFrame('expiry'), parts: ['12', '34'], taken: '12/2034' },
  'an expiry with a long year': { open: openFrame('expiry'), parts: ['11', '2034'], taken: '11/2034' },
  'an expiry with a short month': {
    ...{ open: openFrame('expiry'), parts: ['1', '34'], taken: '1/2034', isSeparated: true },
  },
  'a card number': {
    open: openFrame('number'),
    parts: ['4242', '4242', '4242', '4242'],
    taken: '4242424242424242',
  },
  'a date in the calendar': { open: openDate, ...date },
  'a date in the form': { open: openFormDate, ...date },
  'a phone number': {
    open: openCustomer('customer', 'phoneNumber'),
    parts: ['030', '1234', '5678'],
    taken: '03012345678',
  },
  'a postal code': {
    ...{ open: openCustomer('billing', 'postalCode'), parts: ['02139', '1234'], taken: '021391234' },
    isSeparated: true,
    refused: ['/.／．', '5 digit'],
  },
  'a mailed code': {
    open: openPin,
    isOnce: true,
    parts: ['1234', '5678'],
    taken: '12345678',
    refused: ['/.／．', '6 or 8 digits'],
  },
  'a deal code': { open: openDealCode, isOnce: true, parts: ['SUMMER', '30'], taken: 'SUMMER30' },
  'the month of a saved card': { open: openCard('expirationMonth', 'exp_month'), parts: ['12'], taken: '12' },
  'the year of a saved card': { open: openCard('expirationYear', 'exp_year'), parts: ['51'], taken: '2051' },
}
