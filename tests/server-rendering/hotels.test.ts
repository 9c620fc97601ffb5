import { readdirSync, readFileSync } from 'node:fs'
import { pastDates } from '@staykit/contract'
import { addNights, toUrlDate } from '@staykit/domain'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { hotelFixture, rateFixture } from '../../packages/contract/src/fixtures/index.ts'
import type * as Server from '../../sdk/src/entries/server.ts'
import { brandAnswer } from '../../sdk/src/testing/fake-api.ts'
import { HOSTILE, settingsFor } from './api.ts'

const { hasOwnPrices, renderHotel, renderResults, renderSearch }: typeof Server = await import(
  new URL('../../sdk/dist/npm/server.js', import.meta.url).href
)
const stay = { checkIn: '2030-12-12', checkOut: '2030-12-14' }
const pageUrl = 'https://www.test/search/city/800/12-12-2030/12-14-2030/1/2?sort=stars'

const facets = { amenities: [], neighborhoods: [], chains: [], promotions: [], stars: [] }
const found = (hotels: readonly unknown[], total = hotels.length) => ({
  '/travel/hotels/search/': {
    location: { id: '800', name: 'Lisbon', type: 'city', geo: { lat: 1, lng: 2 } },
    ...{ hotels, count: total, total, ...facets, currencySymbol: '$' },
    prices: { min: 1, avg: 2, max: 3 },
    sorts: [{ id: 'popular', name: 'Most Popular' }],
  },
})
const hotel = (change = {}, rates = [rateFixture()]) => ({
  '/travel/hotels': { hotel: hotelFixture(change) },
  '/travel/hotels/rates/': { rates },
})

/** Answers like the API: a day that is over at the place is refused. */
const refusesPast =
  (tonight: string, answer: object) =>
  ({ checkIn }: { readonly checkIn: string }) =>
    checkIn < tonight ? Response.json({ error: pastDates }, { status: 422 }) : answer

/** Checks that a template has no script and no inline style, and no unrendered value. */
function expectClean(html: string) {
  for (const [button] of html.matchAll(/<(?:button(?! type="submit")|select)[^>]*>/g))
    expect(button).toMatch(/ disabled\b/)
  expect(html).not.toMatch(/ style=|<script|<style|onerror=\w|undefined|\[object|NaN/)
  expect(html.match(/<\/template>/g)).toHaveLength(1)
  for (const [image] of html.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/ width="\d+".* height="\d+"/)
}

const sources = new URL('../../sdk/src/', import.meta.url)
/** Classes that the style sheets of the SDK name. */
const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name))
const styled = classesIn(
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(new URL(file, sources), 'utf8'))
    .join(''),
)

/** Checks that the element has its styles before its script runs: otherwise it moves when the script starts. */
function expectStyled(html: string, name: string) {
  const css = readFileSync(new URL(`../../sdk/dist/cdn/ssr/${name}.css`, import.meta.url), 'utf8')
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))
  const served = classesIn(css)
  expect([...new Set(used)].filter((each) => styled.has(each) && !served.has(each))).toEqual([])
}

