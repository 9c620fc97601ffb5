import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { crawl, listed, locations, plain, sample, thing } from '../crawler.ts'

const SEED = 20_261_123
const site = () => inject('urls').site
const lisbon = '/hotels/lisbon-portugal'
const pages = ['/', '/flights', '/faq', '/brands', '/sunsoaked', '/help/terms', lisbon, '/details/2267057-0']
const dollars = (amount = Number.NaN) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
/** Calls the API without a session. */
async function callApi<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await (await fetch(inject('urls').api + path, init)).json()) as Answer
}

describe('pages for search engines', () => {
  it.each(pages)('%s is one page in 17 languages, which refer to each other and themselves', async (path) => {
    const first = await crawl(path)
    expect([first.status, first.language, first.canonical]).toEqual([200, 'en-US', site() + path])
    expect(Object.keys(first.alternates).length).toBe(18)
    expect(first.alternates['x-default']).toBe(first.canonical)
    for (const [language, address] of Object.entries(first.alternates)) {
      const other = await crawl(address)
      expect([other.status, other.canonical], address).toEqual([200, address])
      expect(other.alternates, address).toEqual(first.alternates)
      expect(other.language, address).toBe(language === 'x-default' ? 'en-US' : language)
    }
  })

  it('a language in the address stays in the links, and no other address has one', async () => {
    const german = await crawl('/?lang=de')
    const own = (text: string) =>
      [...text.matchAll(/<a\s[^>]*href="(\/(?:faq|brands|help\/terms|hotels\/[a-z-]+)[^"]*)"/g)].map(
        ([, href = '']) => href,
      )
    expect(own(german.text).length).toBeGreaterThan(8)
    expect(own(german.text).filter((href) => !/[?;&]lang=de\b/.test(href))).toEqual([])
    expect(own((await crawl('/')).text).filter((href) => href.includes('lang='))).toEqual([])
    const unknown = await crawl('/faq?lang=xx')
    expect([unknown.language, unknown.canonical]).toEqual(['en-US', `${site()}/faq`])
  })

  it('an address with dates has the canonical address of its city; personal pages are not indexed', async () => {
    for (const path of ['/search/city/2267057/12-20-2027/12-22-2027/1/2', '/search/city/2267057'])
      expect((await crawl(path)).canonical).toBe(site() + lisbon)
    for (const path of ['/login', '/help/review', '/checkout/customer', '/saved', '/profile/trips']) {
      const page = await crawl(path)
      expect([page.meta.robots, page.canonical, page.alternates], path).toEqual(['noindex', undefined, {}])
    }
  })

  it('robots.txt names a sitemap of every city and page, each once; a sample of them answers', async () => {
    const robots = await fetch(`${site()}/robots.txt`).then((response) => response.text())
    const index = /^Sitemap: (.*)$/m.exec(robots)?.[1]
    expect(index).toBe(`${site()}/sitemap.xml`)
    const files = (await locations(index ?? '')).locs
    const parts = await Promise.all(files.map(locations))
    const all = parts.flatMap(({ locs }) => locs)
    expect(all.length).toBeGreaterThan(20_000)
    expect(new Set(all).size).toBe(all.length)
    expect(parts.every(({ locs }) => locs.length < 50_000)).toBe(true)
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
    // A * matches any text (RFC 9309).
    const patterns = closed.map(
      (path) => new RegExp(`^${path.replace(/[.?+()]/g, '\\$&').replaceAll('*', '.*')}`),
    )
    const isClosed = (path: string) => patterns.some((pattern) => pattern.test(path))
    expect(all.map((url) => new URL(url).pathname).filter(isClosed)).toEqual([])
    const searches = [
      '/search/city/2267057',
      '/search/city/2267057/12-24-2030/12-26-2030/1/2',
      '/search?city=1',
    ]
    expect(searches.map(isClosed)).toEqual([false, true, true])
    const alternates = parts.flatMap((part) => part.alternates)
    expect(alternates.length).toBe(all.length * 18)
    for (const url of [
      ...(parts[0]?.locs ?? []),
      ...sample(all, 25, SEED),
      ...sample(alternates, 25, SEED),
    ]) {
      const page = await crawl(url)
      expect([page.status, page.canonical], `${url} (seed ${SEED})`).toEqual([200, url])
    }
    expect((await crawl('/sitemap/cities-999.xml')).status).toBe(404)
  })

  it('the structured data of a city has the hotels, prices and breadcrumb of its page, with public prices', async () => {
    const page = await crawl(lisbon)
    const items = listed(page)
    const rows = [...page.text.matchAll(/<li class="card">(.*?)<\/li>/gs)].map(([, row = '']) => plain(row))
    expect([items.length, rows.length]).toEqual([24, 24])
    for (const [index, { name, makesOffer, starRating }] of items.entries()) {
      expect(rows[index]).toContain(`>${name}</a>`)
      if (starRating) expect(rows[index]).toMatch(new RegExp(`\\b${starRating.ratingValue} stars?`))
      expect(makesOffer?.priceCurrency).toBe('USD')
      expect(rows[index]).toContain(`${dollars(makesOffer?.price)} a night with taxes and fees`)
    }
    const { availabilityStarts: checkIn, availabilityEnds: checkOut } = items[0]?.makesOffer ?? {}
    const results = await callApi<{ hotels: { price: { final: number } }[] }>('/travel/hotels/search/', {
      ...{ location: { id: '2267057', type: 'city' }, checkIn, checkOut, roomCount: 1, adultCount: 2 },
      ...{ currency: 'USD', refId: '8183', from: 0, to: 24 },
    })
    expect(items.map(({ makesOffer }) => makesOffer?.price)).toEqual(
      results.hotels.map(({ price }) => price.final),
    )
    const way = thing(page, 'BreadcrumbList').itemListElement
    expect(way?.map(({ name, item }) => [name, item])).toEqual([
      ['Home', `${site()}/`],
      ['Hotels in Lisbon, Portugal', site() + lisbon],
    ])
  })

  it('the structured data of a hotel has the price of its page for the stay; the questions are those of the page', async () => {
    const hotel = await crawl(listed(await crawl(lisbon))[0]?.url ?? '')
    const { name, makesOffer, checkinTime } = thing(hotel, 'Hotel')
    expect(checkinTime).toMatch(/^\d\d:\d\d$/)
    expect(plain(hotel.text)).toContain(name)
    expect(hotel.text.replaceAll(/<[^>]*>/g, ' ')).toContain(dollars(makesOffer?.price))
    const { availabilityStarts: checkIn, availabilityEnds: checkOut } = makesOffer ?? {}
    const [, hotelID] = /([^/]+)$/.exec(thing(hotel, 'Hotel').url ?? '') ?? []
    const { hotel: details } = await callApi<{ hotel: { price: { final: number } } }>('/travel/hotels', {
      ...{ hotelID, checkIn, checkOut, roomCount: 1, adultCount: 2, currency: 'USD', refId: '8183' },
    })
    expect(makesOffer?.price).toBe(details.price.final)
    expect(thing(hotel, 'BreadcrumbList').itemListElement?.length).toBe(3)
    const faq = await crawl('/faq')
    const questions = thing(faq, 'FAQPage').mainEntity ?? []
    expect(questions.length).toBe(faq.text.match(/<h3/g)?.length)
    for (const { name, acceptedAnswer } of questions) {
      expect(plain(faq.text)).toContain(name)
      expect(plain(faq.text)).toContain(acceptedAnswer.text)
    }
  })

  it('home, a city and a hotel have their own pictures for shared links', async () => {
    const cards = new Set<string>()
    for (const path of ['/', lisbon, '/details/2267057-0']) {
      const { meta } = await crawl(path)
      expect(meta['twitter:card']).toBe('summary_large_image')
      expect([meta['og:site_name'], meta['og:url']]).toEqual(['Staykit', site() + path])
      expect(meta['og:title']).toBeTruthy()
      const bytes = await fetch(meta['og:image'] ?? '').then((response) => response.arrayBuffer())
      expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ width: 1200, height: 630 })
      cards.add(meta['og:image'] ?? '')
    }
    expect(cards.size).toBe(3)
  })
})
