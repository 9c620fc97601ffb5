import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { post, rateOf } from './testville.ts'
import { mailTo } from './traveller.ts'

const password = 'Journey-Pass1!'
const refreshKey = 'staykit.refresh.8183'

/** The customer's form by name, without the e-mail. */
export const contact = { firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+1 617 555 0148' }

/** The billing address by name. */
export const address = {
  country: 'US',
  postalCode: '02139',
  billingAddress: '18 Alder Street',
  city: 'Cambridge',
  stateCode: 'MA',
}

/** The fields of the checkout by name. */
export const customer = { ...contact, ...address }

/** Fills the billing address of the payment by the names of its fields, in any language. */
export async function fillAddressByName(checkout: Locator): Promise<void> {
  const { country, stateCode, ...texts } = address
  await checkout.locator('[name=country]').selectOption(country)
  for (const [name, text] of Object.entries(texts)) await checkout.locator(`[name=${name}]`).fill(text)
  await checkout.locator('[name=stateCode]').selectOption(stateCode)
}

/** Fills the checkout form before any page opens, as after an earlier visit in this tab. */
export async function fillCustomer(context: BrowserContext, email: string): Promise<void> {
  await context.addInitScript(
    ([key, text]) => {
      try {
        if (!sessionStorage.getItem(key)) sessionStorage.setItem(key, text)
      } catch {
        // Firefox runs the script in the first, empty document too, which has no storage.
      }
    },
    ['staykit.customer', JSON.stringify({ ...customer, email })] as const,
  )
}

/** Creates a member with the mailed code and signs the browser in. */
export async function signInNew(context: BrowserContext, page: Page, email: string): Promise<void> {
  const account = { username: email, password, refId: '8183' }
  await post('/api/auth/sign-up', account)
  const pin = /\b\d{8}\b/.exec(await mailTo(page, email, /sign-up code/))?.[0] ?? ''
  await post('/api/auth/confirm', { username: email, pin, refId: '8183' })
  const { answer } = await post('/api/auth/sign-in', account)
  await context.addInitScript(
    ([key, token]) => {
      try {
        if (!localStorage.getItem(key)) localStorage.setItem(key, token)
      } catch {
        // As above.
      }
    },
    [refreshKey, answer.refreshToken] as const,
  )
}

/** Holds the answer about the session until the returned function is called. */
export async function holdSession(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/auth/refresh', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens the payment of a room at one of Testville's hotels. */
export async function toPayment(page: Page, hotel: string, inDays: number, pm = ''): Promise<void> {
  const { site } = inject('urls')
  const rate = encodeURIComponent(await rateOf(hotel, inDays))
  await page.goto(`${site}/checkout/billing?rate=${rate}${pm && `&pm=${pm}`}`)
  await page.getByRole('heading', { name: 'Payment', exact: true }).waitFor()
}

export const bookRoom = (page: Page) => page.getByRole('button', { name: /^Book Room/ }).click()

export function total(page: Page): Promise<string | null> {
  return page.locator('stay-checkout [data-total]').first().getAttribute('data-total')
}

/** Expects the confirmation, with the total of the payment screen. */
export async function isBooked(page: Page, price: string | null): Promise<void> {
  await page.getByText('Trip number').waitFor()
  expect(price).toBeTruthy()
  expect(await total(page)).toBe(price)
  expect(new URL(page.url()).pathname).toBe('/checkout/confirmation')
}

export async function hasFailed(page: Page): Promise<void> {
  await page.getByText('Oops! There was a problem with your booking.').waitFor()
  await page.getByText('Your hotel could not be booked.').waitFor()
}

/** Clicks Book Room for bitcoin; returns the id of the pending payment. */
export async function quoteAfter(page: Page, press: () => Promise<unknown>): Promise<string> {
  const answered = page.waitForResponse((response) =>
    response.url().endsWith('/payment/create-bitcoin-source'),
  )
  await press()
  const { data } = await (await answered).json()
  // The booking is sent a second later and then waits for the transfer.
  await page.waitForResponse((response) => response.url().endsWith('/book/sync2'))
  await page.getByRole('img', { name: 'QR code of the payment request' }).waitFor()
  return data.id
}

/** Sends a transfer on the sandbox's chain. */
export async function onChain(
  page: Page,
  source: string,
  how: 'exact' | 'half' | 'rest' | 'expire',
): Promise<void> {
  const { api } = inject('urls')
  await page.request.post(`${api}/dev/bitcoin`, { form: { source, how } })
}