describe('server-rendered results', () => {
  afterEach(() => vi.useRealTimers())

  it('results and hotels have the styles of every class that they use', async () => {
    const { settings } = settingsFor({ ...found([hotelFixture()]), ...hotel() })
    expectStyled((await renderResults({}, { ...settings, pageUrl })).html, 'results')
    expectStyled((await renderHotel({ hotelId: 'h1', ...stay }, settings)).html, 'hotel')
  })

  it('have the name, link, stars, score, price and picture of each hotel, for the search of the address', async () => {
    const { settings, requests } = settingsFor(found([hotelFixture()]))
    const { html } = await renderResults({}, { ...settings, pageUrl })
    expect(html).toMatch(/^<stay-results><template shadowrootmode="open"><link rel="stylesheet"/)
    for (const text of ['Hotels in Lisbon', '9.2', 'Superb', '$485.04', '$242.52', 'Alfama, Lisbon'])
      expect(html).toContain(text)
    expect(html).toMatch(
      /<a [^>]*href="\/details\/city\/800\/12-12-2030\/12-14-2030\/1\/2\/h1"[^>]*>Casa do Miradouro</,
    )
    expect(html).toMatch(/aria-label="4[^"]*"/)
    expect(html).toMatch(/<img[^>]* src="[^"]*h1-1\.svg"/)
    expectClean(html)
    const body = requests.find(({ path }) => path === '/travel/hotels/search/')?.body
    expect(body).toMatchObject({ location: { id: '800' }, ...stay, sort: 'stars', currency: 'USD' })
  })

  it('use the currency and language of the brand by default, and its texts if it has some', async () => {
    const own = { '/api/brand': { brand: { ...brandAnswer.brand, currency: 'EUR', locale: 'fr-CA' } } }
    const { settings, requests } = settingsFor({ ...found([hotelFixture()]), ...own })
    const messages = { 'stay-results': { fr: { sort: 'Classer' } }, 'stay-search': { fr: { sort: 'no' } } }
    const { html } = await renderResults({}, { ...settings, pageUrl, messages })
    expect(requests.find(({ path }) => path === '/travel/hotels/search/')?.body).toMatchObject({
      currency: 'EUR',
    })
    expect(html).toContain('Hôtels')
    expect(html).toContain('Classer')
    const { settings: english } = settingsFor(found([hotelFixture()]))
    expect((await renderResults({}, { ...english, locale: 'fi-FI', pageUrl })).html).toContain(
      'Hotels in Lisbon',
    )
  })

  it('link to screens on the page itself when neither page nor brand has templates, as the elements do', async () => {
    const { settings } = settingsFor(found([hotelFixture()]))
    const here = 'https://www.test/rooms?id=7'
    const { html } = await renderResults({ locationId: '1' }, { ...settings, urls: {}, pageUrl: here })
    const [, details = ''] = html.match(/href="([^"]*\/rooms\?id=7&amp;stay=hotel[^"]*stay-hotel=h1)"/) ?? []
    const { settings: next, requests } = settingsFor(hotel())
    const hotelUrl = new URL(details.replaceAll('&amp;', '&'), 'https://www.test').href
    expect((await renderHotel({}, { ...next, urls: {}, pageUrl: hotelUrl })).html).toContain('part="rate"')
    expect(requests.find(({ path }) => path === '/travel/hotels')?.body).toMatchObject({ hotelID: 'h1' })
  })

  it('link from the root of the site when the page has no address, and from a path that has no origin', async () => {
    const { settings } = settingsFor({
      ...found(
        Array.from({ length: 20 }, (_, at) => hotelFixture({ id: `h${at}` })),
        60,
      ),
      ...hotel(),
    })
    const all = { ...settings, urls: {} }
    for (const pageUrl of [undefined, '/rooms?id=7']) {
      const { html: list } = await renderResults({ locationId: '1' }, { ...all, pageUrl })
      const { html: page } = await renderHotel({ hotelId: 'h1' }, { ...all, pageUrl })
      const links = [...(list + page).matchAll(/<a[^>]* href="([^"#][^"]*)"/g)].map(([, link]) => link)
      expect(links.length).toBeGreaterThan(20)
      expect(links.filter((link) => !link?.startsWith(pageUrl ?? '/?stay='))).toEqual([])
    }
  })

  it('have links to their other pages', async () => {
    const { settings } = settingsFor(
      found(
        Array.from({ length: 20 }, (_, at) => hotelFixture({ id: `h${at}` })),
        60,
      ),
    )
    const { html } = await renderResults({}, { ...settings, pageUrl })
    expect(html).toMatch(/href="\/search\/city\/800\/12-12-2030\/12-14-2030\/1\/2\?[^"]*from=20/)
    expect(html.match(/part="listing"/g)).toHaveLength(20)
  })

  it('show that members save, without the amount: a server calls as a visitor', async () => {
    const { settings, requests } = settingsFor(found([hotelFixture({ name: 'X' })]))
    await renderResults({ locationId: '800', ...stay }, settings)
    expect(requests.filter(({ path }) => /deals|session/.test(path))).toEqual([])
  })

  it('[HOT-111] without dates have the night of the place, list, form and hotel alike', async () => {
    for (const [now, timeZone, tonight] of [
      ['2030-12-12T18:00Z', 'Pacific/Auckland', '2030-12-13'],
      ['2030-12-12T06:00Z', 'Pacific/Honolulu', '2030-12-11'],
      ['2030-12-12T06:00Z', 'Europe/Lisbon', '2030-12-12'],
    ] as const) {
      vi.setSystemTime(now)
      const location = { ...hotelFixture().location, timeZone }
      const list = found([hotelFixture()])['/travel/hotels/search/']
      const place = { ...list.location, timeZone, displayName: 'Lisbon', latitude: 1, longitude: 2 }
      const { settings, requests } = settingsFor({
        '/travel/hotels/search/': refusesPast(tonight, { ...list, location: place }),
        '/travel/hotels': refusesPast(tonight, { hotel: hotelFixture({ location }) }),
        '/travel/hotels/rates/': refusesPast(tonight, { rates: [rateFixture()] }),
        '/travel/locations/find': { locations: [place] },
      })
      const at = (path: string) => ({ ...settings, pageUrl: `https://www.test${path}` })
      const search = '/search/city/800/1/2'
      const link = `/800/${toUrlDate(tonight)}/${toUrlDate(addNights(tonight, 1))}/1/2/h1`
      expect((await renderResults({}, at(search))).html, timeZone).toContain(link)
      for (const attributes of [{}, { locationId: '800' }]) {
        const { html } = await renderSearch({ variant: 'compact', ...attributes }, at(search))
        expect(html, timeZone).toContain(`value="${tonight}"`)
      }
      expect((await renderHotel({ hotelId: 'h1' }, settings)).html, timeZone).toContain('part="rate"')
      const rates = requests.filter(({ path }) => path === '/travel/hotels/rates/')
      expect(rates.at(-1)?.body, timeZone).toMatchObject({ checkIn: tonight })
    }
  })

  it('escape every text of a hotel', async () => {
    const location = { ...hotelFixture().location, display: HOSTILE, displayShort: HOSTILE }
    const thumbnails = [HOSTILE]
    const { settings } = settingsFor(
      found([hotelFixture({ name: HOSTILE, id: HOSTILE, location, thumbnails })]),
    )
    const { html } = await renderResults({ locationId: '800', ...stay }, settings)
    expect(html.match(/<img /g)).toHaveLength(1)
    expect(html).not.toMatch(/<script/)
    expect(html.match(/<\/template>/g)).toHaveLength(1)
  })

  it('reserve only the space without an answer in time, a hotel or a search', async () => {
    const slow = { '/travel/hotels/search/': new Promise(() => {}) }
    for (const answers of [{}, slow, found([])]) {
      const { settings } = settingsFor(answers)
      const { html } = await renderResults({ locationId: '800', ...stay }, { ...settings, timeoutMs: 100 })
      expect(html).toContain('class="skel')
      expect(html).not.toContain('<h1')
    }
    const { settings } = settingsFor(found([hotelFixture()]))
    expect((await renderResults({}, settings)).html).not.toContain('<h1')
  })
})

describe('a page for a traveller with prices of their own', () => {
  const ownPrices = hasOwnPrices('lang=en; staykit_own_prices.8183=1')

  it('has no price, no rate and no saving of a visitor, and asks for no rates', async () => {
    expect([ownPrices, hasOwnPrices('staykit_own_prices.8183=10'), hasOwnPrices(null)]).toEqual([
      true,
      false,
      false,
    ])
    const { settings, requests } = settingsFor({
      ...found([hotelFixture({ memberSavings: 12 })]),
      ...hotel(),
    })
    const list = await renderResults({}, { ...settings, ownPrices, pageUrl })
    const page = await renderHotel({ hotelId: 'h1', ...stay }, { ...settings, ownPrices })
    for (const { html } of [list, page]) {
      expect(html).toContain('Casa do Miradouro')
      expect(html).not.toMatch(/\$\d|%|name="rate"|type="submit"/)
      expectClean(html)
    }
    expect(requests.map(({ path }) => path)).not.toContain('/travel/hotels/rates/')
    expectStyled(list.html, 'results')
    expectStyled(page.html, 'hotel')
  })
})

describe('a server-rendered hotel', () => {
  it('has its photos, its description, and a form that books the chosen rate', async () => {
    const { settings, requests } = settingsFor(hotel())
    const { html } = await renderHotel({ hotelId: 'h1', ...stay }, settings)
    expect(html).toMatch(/^<stay-hotel hotel-id="h1" check-in="2030-12-12" check-out="2030-12-14"><template/)
    for (const text of [
      '<h1 class="h1">Casa do Miradouro</h1>',
      'A quiet house above the river.',
      'Swimming Pool',
    ])
      expect(html).toContain(text)
    expect(html).toContain('Double Room, River View')
    expect(html).toMatch(/<form id="rates"[^>]* action="\/checkout\/customer"/)
    expect(html).toMatch(/<input type="radio" name="rate" value="bundle-1"[^>]* checked/)
    expect(html).toMatch(/<button type="submit" form="rates"[^>]* part="book"/)
    expectClean(html)
    expect(
      requests.filter(({ path }) => path.startsWith('/travel/hotels')).map(({ body }) => body),
    ).toMatchObject([
      { hotelID: 'h1', ...stay },
      { hotelID: 'h1', ...stay },
    ])
  })

  it('has every public rate without script, and no member rate', async () => {
    const rates = Array.from({ length: 7 }, (_, at) =>
      rateFixture({ id: `r${at}`, title: `Room ${at}`, ppn_book_bundle: `b${at}`, isCUG: at === 6 }),
    )
    const { settings } = settingsFor(hotel({}, rates))
    const { html } = await renderHotel({ hotelId: 'h1', ...stay }, settings)
    for (const at of [0, 1, 2, 3, 4, 5]) expect(html).toContain(`value="b${at}"`)
    expect(html).not.toContain('value="b6"')
  })

  it('escapes every text of a hotel or a rate', async () => {
    const images = [HOSTILE, `${HOSTILE}2`]
    const rates = [rateFixture({ title: HOSTILE, description: HOSTILE, ppn_book_bundle: HOSTILE })]
    const { settings } = settingsFor(hotel({ name: HOSTILE, description: HOSTILE, images }, rates))
    const { html } = await renderHotel({ hotelId: 'h1', ...stay }, settings)
    expect(html.match(/<img /g)).toHaveLength(2)
    expect(html).not.toMatch(/<script/)
    expect(html.match(/<\/template>/g)).toHaveLength(1)
  })

  it('renders without late rates, and as reserved space without the hotel', async () => {
    const late = { ...hotel(), '/travel/hotels/rates/': new Promise(() => {}) }
    const first = settingsFor(late)
    const { html } = await renderHotel({ hotelId: 'h1', ...stay }, { ...first.settings, timeoutMs: 100 })
    expect(html).toContain('Casa do Miradouro')
    expect(html).not.toContain('part="rate"')
    const { settings } = settingsFor()
    const empty = await renderHotel({ hotelId: 'h1', ...stay }, settings)
    expect(empty.html).toContain('class="skel')
    expect(empty.html).not.toContain('<h1')
  })
})
