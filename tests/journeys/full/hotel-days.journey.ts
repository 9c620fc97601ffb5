import { dateInZone } from '@staykit/domain'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { clockChanges, later, midnightZones } from '../../../packages/server/src/testing/clock-changes.ts'
import { patience } from '../../patience.ts'
import { bookRate, started } from '../story.ts'
import { closeBrowser, openBrowser } from '../traveller.ts'

afterAll(closeBrowser)

// Each device is a whole day before or behind its hotel.
const honolulu = { id: '5856195', timeZone: 'Pacific/Honolulu' }
const apia = { id: '4035413', timeZone: 'Pacific/Apia' }

const today = (timeZone: string, ahead = 0) => dateInZone(new Date(Date.now() + ahead * 86_400_000), timeZone)
const inPath = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')

/** A page of a device in this zone. */
async function deviceIn(timezoneId: string): Promise<Page> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    timezoneId,
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
  })
  context.setDefaultTimeout(patience(45))
  onTestFinished(() => context.close())
  return context.newPage()
}

describe('the days of a hotel', () => {
  it('let a traveller in Kiritimati, where it is tomorrow already, choose tonight in Honolulu up to the checkout', async () => {
    const page = await deviceIn('Pacific/Kiritimati')
    const [night, morning] = [today(honolulu.timeZone), today(honolulu.timeZone, 1)]
    expect(night < today('Pacific/Kiritimati')).toBe(true)
    await page.goto(
      `${inject('urls').site}/search/city/${honolulu.id}/${inPath(night)}/${inPath(morning)}/1/2`,
    )
    await page.locator('stay-results [part~=listing]').first().waitFor()
    await started(page, 'stay-search')
    await page.locator('stay-search button.mini').click()
    await page
      .locator('stay-search')
      .getByRole('button', { name: /^Check-in/ })
      .click()
    expect(await page.locator(`stay-search [data-date="${night}"]`).isEnabled()).toBe(true)
    await page.keyboard.press('Escape')
    await page.locator('stay-results').getByRole('link', { name: 'Book Now' }).first().click()
    await bookRate(page, page.locator('stay-hotel [part~=rate]').first())
    await page.getByRole('heading', { name: 'Your Information' }).waitFor()
    const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', day: 'numeric' }).format(new Date(night))
    await page
      .locator('stay-checkout')
      .getByText(new RegExp(`^\\w{3} \\w{3}, ${day}, `))
      .first()
      .waitFor()
  })

  it('tell a traveller in Pago Pago that the same date is over in Apia, and start from tonight there', async () => {
    const page = await deviceIn('Pacific/Pago_Pago')
    const [over, tonight] = [today('Pacific/Pago_Pago'), today(apia.timeZone)]
    expect(over < tonight).toBe(true)
    const { site } = inject('urls')
    const stay = `${inPath(over)}/${inPath(tonight)}/1/2`
    await page.goto(`${site}/search/city/${apia.id}/${stay}`)
    await page.locator('stay-results').getByText("You're Living in the Past!").waitFor()
    await page.goto(`${site}/details/city/${apia.id}/${stay}/${apia.id}-0`)
    await page.locator('stay-hotel').getByText("You're Living in the Past!").waitFor()
    await page.waitForURL(new RegExp(`/${inPath(tonight)}/`))
    await page.goto(site)
    await started(page, 'stay-search')
    const field = page.locator('stay-search').first().getByRole('combobox')
    await field.click()
    await field.fill('Apia')
    await page
      .getByRole('option', { name: /Apia, Samoa/ })
      .first()
      .click()
    const first = page.locator('stay-search [data-date]:enabled').first()
    expect(await first.getAttribute('data-date')).toBe(tonight)
    expect(await first.getAttribute('aria-pressed')).toBe('true')
  })

  it('keep the arrival of 28 nights in March, and say how long a stay can be', async () => {
    const page = await deviceIn('UTC')
    const now = new Date()
    const year = now.getFullYear() + (now.getMonth() > 0 ? 1 : 0)
    const stay = `03-02-${year}/03-30-${year}/1/2`
    const { site } = inject('urls')
    await page.goto(`${site}/search/city/9000001/${stay}`)
    await page.locator('stay-results').getByText('Up to 21 nights.').waitFor()
    await started(page, 'stay-search')
    await page.locator('stay-search button.mini').click()
    await page
      .locator('stay-search')
      .getByRole('button', { name: /^Check-in.* Mar 2\b/ })
      .waitFor()
    await page.goto(`${site}/details/city/9000001/${stay}/9000001-0`)
    await page.locator('stay-hotel').getByText('Up to 21 nights.').waitFor()
    await page.waitForURL(new RegExp(`/03-02-${year}/03-23-${year}/`))
  })

  it.each(midnightZones)(
    'appear once each in form and calendar when clocks change at midnight in %s',
    async (zone, city) => {
      const changes = clockChanges(zone)
      expect(changes).toHaveLength(2)
      const page = await deviceIn(zone)
      const form = page.locator('stay-search')
      for (const date of changes) {
        const [checkIn, checkOut] = [later(date, -1), later(date, 2)]
        await page.goto(
          `${inject('urls').site}/search/city/${city}/${inPath(checkIn)}/${inPath(checkOut)}/1/2`,
        )
        await page
          .locator('stay-results')
          .getByText(/3 nights/)
          .first()
          .waitFor()
        await started(page, 'stay-search')
        await form.locator('button.mini').click()
        await form.getByRole('button', { name: /^Check-in/ }).click()
        await form.locator('.dates-panel').getByText('3 nights').waitFor()
        await form.locator(`[data-date="${checkIn}"][data-price]`).waitFor()
        const shown = await form
          .locator('[data-date]')
          .evaluateAll((all) => all.map((each) => [each.getAttribute('data-date'), each.textContent]))
        const month = shown.filter(([day]) => day?.startsWith(date.slice(0, 7)))
        const [year = 0, number = 0] = date.split('-').map(Number)
        const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
        expect(month.map(([day]) => day)).toEqual(
          Array.from({ length: days }, (_, index) => later(`${date.slice(0, 7)}-01`, index)),
        )
        expect(month.map(([, text]) => text)).toEqual(
          Array.from({ length: days }, (_, index) => String(index + 1)),
        )
        await form.locator(`[data-date="${date}"]`).click()
        await form.locator(`[data-date="${later(date, 1)}"]`).click()
        const link = form.getByRole('link', { name: 'Search', exact: true })
        await expect
          .poll(() => link.getAttribute('href'))
          .toContain(`/${inPath(date)}/${inPath(later(date, 1))}/`)
      }
    },
  )
})
