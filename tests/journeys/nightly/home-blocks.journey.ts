import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { keepDates } from '../traveller.ts'

let page: Page
const open = onePage((here) => {
  ;({ page } = here)
})
const search = () => page.locator('main stay-search')

describe('the blocks of the home page', () => {
  it('[ACC-013] [ACC-014] [ACC-024] [ACC-025] [AQ-03] has four Life blocks with text and picture on alternating sides, and the benefits of the VIP Passport', async () => {
    await open('/')
    const blocks = page.locator('main article').filter({ has: page.getByRole('heading', { name: /Life/ }) })
    expect(await blocks.getByRole('heading').allInnerTexts()).toEqual([
      'Life Marketplace',
      'Earn Life Points',
      'Life Gameplay',
      'Life VIP',
    ])
    const isLeft = async (at: number) => {
      const [picture, text] = await Promise.all(
        ['img', 'h2'].map((part) => blocks.nth(at).locator(part).boundingBox()),
      )
      return (picture?.x ?? 0) < (text?.x ?? 0)
    }
    expect(await Promise.all([0, 1, 2, 3].map(isLeft))).toEqual([true, false, true, false])
    await blocks.nth(1).getByText('up to $400 on average').waitFor()
    await blocks
      .nth(2)
      .getByText(/wheel of rewards for up to \$200\. Stay 9 times, .* Dubai is 10 percent off/)
      .waitFor()
    const vip = page.getByRole('link', { name: /VIP experiences/ })
    await vip.click()
    await page.waitForURL((url) => url.pathname === '/faq')
    await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor()
  })

  it('[ACC-015] [ACC-016] [AQ-54] offers pet-friendly stays, and long ones with fixed dates for two', async () => {
    const offer = (name: string) => page.getByRole('link', { name: `See hotels: ${name}` })
    await open('/')
    const first = page.locator('main section', { has: page.getByRole('heading', { name: 'Offers' }) })
    expect(await first.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Pet-friendly stays',
      'Monthly stays',
    ])
    expect(await offer('Monthly stays').getAttribute('href')).toMatch(
      /^\/search\/city\/\d+\/\d\d-01-\d{4}\/\d\d-22-\d{4}\/1\/2$/,
    )
    await offer('Pet-friendly stays').click()
    await page.waitForURL(/\/s\/city\/Lisbon\/today\/.*amenities=13/)
    await page.locator('stay-results').getByText('Pets Allowed').first().waitFor()
  })

  it('[ACC-023] has the marketing claims in a strip', async () => {
    await open('/')
    const strip = await page.getByRole('region', { name: 'What to expect' }).innerText()
    for (const claim of [
      /100,000\+\s+promotional rates with no booking fees/,
      /700,000\+\s+hotels worldwide/,
      /20,000 cities/,
      /4 million\s+customer reviews/,
    ])
      expect(strip).toMatch(claim)
  })

  it('[PLT-023] [AQ-48] stores choices under the names of the requirements', async () => {
    await open('/?bar=on&lang=us')
    await search().getByRole('tab').first().waitFor()
    const keys = () => page.evaluate(() => Object.keys(localStorage))
    await expect
      .poll(keys)
      .toEqual(expect.arrayContaining(['lang', 'checkIn', 'checkOut', 'roomCount', 'adultCount']))
    await open('/?bar=static')
    await search().getByLabel('Where to?', { exact: true }).fill('Lisbon')
    await search()
      .getByRole('option', { name: /Lisbon/ })
      .first()
      .click()
    await keepDates(page)
    await search().getByRole('link', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\//)
    await expect.poll(keys).toEqual(expect.arrayContaining(['homeHotelSearch', 'bar']))
    await page.evaluate(() => localStorage.removeItem('bar'))
    for (const [path, labels, key] of [
      ['/flights', ['From', 'To'], 'homeFlightSearch'],
      ['/cars', ['Pick-up location'], 'homeCarSearch'],
    ] as const) {
      await open(path)
      for (const label of labels) {
        await search()
          .getByLabel(label, { exact: true })
          .fill(label === 'To' ? 'Porto' : 'Lisbon')
        await search()
          .getByRole('option', { name: /Lisbon|Porto/ })
          .first()
          .click()
      }
      await search().getByRole('button', { name: 'Search', exact: true }).click()
      await page.waitForURL(/\/dev\/partner\//)
      await open('/')
      await expect.poll(keys).toContain(key)
    }
  })
})
