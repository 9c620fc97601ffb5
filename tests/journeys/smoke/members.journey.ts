import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { downloadAfter } from '../../engines/launch.ts'
import { bookRate, expectNoTrouble, logIn, ratesPath } from '../story.ts'
import {
  cardFrame,
  closeBrowser,
  fillAddress,
  fillCard,
  maya,
  type Traveller,
  traveller,
  usDay,
  violations,
} from '../traveller.ts'

const CHALLENGED = '4000 0000 0000 3220'

afterAll(closeBrowser)

/** Testville Grand Hotel: it sells every kind of rate, on any day. */
const HOTEL = '9000001-0'

/** Goes from a hotel's rates to the payment tab; each stay has its own dates, so that rooms do not run out. */
async function toPayment(page: Page, ahead: number, tab: string): Promise<void> {
  await page.goto(inject('urls').site + ratesPath(HOTEL, ahead, ahead + 2))
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
  await page.getByText('Trip number').waitFor()
  const total = await page.locator('stay-checkout [data-total]').getAttribute('data-total')
  expect(Number(total)).toBeGreaterThan(0)
}

/** Opens the deals of a seeded code, typed into the form of the results. */
async function applyDealCode(page: Page): Promise<void> {
  await page.goto(`${inject('urls').site}/search/city/2267057/${usDay(70)}/${usDay(72)}/1/2`)
  const code = page.getByRole('textbox', { name: 'Deal code' })
  // The form is below some hotels and loads when scrolled into view.
  await page.locator('stay-results [part~=listing]').first().waitFor()
  const scrolled = async () => {
    // Scrolls up again: the form mounts near the screen, and only after the session has loaded.
    await page.evaluate(() => {
      if (scrollY + innerHeight > document.body.scrollHeight - 800) scrollTo(0, 0)
      else scrollBy(0, 700)
    })
    return code.isVisible()
  }
  await expect.poll(scrolled, { interval: 150 }).toBe(true)
  await code.fill('STAY60')
  await page.getByRole('button', { name: 'Apply' }).first().click()
  await page.waitForFunction(() => localStorage.getItem('dealCode'))
}

async function member(width: number): Promise<Traveller> {
  const person = await traveller(width)
  await logIn(person.page)
  return person
}

describe('a visitor with a deal code', () => {
  it('[HOT-246] [HOT-250] sees member rates, and books one without a login', async () => {
    const person = await traveller(1280)
    const { page } = person
    await applyDealCode(page)
    await page.goto(inject('urls').site + ratesPath(HOTEL, 70, 72))
    const rate = page.locator('stay-hotel [part~=rate]').filter({ hasText: 'Member Deal' }).first()
    await bookRate(page, rate)
    await page.waitForURL((url) => url.pathname.startsWith('/checkout'))
    const query = new URL(page.url()).searchParams
    expect([query.has('rate'), query.has('ratePlan')]).toEqual([true, true])
    await page.getByRole('heading', { name: 'Your Information' }).waitFor()
    expectNoTrouble(person)
    await person.close()
  })
})

describe('members pay', () => {
  it('pay with coins, and download the booking as files', async () => {
    const person = await member(1280)
    const { page } = person
    await toPayment(page, 40, 'Wallet')
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
    await page.getByText('Your artifact is created').waitFor()
    for (const [name, file] of [
      ['Add to calendar', /\.ics$/],
      ['Receipt (PDF)', /\.pdf$/],
    ] as const) {
      const saved = await downloadAfter(page, () => page.getByRole('button', { name }).click())
      expect(saved).toMatch(file)
    }
    expect(await violations(page), 'confirmation').toEqual([])
    expectNoTrouble(person)
    await person.close()
  })

  it('pay on a phone with cards: declined, challenged, saved', async () => {
    const person = await member(390)
    const { page } = person
    const complete = () => cardFrame(page).getByRole('button', { name: 'Complete' }).click()
    await toPayment(page, 55, 'Credit Card')
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
    await toPayment(page, 60, 'Credit Card')
    await page.getByRole('radio', { name: /3220/ }).check()
    expect(await violations(page), 'saved cards').toEqual([])
    await bookRoom(page)
    await complete()
    await booked(page)
    expectNoTrouble(person)
    await person.close()
  })
})
