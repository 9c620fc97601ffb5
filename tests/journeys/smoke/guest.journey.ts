import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { expectNoTrouble, payNow } from '../story.ts'
import { rateOf } from '../testville.ts'
import { accessible, closeBrowser, fillCard, fillCustomer, mailTo, traveller, widths } from '../traveller.ts'

const PASSWORD = 'Journey-Pass1!'
const HOTEL = 'The Free Cancellation'
/** LOOK=1 saves a screenshot of each new screen. */
const looks = process.env.LOOK ? fileURLToPath(new URL('../../out/guest/', import.meta.url)) : ''

afterAll(closeBrowser)

async function seen(page: Page, name: string) {
  await accessible(page, name)
  if (!looks) return
  mkdirSync(looks, { recursive: true })
  const { width } = page.viewportSize() ?? { width: 0 }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${looks}${name}-${width}-${colorScheme}.png`, fullPage: true })
  }
  await page.emulateMedia({ colorScheme: null })
}

describe.each(widths)('a guest at %i px', (width) => {
  it('books for another person, becomes a member with the address of the booking, and finds lost numbers by mail', async () => {
    const { site } = inject('urls')
    const person = await traveller(width)
    const { page } = person
    const email = `guest-${width}-${Date.now()}@example.com`
    const family = { roomCount: 1, adultCount: 1, childCount: 1, rooms: [{ adults: 1, childAges: [7] }] }
    const rate = await rateOf(HOTEL, width > 500 ? 31 : 34, family)
    await page.goto(`${site}/checkout/customer?rate=${encodeURIComponent(rate)}`)
    const checkout = page.locator('stay-checkout')
    await fillCustomer(page, email)
    await checkout.getByLabel("I'm booking for somebody else").check()
    const guest = checkout.getByRole('group', { name: 'Guest', exact: true })
    await guest.getByLabel('First name').fill('Ana')
    await guest.getByLabel('Last name').fill('Sá')
    await seen(page, 'somebody-else')
    await checkout.getByRole('button', { name: 'Continue' }).click()
    await checkout.getByText('Guests: Ana Sá').waitFor()
    await checkout.getByText('Children: 7 years').waitFor()
    await fillCard(page)
    const trip = await payNow(page)
    await checkout.getByText('Booked by').waitFor()
    await expect.poll(() => page.title()).toBe("You're Booked! | Staykit")
    const focus = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)
    await expect.poll(focus).toBe("You're Booked!")
    expect(await mailTo(page, email, /You're booked|You&#39;re booked|booked:/)).toContain('7 years')

    await checkout.getByRole('heading', { name: 'Save this trip' }).waitFor()
    await checkout.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await seen(page, 'join')
    await checkout.getByRole('button', { name: 'Create account' }).click()
    await checkout.getByLabel('Code from the email').waitFor()
    await seen(page, 'join-code')
    const pin = /\b\d{8}\b/.exec(await mailTo(page, email, /sign-up code/))?.[0] ?? ''
    await checkout.getByLabel('Code from the email').fill(pin)
    await checkout.getByRole('button', { name: 'Confirm and log in' }).click()
    await checkout.getByRole('heading', { name: 'Your account is ready' }).waitFor()
    await seen(page, 'joined')
    await checkout.getByRole('link', { name: 'See your trips' }).click()
    await page.locator('stay-trips [part~=trip]').filter({ hasText: trip }).waitFor()

    await page.goto(`${site}/help/review`)
    const lookup = page.locator('stay-lookup')
    await lookup.getByRole('button', { name: 'Forgot your trip number?' }).click()
    await lookup.getByLabel('Email').fill(email)
    await seen(page, 'lost-number')
    await lookup.getByRole('button', { name: 'Send my trip numbers' }).click()
    await lookup.getByRole('heading', { name: 'Check your email' }).waitFor()
    await seen(page, 'lost-number-sent')
    const mail = await mailTo(page, email, /Your trip numbers/)
    expect(mail).toContain(trip)
    // The link of the mail opens the trip, in a tab that knows nothing of it, and leaves no token in the address.
    const link = /\/help\/review\?tripNumber=[\w-]+#stay-link=[\w.-]+/.exec(mail)?.[0]
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(site + link)
    await lookup.getByText(trip).first().waitFor()
    await lookup.getByText('Ana Sá').waitFor()
    expect(page.url()).not.toContain('stay-link')
    await seen(page, 'booking-for-another')

    // Who gets the mail forwarded reads the trip; the email of the booking opens it for changes.
    const reader = await traveller(width)
    await reader.page.goto(site + link)
    await reader.page.getByText(trip).first().waitFor()
    const own = reader.page.locator('stay-lookup').getByLabel('Email')
    await own.waitFor()
    const cancel = reader.page.getByRole('button', { name: 'Cancel booking' })
    expect(await cancel.count()).toBe(0)
    await seen(reader.page, 'mail-link')
    await own.fill(email)
    await reader.page.getByRole('button', { name: 'Continue' }).click()
    await cancel.waitFor()
    expectNoTrouble(reader)
    await reader.close()
    expectNoTrouble(person)
    await person.close()
  })
})
