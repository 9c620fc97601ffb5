import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { crawl } from '../crawler.ts'
import { onePage } from '../one-page.ts'
import { siteWith } from '../other-site.ts'
import { expectNoTrouble, started } from '../story.ts'
import { accessible, type Traveller, widths } from '../traveller.ts'

let person: Traveller
let page: Page
const open = onePage((here) => {
  ;({ person, page } = here)
})
const lisbon = '/hotels/lisbon-portugal'

/** The real API, with this answer to the hotel search. */
async function apiWhoseSearch(status: number, body: object) {
  const { api } = inject('urls')
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const isSearch = request.url?.startsWith('/travel/hotels/search')
    const real = isSearch
      ? undefined
      : await fetch(api + request.url, {
          method: request.method ?? 'GET',
          headers: { 'content-type': 'application/json' },
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        })
    response.writeHead(real?.status ?? status, { 'content-type': 'application/json' })
    response.end(real ? await real.text() : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

describe('the page of a city', () => {
  it('names its country in the language of the page, also while the page loads', async () => {
    await open('/?lang=de')
    await page.locator('.dest').getByText('Vereinigte Arabische Emirate').waitFor()
    await open('/hotels/dubai-united-arab-emirates')
    const name = 'Hotels in Dubai, Vereinigte Arabische Emirate'
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.locator('main').getByText('United Arab Emirates').count()).toBe(0)
    await page.evaluate(() => localStorage.removeItem('lang'))
    await person.context.clearCookies()
    expectNoTrouble(person)
  })

  it('links from home to pages of other cities than its destinations', async () => {
    await open('/')
    const names = await page.locator('.dests b').allInnerTexts()
    const link = page.getByRole('link', { name: /^Hotels in / }).first()
    const place = (await link.innerText()).replace('Hotels in ', '')
    expect(names).not.toContain(place.split(',')[0])
    await link.click()
    await page.getByRole('heading', { level: 1, name: `Hotels in ${place}` }).waitFor()
  })

  it('leads to a bookable hotel, and to the cities around', async () => {
    await open(lisbon)
    await page.getByRole('heading', { level: 1, name: 'Hotels in Lisbon, Portugal' }).waitFor()
    await started(page, 'stay-search')
    const place = page.locator('main stay-search').getByRole('combobox').first()
    expect(await place.inputValue()).toBe('Lisbon, Portugal')
    const crumbs = page.getByRole('navigation', { name: 'You are here' })
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual(['Home', 'Hotels in Lisbon, Portugal'])
    const near = page.locator('section', { has: page.getByRole('heading', { name: 'Cities nearby' }) })
    expect(await near.getByRole('link').count()).toBe(12)
    await near.getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname !== lisbon)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Hotels in .*, Portugal$/)
    await page.goBack()
    const first = page.locator('.city-hotels h3 a').first()
    const name = await first.innerText()
    await first.click()
    await page.locator('stay-hotel').getByRole('heading', { level: 1, name }).waitFor()
    await page
      .locator('stay-hotel')
      .getByRole('button', { name: /^Book Now/ })
      .click()
    await page.waitForURL(/\/checkout\//)
    await page.locator('stay-checkout').getByLabel('First name').waitFor()
    expectNoTrouble(person)
  })

  it('links to a search of all its hotels for the same night', async () => {
    await open(lisbon)
    await page.getByRole('link', { name: /^See all [\d,]+ hotels$/ }).click()
    await page.waitForURL(/\/search\/city\/2267057\//)
    await page.locator('stay-results [part~=listing]').first().waitFor()
  })

  it.each(widths)('passes axe at %i px, also in Arabic', async (width) => {
    await open(lisbon)
    await page.setViewportSize({ width, height: 900 })
    for (const path of [lisbon, `${lisbon}?lang=ar`]) {
      await open(path)
      await started(page, 'stay-search')
      await accessible(page, `${path} at ${width}`)
      const [room = 0, seen = 0] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
      ])
      expect(room).toBeLessThanOrEqual(seen)
    }
    await page.evaluate(() => localStorage.removeItem('lang'))
    await person.context.clearCookies()
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('[HOT-012] leads home from an unknown city, and has one address', async () => {
    for (const path of ['/hotels/nowhere-at-all', '/hotels/book', '/hotels/book_exclusive/', '/hotels/a/b']) {
      const lost = await crawl(path)
      expect([lost.status, lost.location], path).toEqual([302, '/'])
    }
    const loud = await crawl('/hotels/Lisbon-Portugal?lang=fr')
    expect([loud.status, loud.location]).toEqual([301, `${lisbon}?lang=fr`])
    expect((await crawl('/hotels')).status).toBe(200)
  })

  it('shows a message for a city without hotels, and hides the list when the hotels do not load', async () => {
    const none = { total: 0, hotels: [], error: { code: 'NO_HOTELS', message: 'no hotels found' } }
    for (const [status, body, expected, text] of [
      [200, none, 200, 'There are no hotels in Lisbon, Portugal at the moment.'],
      [500, {}, 503, 'show the hotels of Lisbon, Portugal right now.'],
    ] as const) {
      const api = await apiWhoseSearch(status, body)
      const other = await siteWith({ INTERNAL_API_URL: api.url })
      // A site that has just started may not have the list of cities within its time-out.
      await expect.poll(async () => (await crawl(other.url + lisbon)).text).toContain(text)
      const answer = await crawl(other.url + lisbon)
      other.stop()
      api.stop()
      expect(answer.status).toBe(expected)
      expect(answer.data.map((thing) => thing['@type'])).toEqual(['BreadcrumbList'])
      expect(answer.text).toContain('Cities nearby')
    }
  })
})
