import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { patience } from '../patience.ts'
import { accessible, day, fillCard, fillCustomer, mailTo, type Traveller, usDay } from './traveller.ts'

export const password = 'Journey-Pass1!'

/** Types a real city, picks dates, rooms and guests, and searches. */
export async function search(page: Page, city: string, from: number, to: number): Promise<void> {
  await started(page, 'stay-search')
  const box = page.locator('stay-search').first()
  await box.getByRole('combobox').click()
  await box.getByRole('combobox').fill(city.slice(0, 5))
  await accessible(page, 'suggestions')
  await page
    .getByRole('option', { name: new RegExp(city) })
    .first()
    .click()
  // The place leads to the dates, and the second date to the guests; a small screen does not open them.
  await pickDay(page, day(from))
  await accessible(page, 'calendar')
  await pickDay(page, day(to))
  const guests = box.getByRole('button', { name: /^Rooms and guests/ })
  await box.locator('dialog.dates-panel').waitFor({ state: 'detached' })
  if (page.viewportSize()?.width === 390) await guests.click()
  await page.getByRole('button', { name: 'More guests' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await accessible(page, 'search')
  await box.getByRole('link', { name: 'Search', exact: true }).click()
}

export async function pickDay(page: Page, date: string, tag = 'stay-search'): Promise<void> {
  const cell = page.locator(`${tag} [data-date="${date}"]`)
  await page.locator(`${tag} [data-date][aria-label]`).first().waitFor()
  for (let month = 0; month < 4 && !(await cell.isVisible()); month++) {
    await page.getByRole('button', { name: 'Next month' }).click()
  }
  await cell.click()
}

/** Waits until an element has replaced the server-rendered markup: axe would check both. */
export async function started(page: Page, tag: 'stay-search' | 'stay-results' | 'stay-hotel'): Promise<void> {
  const element = page.locator(tag).first()
  await expect
    .poll(() =>
      element.evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.children ?? [])].some(({ localName }) => ['link', 'slot'].includes(localName)),
      ),
    )
    .toBe(false)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 300))))
}

/** Clicks a button that opens the journey in a dialog; clicks again when the script was not ready. */
export async function openDialog(page: Page, button: Locator): Promise<void> {
  const dialog = page.getByRole('dialog').first()
  for (let time = 1; time < 5; time++) {
    // The dialog may have opened over the button meanwhile.
    await button.click(time > 1 ? { timeout: patience(1.5) } : {}).catch((problem) => {
      if (time === 1) throw problem
    })
    if (
      await dialog.waitFor({ timeout: patience(1.5) }).then(
        () => true,
        () => false,
      )
    )
      return
  }
  await dialog.waitFor()
}

/** Returns the step of the progress bar. */
function step(page: Page): Promise<string | null> {
  return page.locator('ol [aria-current=step] > span:last-child').textContent()
}

/** Opens the first hotel of the list that sells a room with free cancellation; returns its cheapest such rate. */
export async function openWithFreeCancellation(page: Page): Promise<Locator> {
  const rates = page.locator('stay-hotel [part~=rate]')
  const free = rates.filter({ hasText: 'Free Cancellation' })
  for (let place = 0; ; place++) {
    const hotel = page.locator('stay-results [part~=listing]').nth(place)
    await hotel.getByRole('heading').getByRole('link').click()
    await rates.first().waitFor()
    if ((await free.count()) > 0) return free.first()
    await page.goBack()
  }
}

/**
 * Goes from the list to the confirmation: a hotel, a rate with cancellation, details, a test card. Calls `onPaid` as
 * soon as the room is paid and booked.
 */
