import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { bookRate, expectNoTrouble } from '../story.ts'
import {
  cardFrame,
  closeBrowser,
  day,
  fillAddress,
  fillCard,
  maya,
  type Traveller,
  traveller,
  violations,
} from '../traveller.ts'

/** The member of every fresh database, whose wallet has coins. */
const demo = { email: 'demo@staykit.test', password: 'Demo-Pass1!' }
const CHALLENGED = '4000 0000 0000 3220'

afterAll(closeBrowser)

async function logIn(page: Page): Promise<void> {
  await page.goto(`${inject('urls').site}/login`)
  const box = page.locator('stay-login')
  await box.getByLabel('Email', { exact: true }).fill(demo.email)
  await box.getByLabel('Password', { exact: true }).fill(demo.password)
  await box.getByRole('button', { name: 'Log In', exact: true }).last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** Returns the first hotel of Lisbon in the search response. */
async function lisbonHotel(page: Page): Promise<string> {
  const { api } = inject('urls')
  const data = {
    location: { id: '2267057', type: 'city' },
    checkIn: day(30),
    checkOut: day(32),
    adultCount: 2,
    roomCount: 1,
    currency: 'USD',
    refId: '8183',
  }
  const answer = await page.request.post(`${api}/travel/hotels/search/`, { data })
  return ((await answer.json()) as { hotels: { id: string }[] }).hotels[0]?.id ?? ''
}

const usDate = (date: string) => `${date.slice(5)}-${date.slice(0, 4)}`

/** Goes from a hotel's rates to the payment tab; each stay has its own dates, so that rooms do not run out. */
async function toPayment(page: Page, hotel: string, ahead: number, tab: string): Promise<void> {
  const stay = `${usDate(day(ahead))}/${usDate(day(ahead + 2))}/1/2`
  await page.goto(`${inject('urls').site}/details/city/2267057/${stay}/${hotel}/rates`)
  const rate = page.locator('stay-hotel [part~=rate]').filter({ hasText: 'Free Cancellation' }).first()
  await bookRate(page, rate)
  const form = page.locator('stay-checkout')
  const tabOf = page.getByRole('tab', { name: tab })
  // The second booking of a member starts with the payment.
  await form.getByLabel('First name', { exact: true }).or(tabOf).first().waitFor()
  if (!(await tabOf.isVisible())) {
    for (const [label, text] of Object.entries(maya)) await form.getByLabel(label, { exact: true }).fill(text)
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await tabOf.click()
}

const bookRoom = (page: Page) => page.getByRole('button', { name: /^Book Room/ }).click()
const booked = async (page: Page) => {
  await page.getByText('Trip number').waitFor({ timeout: 40_000 })
  const total = await page.locator('stay-checkout [data-total]').getAttribute('data-total')
  expect(Number(total)).toBeGreaterThan(0)
}

/** Opens the deals of a seeded code, typed into the form of the results. */
async function applyDealCode(page: Page): Promise<void> {
  const stay = `${usDate(day(70))}/${usDate(day(72))}/1/2`
  await page.goto(`${inject('urls').site}/search/city/2267057/${stay}`)
  const code = page.getByRole('textbox', { name: 'Deal code' })
  // The form is below some hotels and loads when scrolled into view.
  await page.locator('stay-results [part~=listing]').first().waitFor()
  for (let screen = 0; screen < 60 && !(await code.isVisible()); screen++) {
    // Scrolls up again: the form mounts near the screen, and only after the session has loaded.
    await page.evaluate(() => {
      if (scrollY + innerHeight > document.body.scrollHeight - 800) scrollTo(0, 0)
      else scrollBy(0, 700)
    })
    await page.waitForTimeout(150)
  }
  await code.fill('STAY60')
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await page.waitForFunction(() => localStorage.getItem('dealCode'))
}

async function member(width: number): Promise<Traveller & { readonly hotel: string }> {
  const person = await traveller(width)
  await logIn(person.page)
  return { ...person, hotel: await lisbonHotel(person.page) }
}

describe('members return', () => {
  it('[ACC-032] a signed-in member is redirected from the login to the profile, and Back does not return to it', async () => {
    const person = await traveller(1280)
    const { page } = person
    await logIn(page)
    await page.goto(inject('urls').site)
    await page.goto(`${inject('urls').site}/login`)
    await page.waitForURL((url) => url.pathname.startsWith('/profile'))
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/')
    expectNoTrouble(person)
    await person.close()
  }, 60_000)
})

describe('a visitor with a deal code', () => {
  it('[HOT-246] [HOT-250] sees member rates, and books one without a login', async () => {
    const person = await traveller(1280)
    const { page } = person
    const stay = `${usDate(day(70))}/${usDate(day(72))}/1/2`
    await applyDealCode(page)
    await page.goto(`${inject('urls').site}/details/city/2267057/${stay}/${await lisbonHotel(page)}/rates`)
    const rate = page.locator('stay-hotel [part~=rate]').filter({ hasText: 'Member Deal' }).first()
    await bookRate(page, rate)
    await page.waitForURL((url) => url.pathname.startsWith('/checkout'))
    const query = new URL(page.url()).searchParams
    expect([query.has('rate'), query.has('ratePlan')]).toEqual([true, true])
    await page.getByRole('heading', { name: 'Your Information' }).waitFor()
    expectNoTrouble(person)
    await person.close()
  }, 90_000)
})

describe('members pay', () => {
  it('pay with coins, and download the booking as files', async () => {
    const person = await member(1280)
    const { page, hotel } = person
    await toPayment(page, hotel, 40, 'Wallet')
    const button = page.getByRole('button', { name: /^Book Room/ })
    const coins = page.locator('input[name=coin]:enabled')
    await coins.first().waitFor()
    await fillAddress(page)
    expect(await button.isEnabled()).toBe(false)
    for (let index = (await coins.count()) - 1; index >= 0 && !(await button.isEnabled()); index--)
      await coins.nth(index).check()
    expect(await violations(page), 'wallet').toEqual([])
    await button.click()
    await booked(page)
    await page.getByText('Your artifact is created').waitFor({ timeout: 40_000 })
    for (const [name, file] of [
      ['Add to calendar', /\.ics$/],
      ['Receipt (PDF)', /\.pdf$/],
    ] as const) {
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      expect((await saving).suggestedFilename()).toMatch(file)
    }
    expect(await violations(page), 'confirmation').toEqual([])
    expectNoTrouble(person)
    await person.close()
  }, 150_000)

  it('pay on a phone with cards: declined, challenged, saved', async () => {
    const person = await member(390)
    const { page, hotel } = person
    const complete = () => cardFrame(page).getByRole('button', { name: 'Complete' }).click()
    await toPayment(page, hotel, 55, 'Credit Card')
    await fillCard(page, '4000 0000 0000 0002')
    await bookRoom(page)
    await page.locator('stay-checkout [role=alert]').waitFor()
    // The page scrolls to the alert first.
    const keep = page.getByLabel('Save this card for my next booking')
    await keep.scrollIntoViewIfNeeded()
    await keep.check()
    await fillCard(page, CHALLENGED)
    await bookRoom(page)
    await complete()
    await booked(page)
    await toPayment(page, hotel, 60, 'Credit Card')
    await page.getByRole('radio', { name: /3220/ }).check()
    expect(await violations(page), 'saved cards').toEqual([])
    await bookRoom(page)
    await complete()
    await booked(page)
    expectNoTrouble(person)
    await person.close()
  }, 150_000)
})
