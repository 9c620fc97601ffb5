import type { Locator, Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { contact, fillAddressByName } from '../payments.ts'
import { bookRate, expectNoTrouble } from '../story.ts'
import { cardFrame, closeBrowser, day, traveller } from '../traveller.ts'

afterAll(closeBrowser)

const usDate = (date: string) => `${date.slice(5)}-${date.slice(0, 4)}`

/** Returns whether the text runs left to right: its first letter is left of its last one. */
const isLeftToRight = (within: Locator, text: string) =>
  within.evaluate((element, expected) => {
    const walker = document.createTreeWalker(element.shadowRoot ?? element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(expected) ?? -1
      if (at < 0) continue
      const place = (offset: number) => {
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getBoundingClientRect().left
      }
      return place(at) < place(at + expected.length - 1)
    }
    throw new Error(`no separate text is "${expected}"`)
  }, text)

async function toCustomer(page: Page, lang: string, ahead: number): Promise<Locator> {
  const stay = `${usDate(day(ahead))}/${usDate(day(ahead + 2))}/1/2`
  await page.goto(`${inject('urls').site}/details/city/2267057/${stay}/2267057-0?lang=${lang}`)
  await bookRate(page, page.locator('stay-hotel [part~=rate]').first())
  const checkout = page.locator('stay-checkout')
  await checkout.locator('[name=firstName]').waitFor()
  return checkout
}

async function toPayment(checkout: Locator, email: string): Promise<void> {
  for (const [name, text] of Object.entries({ ...contact, email }))
    await checkout.locator(`[name=${name}]`).fill(text)
  await checkout.locator('form button[type=submit]').last().click()
  await checkout.locator('iframe').first().waitFor()
  await fillAddressByName(checkout)
}

async function pay(page: Page, checkout: Locator): Promise<string> {
  const frame = cardFrame(page)
  await frame.locator('#number').fill('4242 4242 4242 4242')
  await frame.locator('#expiry').fill('12 / 34')
  await frame.locator('#cvc').fill('123')
  await checkout.locator('[part~=submit]').click()
  await checkout.getByText(/ST-/).first().waitFor()
  return checkout.locator('[part~=booking]').innerText()
}

describe('texts of travellers and hotels on a page in another script', () => {
  it('keep their own direction in Arabic: addresses and numbers are not reversed', async () => {
    const someone = await traveller(390)
    const { page } = someone
    const checkout = await toCustomer(page, 'ar', 44)
    await toPayment(checkout, 'maya@example.com')
    await checkout.locator('[name=billingAddress]').fill('')
    const direction = () =>
      checkout.locator('[name=billingAddress]').evaluate((field) => getComputedStyle(field).direction)
    expect(await direction()).toBe('rtl')
    await checkout.locator('[name=billingAddress]').fill('18 Alder Street')
    expect(await direction()).toBe('ltr')
    await checkout.locator('[name=billingAddress]').fill('شارع النيل 5')
    expect(await direction()).toBe('rtl')
    await fillAddressByName(checkout)
    // A complete address is a line when the payment opens.
    await page.reload()
    await checkout.locator('iframe').first().waitFor()
    for (const text of ['+1 617 555 0148', '18 Alder Street'])
      expect(await isLeftToRight(checkout, text), text).toBe(true)
    const text = await pay(page, checkout)
    expect(text).toMatch(/من \u2068?\d+:00\sم/)
    expect(text).toMatch(/حتى \u2068?\d+:00\s[صم]/)
    expect(text).toContain('Maya Okafor، ')
    for (const text of ['Largo do Carmo 85', '+351 '])
      expect(await isLeftToRight(checkout.locator('[part~=booking]'), text), text).toBe(true)
    expectNoTrouble(someone)
    await someone.close()
  })

  it('appear on an Arabic map whose amounts and distances are read from the right, as in the list', async () => {
    const someone = await traveller(1280)
    const { page } = someone
    const stay = `${usDate(day(44))}/${usDate(day(46))}/1/2`
    await page.goto(`${inject('urls').site}/search/city/2267057/${stay}?lang=ar&map=1`)
    const map = page.locator('stay-results .map')
    // The line of the price: a cluster has its number of hotels above it.
    const line = map.locator('.pin span').filter({ hasText: 'US$' }).first()
    await line.waitFor()
    // The currency is left of its number.
    const amount = (await line.textContent())?.match(/[\d.,]+.*US\$/)?.[0] ?? ''
    expect(await isLeftToRight(map, amount)).toBe(false)
    const [distance = ''] = (await map.locator('.map-scale').textContent())?.match(/\d+ \S+/) ?? []
    expect(distance).toMatch(/متر|كم/)
    expect(await isLeftToRight(map.locator('.map-scale'), distance)).toBe(false)
    const [scale, by] = [
      await map.locator('.map-scale').boundingBox(),
      await map.locator('.map-by').boundingBox(),
    ]
    expect((by?.x ?? 0) + (by?.width ?? 0)).toBeLessThan(scale?.x ?? 0)
    expectNoTrouble(someone)
    await someone.close()
  })

  it('name the author of a review in German', async () => {
    const someone = await traveller(1280)
    const { page } = someone
    const stay = `${usDate(day(44))}/${usDate(day(46))}/1/2`
    await page.goto(`${inject('urls').site}/details/city/2267057/${stay}/2267057-3?lang=de`)
    const reviews = page.locator('stay-hotel .review')
    for (let screen = 0; screen < 30 && (await reviews.count()) === 0; screen++) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(150)
    }
    const authors = (await reviews.locator('.who').allInnerTexts()).join('\n')
    expect(authors).toMatch(/^(Paar|Familie|Alleinreisend|Geschäftsreisend|Freundesgruppe), \S+ 20\d\d$/m)
    expect(authors).not.toMatch(/Couple|Family|traveller|Group/)
    expectNoTrouble(someone)
    await someone.close()
  })

  it('contain the check-in text of a supplier with its hour, under one name in Chinese', async () => {
    const someone = await traveller(1280)
    const { page } = someone
    const stay = `${usDate(day(44))}/${usDate(day(46))}/1/2`
    await page.goto(`${inject('urls').site}/details/city/2267057/${stay}/2267057-3?lang=cn`)
    const info = page.locator('stay-hotel [data-section=info]')
    for (let screen = 0; screen < 30 && (await info.count()) === 0; screen++) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(150)
    }
    const names = await info.locator('dt').allInnerTexts()
    expect(names).toContain('入住')
    expect(names).not.toContain('Check-in')
    expect(await info.innerText()).toMatch(/入住\n1\d:00\n/)
    expectNoTrouble(someone)
    await someone.close()
  })

  it('show the hours of a hotel in German format', async () => {
    const someone = await traveller(390)
    const checkout = await toCustomer(someone.page, 'de', 47)
    await toPayment(checkout, 'maya@example.com')
    const text = await pay(someone.page, checkout)
    expect(text).toMatch(/ab 1\d:00/)
    expect(text).toMatch(/bis 1\d:00/)
    expect(await someone.page.locator('body').innerText()).not.toMatch(/\d [AP]M/)
    expectNoTrouble(someone)
    await someone.close()
  })
})
