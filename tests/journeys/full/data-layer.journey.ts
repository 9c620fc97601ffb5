import type { Route } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { pageWith } from '../partner-page.ts'
import { book, expectNoTrouble, search } from '../story.ts'
import { closeBrowser, day, traveller } from '../traveller.ts'

afterAll(closeBrowser)

interface Entry {
  readonly event: string
  readonly refId: string
  readonly time: string
  readonly step?: string
  readonly total?: { readonly amount: number; readonly currency: string }
  readonly [field: string]: unknown
}

const html = `<script async src="http://localhost:8787/sdk/v1/staykit.js" data-ref-id="8183"></script>
<stay-data-layer></stay-data-layer><button id="agree">Accept analytics</button><stay-booking></stay-booking>
<script>agree.onclick = () => document.dispatchEvent(new CustomEvent('stay-consent', { detail: true }))</script>`

it('the data layer of a partner has the journey of its confirmation, once the visitor has agreed', async () => {
  const person = await traveller(1280)
  const { page } = person
  const layer = () => page.evaluate(() => (globalThis as unknown as { dataLayer?: Entry[] }).dataLayer)
  // On a slow network the data layer loads after the first event of the search form.
  const late = async (route: Route) => {
    await page.locator('stay-search').getByRole('combobox').waitFor()
    await route.continue()
  }
  await page.route(/stay-data-layer-/, late, { times: 1 })
  await page.goto(await pageWith(html))
  await search(page, 'Lisbon', 20, 23)
  await page.locator('stay-results [part~=listing] .h4').first().waitFor()
  const results = page.locator('stay-results')
  await results.getByRole('button', { name: /^Filters/ }).click()
  await results.getByRole('checkbox', { name: '4 stars' }).click()
  await results.getByRole('button', { name: /^Show/ }).click()
  await page.locator('stay-results').getByRole('button', { name: 'Remove 4 stars' }).waitFor()
  expect(await layer()).toBeUndefined()
  await page.getByRole('button', { name: 'Accept analytics' }).click()

  const email = `layer-${Date.now()}@example.com`
  const trip = await book(page, email)
  const displayedTotal = await page.locator('stay-checkout [data-total]').textContent()
  const hotelName = await page.locator('stay-checkout .ticket-title b').textContent()
  const all = (await layer()) ?? []
  const named = (event: string) => all.find((entry) => entry.event === event)
  const stay = { checkIn: day(20), checkOut: day(23), rooms: 1, guests: 3, nights: 3 }
  expect(all.flatMap(({ step = [] }) => step)).toEqual([
    ...['search', 'results', 'hotel', 'details', 'payment', 'confirmation'],
  ])
  const lisbon = { type: 'city', name: expect.stringContaining('Lisbon') }
  expect(named('staykit_search')).toMatchObject({ place: lisbon, ...stay })
  expect(named('staykit_results')).toMatchObject({ place: lisbon, currency: 'USD', ...stay })
  expect(named('staykit_filter')).toMatchObject({ changed: 'stars', hotels: expect.any(Number) })
  expect(named('staykit_rate_select')).toMatchObject({ isMember: false, ...stay })
  const booked = named('staykit_booked')
  expect(booked).toMatchObject({ tripNumber: trip, hotelName, refId: '8183', ...stay })
  const { amount = 0, currency = '' } = booked?.total ?? {}
  expect(amount.toLocaleString('en-US', { style: 'currency', currency })).toBe(displayedTotal)
  expect(named('staykit_rate_select')?.total).toEqual(booked?.total)
  expect(all.map(({ time }) => time)).toEqual(all.map(({ time }) => time).sort())
  expect(JSON.stringify(all)).not.toContain(email)

  const before = all.length
  await page.reload()
  await page.getByText(trip).waitFor()
  await page.getByRole('button', { name: 'Accept analytics' }).click()
  await expect.poll(async () => (await layer())?.map(({ event }) => event)).toEqual(['staykit_step'])
  expect(before).toBeGreaterThan(9)
  expectNoTrouble(person)
  await person.close()
})
