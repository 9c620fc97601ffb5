import { afterAll, describe, expect, inject, it } from 'vitest'
import { bookRate, payNow, search, started } from '../story.ts'
import { cardFrame, closeBrowser, fillCard, fillCustomer, traveller } from '../traveller.ts'

// With text at 200 % on a phone, no content may scroll in two dimensions (WCAG 1.4.4, 1.4.10).
describe('a booking with text of twice the size', () => {
  const { site } = inject('urls')
  afterAll(closeBrowser)

  it('fits a phone from the search to the confirmation, and the number of the card is readable', async () => {
    const { page, close } = await traveller(390)
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
        document.documentElement.style.setProperty('--stay-text-base', '32px')
      }),
    )
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const widths: Record<string, number> = {}
    await page.goto(site)
    widths.home = await tooWide()
    await search(page, 'Lisbon, Portugal', 20, 22)
    const hotel = page.locator('stay-results [part~=listing]').first().getByRole('heading').getByRole('link')
    await hotel.waitFor()
    await started(page, 'stay-results')
    widths.results = await tooWide()
    await hotel.click()
    const rate = page.locator('stay-hotel [part~=rate]').first()
    await rate.waitFor()
    widths.hotel = await tooWide()
    const bar = page.locator('stay-hotel .buybar')
    const [total, button] = [bar.locator('.sumb'), bar.locator('[part~=book]')]
    const [above, below] = [await total.boundingBox(), await button.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await bookRate(page, rate)
    await page.getByRole('heading', { name: 'Your Information' }).waitFor()
    widths.customer = await tooWide()
    await fillCustomer(page, 'maya.okafor.of.cambridge@mail.example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await fillCard(page)
    widths.billing = await tooWide()
    const number = cardFrame(page).getByLabel('Card number')
    const cut = await number.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await payNow(page)
    widths.booked = await tooWide()
    const none = { home: 0, results: 0, hotel: 0, customer: 0, billing: 0, booked: 0, cut: 0 }
    expect({ ...widths, cut }).toEqual(none)
    await close()
  })
})