export async function book(page: Page, email: string, onPaid = () => {}): Promise<string> {
  await page.locator('stay-results [part~=listing]').first().waitFor()
  await started(page, 'stay-results')
  await accessible(page, 'results')
  const rate = await openWithFreeCancellation(page)
  await started(page, 'stay-hotel')
  await accessible(page, 'hotel')
  expect(await step(page)).toBe('Choose a room')
  await bookRate(page, rate)
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
  await accessible(page, 'customer')
  expect(await step(page)).toBe('Enter Details')
  expect(await page.locator('ol li.dim').textContent()).toBe('Booked!')
  const total = await page.locator('stay-checkout [data-total]').getAttribute('data-total')
  await fillCustomer(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillCard(page)
  await accessible(page, 'billing')
  // The terms can be read on any page.
  const texts = page.locator('stay-checkout').getByRole('link', { name: /^(terms|privacy policy)$/ })
  expect(await texts.count()).toBe(2)
  for (const text of await texts.all()) {
    const href = await text.getAttribute('href')
    expect((await page.request.get(new URL(href ?? '', page.url()).href)).status(), href ?? '').toBe(200)
  }
  const trip = await payNow(page)
  onPaid()
  await page.getByText('Trip number').waitFor()
  await accessible(page, 'confirmation')
  expect(await step(page)).toBe('Secure Booking')
  expect(await page.locator('ol li.dim').count()).toBe(0)
  expect(await page.locator('stay-checkout [data-total]').getAttribute('data-total')).toBe(total)
  return trip
}

/** The path of the rates of a hotel of Testville, between two days from today. */
export function ratesPath(hotel: string, from: number, to: number, rooms = 1, guests = 2): string {
  return `/details/city/9000001/${usDay(from)}/${usDay(to)}/${rooms}/${guests}/${hotel}/rates`
}

/** Goes from the hotel page to the checkout with the first rate. */
export async function bookFirstRate(page: Page): Promise<void> {
  await bookRate(page, page.locator('stay-hotel [part~=rate]').first())
  await page.getByRole('heading', { name: 'Your Information' }).waitFor()
}

/** Pays a complete checkout; returns the trip number. */
export async function payNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Book Room/ }).click()
  await page.getByRole('heading', { name: "You're Booked!" }).waitFor()
  return (await page.locator('stay-checkout').getByText(/^ST-/).first().textContent()) ?? ''
}

/** Opens a trip by its number and email. */
export async function openTrip(page: Page, trip: string, email: string): Promise<Locator> {
  await page.goto(`${inject('urls').site}/help/review?tripNumber=${trip}`)
  const lookup = page.locator('stay-lookup')
  await lookup.getByLabel('Email', { exact: true }).fill(email)
  await lookup.getByRole('button', { name: 'Submit', exact: true }).click()
  await lookup.getByText(trip).first().waitFor()
  return lookup
}

/** The cents of the amount in a text such as "You get $155.68 back on your card." */
export async function centsIn(text: Locator): Promise<number> {
  const amount = /\$([\d,]+\.\d\d)/.exec((await text.textContent()) ?? '')?.[1] ?? ''
  return Number(amount.replace(/\D/g, ''))
}

/** Chooses a rate of the hotel page and clicks Book Now. */
export async function bookRate(page: Page, rate: Locator): Promise<void> {
  await rate.waitFor()
  await started(page, 'stay-hotel')
  await rate.getByRole('radio').check()
  await page.locator('stay-hotel [part~=book]').click()
}

/** The member of every fresh database, whose wallet has coins. */
const demo = { email: 'demo@staykit.test', password: 'Demo-Pass1!' }

/** Logs in the demo member. */
export async function logIn(page: Page): Promise<void> {
  await page.goto(`${inject('urls').site}/login`)
  const box = page.locator('stay-login')
  await box.getByLabel('Email', { exact: true }).fill(demo.email)
  await box.getByLabel('Password', { exact: true }).fill(demo.password)
  await box.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** Signs up with the mailed code. */
export async function signUp(page: Page, email: string, api?: string): Promise<void> {
  const box = page.locator('stay-login')
  await box.getByRole('button', { name: 'Sign Up' }).click()
  await box.getByLabel('Email', { exact: true }).fill(email)
  await box.getByLabel('Password', { exact: true }).fill(password)
  await box.getByLabel('Confirm password').fill(password)
  await accessible(page, 'sign-up')
  await box.getByRole('button', { name: 'Sign Up' }).click()
  await box.getByLabel('Code from the email').waitFor()
  const pin = /\b\d{8}\b/.exec(await mailTo(page, email, /sign-up code/, api))?.[0] ?? ''
  await box.getByLabel('Code from the email').fill(pin)
  await box.getByRole('button', { name: 'Confirm and log in' }).click()
}

/** Finds the trip under My trips and cancels it. */
export async function cancelTrip(page: Page, trip: string): Promise<void> {
  const row = page.locator('stay-trips [part~=trip]').filter({ hasText: trip })
  await row.waitFor()
  await accessible(page, 'trips')
  await row.getByRole('link', { name: 'Review Reservation' }).click()
  const lookup = page.locator('stay-lookup')
  await lookup.getByText(trip, { exact: true }).waitFor()
  await accessible(page, 'booking')
  await lookup.getByRole('button', { name: 'Cancel booking' }).click()
  const dialog = lookup.getByRole('alertdialog')
  await accessible(page, 'cancel dialog')
  await dialog.getByRole('button', { name: 'Cancel booking' }).click()
  await lookup.getByText('CANCELLED', { exact: true }).first().waitFor()
  await lookup.getByText(/back on your card/).waitFor()
}

export function expectNoTrouble({ trouble }: Traveller): void {
  expect(trouble.join('\n')).toBe('')
}
