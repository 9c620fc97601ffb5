import { afterAll, expect, inject, it } from 'vitest'
import { bothWidths, closeBrowser, traveller, usDay } from '../traveller.ts'

afterAll(closeBrowser)

const amount = (text: string | null) => Number(text?.replace(/[^\d.]/g, ''))

it.each(bothWidths)(
  '[HOT-100] [HOT-246] one total leads from list to checkout, before and with a deal code (%i px)',
  async (width) => {
    const { page, close } = await traveller(width)
    const { site } = inject('urls')
    await page.goto(`${site}/search/city/9000001/${usDay(52)}/${usDay(55)}/1/2?sort=price_asc`)
    const results = page.locator('stay-results')
    const now = results.locator('.listing .now')
    await now.nth(19).waitFor()
    const shown = await now.evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''))
    const totals = shown.map(amount)
    expect(totals).toEqual([...totals].sort((a, b) => a - b))
    const first = results.locator('.listing').first()
    const nightly = await first.getByText(/Per Night/).textContent()
    expect(amount(nightly)).toBeCloseTo((totals[0] ?? 0) / 3, 2)
    const name = await first.getByRole('heading').getByRole('link').textContent()
    await first.getByRole('heading').getByRole('link').click()
    const hotel = page.locator('stay-hotel')
    await hotel.getByRole('heading', { name: name ?? '', level: 1 }).waitFor()
    await hotel.getByText(`From ${nightly}`).waitFor()
    await hotel.locator('.rate .now').first().waitFor()
    for (const part of width > 1000 ? ['.rate .now', '.side .now'] : ['.rate .now', '.buybar b'])
      await expect.poll(() => hotel.locator(part).first().textContent()).toContain(shown[0])

    await page.evaluate(() => localStorage.setItem('dealCode', 'STAY60'))
    await page.goto(`${site}/search/city/9000001/${usDay(52)}/${usDay(55)}/1/2`)
    const deal = results.locator('.listing').first()
    await deal.getByText('Member Deal').waitFor()
    const bar = /\d+%/.exec((await deal.locator('.deal-bar').textContent()) ?? '')?.[0]
    expect(await deal.locator('.tag.save').first().textContent()).toBe(`${bar} off`)
    const price = await deal
      .locator('.now')
      .first()
      .evaluate((each) => each.firstChild?.textContent)
    await deal.getByRole('button', { name: 'View Available Rooms' }).click()
    const member = deal.locator('.rate', { hasText: 'Member Deal' }).first()
    await member.waitFor()
    expect(await member.locator('.now').evaluate((each) => each.firstChild?.textContent)).toBe(price)
    await member.getByRole('radio').check()
    await deal.locator('[part~=book]').click()
    await page.locator('stay-checkout [data-total]').first().waitFor({ state: 'attached' })
    await close()
  },
)

it('finds a city by its own name and by that of the page’s language', async () => {
  const { page, close } = await traveller(1280)
  await page.goto(`${inject('urls').site}/?lang=cn`)
  const field = page.locator('main stay-search').getByRole('combobox').first()
  for (const [typed, name] of [
    ['北京', 'Beijing, China'],
    ['Москва', 'Moscow, Russia'],
    ['Den Haag', 'The Hague, Netherlands'],
  ] as const) {
    await field.fill(typed)
    await page.locator('main stay-search').getByRole('option', { name }).first().waitFor()
  }
  await close()
})
