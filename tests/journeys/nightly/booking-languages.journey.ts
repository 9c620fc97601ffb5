import { afterAll, describe, expect, inject, it } from 'vitest'
import { contact, fillAddressByName } from '../payments.ts'
import { expectNoTrouble, started } from '../story.ts'
import { accessible, bothWidths, cardFrame, closeBrowser, day, traveller } from '../traveller.ts'

afterAll(closeBrowser)

describe.each([
  ['de', 'Lissabon', 30],
  ['cn', '里斯本', 34],
  ['ar', 'لشبونة', 38],
] as const)('a booking in %s', (lang, city, ahead) => {
  it.each(bothWidths)(
    'goes from home to the confirmation at %i px, without an accessibility violation',
    async (width) => {
      const visitor = await traveller(width)
      const { page } = visitor
      const look = async (screen: string) => {
        const [wide = 0, seen = 0] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ])
        expect(wide, screen).toBeLessThanOrEqual(seen)
        await accessible(page, `${screen} in ${lang}`)
      }
      await page.goto(`${inject('urls').site}/?lang=${lang}`)
      await started(page, 'stay-search')
      const search = page.locator('main stay-search')
      await search.getByRole('combobox').first().click()
      await search.getByRole('combobox').first().fill(city)
      await search
        .getByRole('option', { name: /Lisbon/ })
        .first()
        .click()
      const dates = page.locator('.cal-typed input')
      for (const [field, date] of [
        day(ahead + (width > 500 ? 0 : 60)),
        day(ahead + (width > 500 ? 2 : 62)),
      ].entries())
        await dates.nth(field).fill(date)
      await dates.nth(1).press('Enter')
      await look('home')
      await search.locator('a[part~=button]').click()

      const hotel = page.locator('stay-results [part~=listing]').first()
      await hotel.waitFor()
      await started(page, 'stay-results')
      await look('results')
      await hotel.getByRole('heading').getByRole('link').click()
      await started(page, 'stay-hotel')
      const book = page.locator('stay-hotel [part~=book]')
      await book.waitFor()
      await look('hotel')
      await book.click()

      const checkout = page.locator('stay-checkout')
      const fields = { ...contact, email: `${lang}-${width}-${Date.now()}@example.com` }
      for (const [name, text] of Object.entries(fields)) await checkout.locator(`[name=${name}]`).fill(text)
      await look('customer')
      await checkout.locator('form button[type=submit]').click()
      const frame = cardFrame(page)
      await frame.locator('#number').fill('4242 4242 4242 4242')
      await frame.locator('#expiry').fill('12 / 34')
      await frame.locator('#cvc').fill('123')
      await fillAddressByName(checkout)
      await look('billing')
      await checkout.locator('[part~=submit]').click()
      await checkout.getByText(/^ST-/).first().waitFor()
      await look('confirmation')
      expect(await page.locator('html').getAttribute('dir')).toBe(lang === 'ar' ? 'rtl' : 'ltr')
      expectNoTrouble(visitor)
      await visitor.close()
    },
  )
})
