import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { closeBrowser, day, openBrowser, widths } from '../traveller.ts'

let context: BrowserContext
afterEach(() => context.close())
afterAll(closeBrowser)

async function withoutScript(width: number): Promise<Page> {
  const browser = await openBrowser()
  context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: false })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

describe('without script', () => {
  it.each(widths)(
    'a person searches, reads the list and its pages, and the rates of a hotel, at %d px',
    async (width) => {
      const page = await withoutScript(width)
      await page.goto(inject('urls').site)
      const form = page.locator('stay-search form')
      await form.getByLabel('Where to?').fill('Lisbon')
      await form.getByLabel('Check-in').fill(day(10))
      await form.getByLabel('Check-out').fill(day(12))
      await form.getByLabel('Rooms').fill('1')
      await form.getByLabel('Guests').fill('2')
      await form.getByRole('button', { name: 'Search' }).click()
      await page.waitForURL(/\/search\/city\/2267057\//)
      const listings = page.locator('stay-results [part~=listing]')
      await page.getByRole('heading', { name: /^Hotels in Lisbon/ }).waitFor()
      expect(await listings.count()).toBe(20)
      const [first] = await listings.locator('h2').allInnerTexts()
      expect(await listings.first().innerText()).toMatch(/\$\d[\s\S]*total(,| incl\. taxes and fees)/i)
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' }).click()
      await page.waitForURL(/from=20/)
      expect(await listings.locator('h2').allInnerTexts()).not.toContain(first)
      const link = listings.locator('h2 a').first()
      const name = await link.innerText()
      await link.click()
      await page.waitForURL(/\/details\//)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const rates = page.locator('stay-hotel [part~=rate]')
      expect(await rates.count()).toBeGreaterThan(0)
      expect(await rates.first().innerText()).toMatch(/\$\d/)
      await rates.nth(1).getByRole('radio').check()
      const bundle = await rates.nth(1).getByRole('radio').inputValue()
      await page
        .locator('stay-hotel')
        .getByRole('button', { name: /^Book Now/ })
        .click()
      await page.waitForURL(
        (url) => url.pathname === '/checkout/customer' && url.searchParams.get('rate') === bundle,
      )
    },
  )

  it('an unknown place shows an error in its field, and the search continues from there', async () => {
    const page = await withoutScript(1280)
    await page.goto(inject('urls').site)
    await page.getByLabel('Where to?').fill('Xqzzyqx')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('Please Select a Location').waitFor()
    expect(await page.getByLabel('Where to?').inputValue()).toBe('Xqzzyqx')
  })
})
