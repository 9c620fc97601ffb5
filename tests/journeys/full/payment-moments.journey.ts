import type { Page } from 'playwright-core'
import { afterAll, describe, inject, it } from 'vitest'
import {
  bookRoom,
  fillCustomer,
  holdSession,
  isBooked,
  onChain,
  quoteAfter,
  signInNew,
  toPayment,
  total,
} from '../payments.ts'
import { expectNoTrouble } from '../story.ts'
import { closeBrowser, fillCard, traveller } from '../traveller.ts'

afterAll(closeBrowser)

const ORDINARY = 'The Free Cancellation'
const SLOW = 'The Slow Supplier'

interface Way {
  readonly pm: string
  /** Fills what Book Room needs, once the payment is shown. */
  readonly fill: (page: Page) => Promise<unknown>
  /** Clicks Book Room; afterwards the money is on its way. */
  readonly pay: (page: Page) => Promise<unknown>
}

const ways: Readonly<Record<string, Way>> = {
  'a card': { pm: '', fill: (page) => fillCard(page), pay: bookRoom },
  'a saved card': {
    pm: '',
    fill: (page) => page.getByRole('radio', { name: /4242/ }).waitFor(),
    pay: bookRoom,
  },
  'the wallet': {
    pm: 'Wallet',
    fill: (page) => page.getByRole('checkbox', { name: /^BTC/ }).check(),
    pay: bookRoom,
  },
  bitcoin: {
    pm: 'Bitcoin',
    fill: async () => {},
    pay: async (page) => onChain(page, await quoteAfter(page, () => bookRoom(page)), 'exact'),
  },
}

/** Trip numbers in the confirmations that were mailed to an address. */
async function mailedTrips(page: Page, email: string): Promise<string[]> {
  const list = await (await page.request.get(`${inject('urls').api}/dev/mail`)).text()
  const rows = list.split(/<tr|<li|<article/).filter((row) => row.includes(email) && /booked/.test(row))
  return rows.flatMap((row) => /ST-[A-Z0-9-]+/.exec(row)?.[0] ?? [])
}

const tripNumber = (page: Page) => page.getByText('Trip number')
const already = (page: Page) => page.getByRole('heading', { name: 'This room is already yours' })

const rateIn = (page: Page) => new URL(page.url()).searchParams.get('rate')

/** A booking that is being made, or is made: no form to pay in, and no failure. */
const underWay = (page: Page) =>
  page.getByText('Booking your room').or(already(page)).or(tripNumber(page)).first()

describe.concurrent('a payment by', () => {
  it.for(Object.keys(ways))(
    '%s books and charges once: with a slow session, a slow supplier, Back, a reload, a second tab',
    async (name, { onTestFinished, expect: check }) => {
      const way = ways[name] as Way
      const person = await traveller(390, onTestFinished)
      const { page, context } = person
      const place = Object.keys(ways).indexOf(name)
      const inDays = 200 + place * 8
      const email = `moments-${place}-${Date.now()}@example.com`
      await fillCustomer(context, email)
      await signInNew(context, page, email)
      let bookings = 0
      if (name === 'a saved card') {
        await toPayment(page, ORDINARY, inDays + 4)
        await fillCard(page)
        await page.getByLabel('Save this card').check()
        const price = await total(page)
        await bookRoom(page)
        await isBooked(page, price)
        bookings += 1
      }

      // A slow session: nothing is paid as a visitor meanwhile.
      const release = await holdSession(page)
      const charges: string[] = []
      page.on('request', (request) => {
        if (/create-payment-intent|create-bitcoin-source|booking\/payment$/.test(request.url()))
          charges.push(request.headers().authorization ? 'member' : 'visitor')
      })
      const opened = toPayment(page, ORDINARY, inDays, way.pm)
      setTimeout(release, 1_500)
      await opened
      await way.fill(page)
      const price = await total(page)
      const second = await context.newPage()
      await second.goto(page.url())
      await way.pay(page)
      await isBooked(page, price)
      bookings += 1
      check(charges.length).toBeGreaterThan(0)
      if (name !== 'a card') check(new Set(charges)).toEqual(new Set(['member']))

      // The same rate in a tab that was open before.
      await second.getByRole('heading', { name: 'Payment', exact: true }).waitFor()
      await way.fill(second)
      await bookRoom(second)
      await already(second).waitFor()
      await second.close()

      // Back and a reload while the supplier has not answered.
      await toPayment(page, SLOW, inDays, way.pm)
      await way.fill(page)
      const agreed = await total(page)
      const rate = rateIn(page)
      await way.pay(page)
      bookings += 1
      await underWay(page).waitFor()
      await page.goBack()
      await underWay(page).waitFor()
      await page.reload()
      await underWay(page).waitFor()
      // Bitcoin waits in the payment itself: Back has left this checkout.
      if (rateIn(page) !== rate) await page.goForward()
      await tripNumber(page).or(already(page)).first().waitFor()
      if (await already(page).isVisible())
        await page.getByRole('button', { name: 'Show your booking' }).click()
      await isBooked(page, agreed)

      await check.poll(() => mailedTrips(page, email)).toHaveLength(bookings)
      check(new Set(await mailedTrips(page, email)).size).toBe(bookings)
      expectNoTrouble(person)
      await person.close()
    },
  )
})
