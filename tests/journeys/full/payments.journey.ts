import type { Page } from 'playwright-core'
import { afterAll, describe, it, type TestContext } from 'vitest'
import {
  bookRoom,
  fillCustomer,
  hasFailed,
  isBooked,
  onChain,
  quoteAfter,
  signInNew,
  toPayment,
  total,
} from '../payments.ts'
import { expectNoTrouble } from '../story.ts'
import { accessible, closeBrowser, fillCard, type Traveller, traveller, widths } from '../traveller.ts'

const ORDINARY = 'The Free Cancellation'
const SLOW = 'The Slow Supplier'
const GONE = 'The Gone While Booking'
const DECLINED = '4000 0000 0000 0002'

afterAll(closeBrowser)

/** Opens the checkout of a signed-in member; `run` gets a page and dates that no other journey books. */
async function journey(
  width: number,
  who: 'visitor' | 'member',
  method: string,
  onFinished: TestContext['onTestFinished'],
  run: (page: Page, inDays: number) => Promise<void>,
): Promise<void> {
  const person: Traveller = await traveller(width, onFinished)
  const email = `${method}-${who}-${width}-${Date.now()}@example.com`
  await fillCustomer(person.context, email)
  if (who === 'member') await signInNew(person.context, person.page, email)
  const place = [...'cbws'].indexOf(method[0] ?? '') * 2 + Number(who === 'member')
  await run(person.page, 40 + place * 6 + (width > 500 ? 0 : 60))
  expectNoTrouble(person)
  await person.close()
}

/** Reloads during the supplier call: the page resumes the booking. */
async function reloadsInTheMiddle(page: Page): Promise<void> {
  const price = await total(page)
  await bookRoom(page)
  await page.getByText('Booking your room').waitFor()
  await page.reload()
  await isBooked(page, price)
}

async function tryAgainAfterFailure(page: Page): Promise<void> {
  await hasFailed(page)
  await accessible(page, 'failed booking')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor()
}

// The tests run concurrently, because most of their time is polls and redirects. Three or four bookings each, five at a time.
describe.concurrent.each(widths)('payment at %i px', (width) => {
  it.for(['visitor', 'member'] as const)(
    'by card, as a %s: declined, paid, failed, reloaded',
    async (who, { onTestFinished }) => {
      await journey(width, who, 'card', onTestFinished, async (page, inDays) => {
        await toPayment(page, ORDINARY, inDays)
        const price = await total(page)
        await fillCard(page, DECLINED)
        await bookRoom(page)
        await page.locator('stay-checkout').getByRole('alert').waitFor()
        await fillCard(page)
        await accessible(page, 'declined card')
        await bookRoom(page)
        await isBooked(page, price)

        await toPayment(page, GONE, inDays)
        await fillCard(page)
        await bookRoom(page)
        await tryAgainAfterFailure(page)

        await toPayment(page, SLOW, inDays)
        await fillCard(page)
        await reloadsInTheMiddle(page)
      })
    },
  )

  it('a saved card: saves, charges again, fails, reloads', async ({ onTestFinished }) => {
    await journey(width, 'member', 'saved', onTestFinished, async (page, inDays) => {
      await toPayment(page, ORDINARY, inDays)
      await fillCard(page)
      await page.getByLabel('Save this card').check()
      const first = await total(page)
      await bookRoom(page)
      await isBooked(page, first)

      await toPayment(page, ORDINARY, inDays + 3)
      await page.getByRole('radio', { name: /4242/ }).waitFor()
      await accessible(page, 'saved cards')
      const price = await total(page)
      await bookRoom(page)
      await isBooked(page, price)

      await toPayment(page, GONE, inDays)
      await page.getByRole('radio', { name: /4242/ }).waitFor()
      await bookRoom(page)
      await tryAgainAfterFailure(page)

      await toPayment(page, SLOW, inDays)
      await page.getByRole('radio', { name: /4242/ }).waitFor()
      await reloadsInTheMiddle(page)
    })
  })

  it('the wallet: refuses, pays, fails, reloads', async ({ onTestFinished }) => {
    await journey(width, 'member', 'wallet', onTestFinished, async (page, inDays) => {
      const choose = () => page.getByRole('checkbox', { name: /^BTC/ }).check()
      await toPayment(page, ORDINARY, inDays, 'Wallet')
      await choose()
      await accessible(page, 'wallet')
      const price = await total(page)
      const refusal = { success: false, err_msgs: ['The wallet is resting.'] }
      const path = '**/booking/payment'
      await page.route(path, (route) =>
        route.fulfill({ json: refusal, headers: { 'access-control-allow-origin': '*' } }),
      )
      await bookRoom(page)
      await page.getByText('There was a problem with booking payment: The wallet is resting.').waitFor()
      await page.unroute(path)
      await bookRoom(page)
      await isBooked(page, price)

      await toPayment(page, GONE, inDays, 'Wallet')
      await choose()
      await bookRoom(page)
      await tryAgainAfterFailure(page)

      await toPayment(page, SLOW, inDays, 'Wallet')
      await choose()
      await reloadsInTheMiddle(page)
    })
  })

  it('bitcoin: pays, expires and restarts, fails, reloads next to the quote', async ({ onTestFinished }) => {
    await journey(width, 'member', 'bitcoin', onTestFinished, async (page, inDays) => {
      const begin = async (hotel: string) => {
        await toPayment(page, hotel, inDays, 'Bitcoin')
        return quoteAfter(page, () => bookRoom(page))
      }
      const first = await begin(ORDINARY)
      await accessible(page, 'bitcoin quote')
      const price = await total(page)
      await onChain(page, first, 'half')
      await page.getByText(/BTC has arrived/).waitFor()
      const before = await page.locator('stay-checkout code').textContent()
      await page.reload()
      await page.getByText(/BTC has arrived/).waitFor()
      const after = await page.locator('stay-checkout code').textContent()
      if (before !== after) throw new Error('the reload opened another quote')
      await onChain(page, first, 'rest')
      await isBooked(page, price)

      const late = await begin(SLOW)
      await onChain(page, late, 'expire')
      await page.getByText('Your Bitcoin Transfer has expired').waitFor()
      await accessible(page, 'expired quote')
      const next = await quoteAfter(page, () =>
        page.getByRole('button', { name: 'Start a new payment' }).click(),
      )
      const agreed = await total(page)
      await onChain(page, next, 'exact')
      await isBooked(page, agreed)

      await onChain(page, await begin(GONE), 'exact')
      await tryAgainAfterFailure(page)
    })
  })
})
