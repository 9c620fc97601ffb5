import { formatMoney, fromMajor } from '@staykit/domain'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { pageWith } from '../partner-page.ts'
import { bookRate, started } from '../story.ts'
import { post } from '../testville.ts'
import { bothWidths, closeBrowser, day, traveller, usDay } from '../traveller.ts'

afterAll(closeBrowser)

const stay = {
  checkIn: day(61),
  checkOut: day(63),
  roomCount: 1,
  adultCount: 2,
  currency: 'USD',
  refId: '8183',
}
const path = () => `${usDay(61)}/${usDay(63)}/1/2`
/** As lists and rates show a total: without cents where it has none. */
const dollars = (amount: number) => formatMoney(fromMajor(amount, 'USD'), 'en-US', true)

interface Found {
  readonly id: string
  readonly name: string
  readonly price: { readonly total: number; readonly propertyFeeDisplay: number; readonly final: number }
}

async function search(more: object = {}): Promise<Found[]> {
  const location = { id: '9000001', type: 'city' }
  return (await post('/travel/hotels/search/', { location, ...stay, to: 80, ...more })).answer.hotels
}

/** The hotel with its total, which has the fee. */
async function hotelWithFee(name: string) {
  const found = (await search()).find((each) => each.name === name)
  if (!found) throw new Error(`${name} is not listed`)
  const { total, propertyFeeDisplay: fee, final } = found.price
  expect(fee).toBeGreaterThan(0)
  expect(final).toBeCloseTo(total + fee, 2)
  return { id: found.id, fee, total, final }
}

const amountIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((each) => each.firstChild?.textContent ?? '')

describe.each(['The Fee At The Hotel', 'The Fee Due Now'])('a mandatory fee of %s', (name) => {
  it.each(bothWidths)('leads in card, rooms and data for programs (%i px)', async (width) => {
    const { id, total, final } = await hotelWithFee(name)
    const { page, close } = await traveller(width)
    const { site } = inject('urls')
    const query = `hotelName=${encodeURIComponent(name)}`
    await page.goto(`${site}/search/city/9000001/${path()}?${query}`)
    const card = page.locator('stay-results .listing', { has: page.getByRole('link', { name }) }).first()
    await card.waitFor()
    await started(page, 'stay-results')
    expect
      .soft(
        await card
          .locator('.now')
          .first()
          .evaluate((each) => each.firstChild?.textContent),
      )
      .toBe(dollars(final))
    expect.soft(await card.textContent()).not.toContain(dollars(total))

    await page.goto(`${site}/details/city/9000001/${path()}/${id}/rates`)
    await page.locator('stay-hotel .rate .now').first().waitFor()
    await started(page, 'stay-hotel')
    const { answer } = await post('/travel/hotels/rates/', { hotelID: id, ...stay })
    const finals = answer.rates.map(({ price }: Found) => dollars(price.final))
    const shown = await page
      .locator('stay-hotel .rate .now')
      .evaluateAll((all) => all.map((each) => each.firstChild?.textContent ?? ''))
    expect.soft(shown.length).toBeGreaterThan(0)
    expect.soft(shown.filter((amount) => !finals.includes(amount))).toEqual([])
    expect.soft(await amountIn(page, 'stay-hotel .rate .now')).toBe(dollars(final))
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const offers = data.map((text) => JSON.parse(text)).flatMap(({ makesOffer = [] }) => makesOffer)
    expect.soft(offers).toMatchObject([{ price: final, priceCurrency: 'USD' }])
    await close()
  })

  it('counts in the amount of the data layer of a partner', async () => {
    const { id, final } = await hotelWithFee(name)
    const { page, close } = await traveller(1280)
    const attributes = `hotel-id="${id}" check-in="${stay.checkIn}" check-out="${stay.checkOut}" rooms="1" guests="2"`
    await page.goto(
      await pageWith(`<script async src="http://localhost:8787/sdk/v1/staykit.js" data-ref-id="8183"></script>
<stay-data-layer></stay-data-layer><stay-hotel ${attributes}></stay-hotel>`),
    )
    await page.locator('stay-hotel [part~=rate]').first().waitFor()
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('stay-consent', { detail: true })))
    await bookRate(page, page.locator('stay-hotel [part~=rate]').first())
    const selected = () =>
      page.evaluate(() =>
        (globalThis as unknown as { dataLayer?: { event: string; total?: object }[] }).dataLayer?.find(
          ({ event }) => event === 'staykit_rate_select',
        ),
      )
    await expect.poll(selected).toMatchObject({ total: { amount: final, currency: 'USD' } })
    await close()
  })

  it('counts for the order by price and for the filter', async () => {
    const { id, total, final } = await hotelWithFee(name)
    const sorted = await search({ sort: 'price_asc' })
    const totals = sorted.map(({ price }) => price.final)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    const nights = 2
    const within = async (min: number, max: number) =>
      (await search({ filters: { prices: [min, max] } })).some((each) => each.id === id)
    expect(await within(Math.floor(final / nights), Math.ceil(final / nights))).toBe(true)
    expect(await within(0, Math.ceil(total / nights))).toBe(false)
  })
})
