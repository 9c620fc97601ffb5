import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { onePage } from '../one-page.ts'

let page: Page
let site: string
const open = onePage((here) => {
  ;({ page, site } = here)
})
const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
/** Opens a page with motion, and a clock that stops once the page is ready. */
async function still(path: string, ready: () => Promise<void>, run: () => Promise<void>) {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await open(path)
  await ready()
  await page.clock.pauseAt(Date.now() + 60_000)
  try {
    await run()
  } finally {
    await page.clock.resume()
    await page.emulateMedia({ reducedMotion: 'reduce' })
  }
}

describe('the shell', () => {
  it('[PLT-001] a path shows the first matching page of the table', async () => {
    const at = async (path: string) => {
      const answer = await fetch(site + path, { redirect: 'manual' })
      const html = answer.status === 200 ? await answer.text() : ''
      const element = /<main[^>]*>[\s\S]*?<(stay-[a-z]+)/.exec(html)?.[1]
      const title = /<title>([^<|]*)/.exec(html)?.[1]?.trim()
      return [answer.status, answer.headers.get('location') ?? title, element]
    }
    const moved = (to: string) => [302, to, undefined]
    const legacy = '/checkout/customer?rate=B'
    for (const [path, expected] of [
      ['/checkout/?ppn_bundle=B', moved(legacy)],
      ['/brands', [200, 'Brands', undefined]],
      ['/faq', [200, 'Frequently Asked Questions', undefined]],
      ['/hotels/book/?ppn_bundle=B', moved(legacy)],
      ['/hotels/book_exclusive/?ppn_bundle=B', moved(`${legacy}&ratePlan=exclusive`)],
      ['/hotel-deals/Lisbon/Portugal', [200, 'Hotels in Lisbon, Portugal', 'stay-search']],
      ['/search/city/2267057', [200, expect.stringContaining('Hotels in Lisbon'), 'stay-results']],
      ['/s/city/Lisbon/today/tomorrow/oneroom/twoguests/2267057', [200, expect.any(String), 'stay-results']],
      ['/details/9000001-0', [200, expect.stringContaining('Testville Grand'), 'stay-hotel']],
      ['/details/city/9000001/9000001-0', [200, expect.stringContaining('Testville Grand'), 'stay-hotel']],
      [
        '/hotel/Grand/Testville/today/tomorrow/oneroom/twoguests/9000001-0/rates',
        [200, expect.stringContaining('Testville Grand'), 'stay-hotel'],
      ],
      ['/checkout/customer', [200, 'Checkout', 'stay-checkout']],
      ['/profile', moved('/profile/dashboard')],
      ['/widget', [200, expect.stringContaining('Travel with Trish'), 'stay-search']],
      ['/login', [200, 'Log In', 'stay-login']],
      ['/help/', moved('/help/review')],
      ['/flights', [200, expect.any(String), 'stay-search']],
      ['/', [200, expect.any(String), 'stay-search']],
      ['/sunsoaked', [200, expect.any(String), expect.anything()]],
      ['/nowhere', moved('/')],
      ['/checkout/nowhere', moved('/')],
    ] as const)
      expect(await at(path), path).toEqual(expected)
  })

  it('[PLT-002] [PLT-003] while a page or its code loads, a bar appears at once, and "Loading Route...." until it is there', async () => {
    const words = page.getByRole('status').filter({ hasText: 'Loading Route....' })
    const bar = () =>
      page.evaluate(() => getComputedStyle(document.documentElement, '::before').content === '""')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(/\/stay-login-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site}/login`, { waitUntil: 'commit' })
    await page.locator('stay-login').waitFor({ state: 'attached' })
    // The style sheet of the page may still load.
    await expect.poll(bar).toBe(true)
    await words.waitFor()
    release()
    await page.locator('stay-login').getByLabel('Password', { exact: true }).waitFor()
    await words.waitFor({ state: 'hidden' })
    expect(await bar()).toBe(false)
    await page.unroute(/\/stay-login-/)
    // A navigation by a link, once the script that notes clicks runs.
    await page.waitForLoadState('load')
    await page.route(/\/brands$/, async (route) => {
      await page.waitForTimeout(1_500)
      await route.continue()
    })
    // The page is unloading, so it stores its own measurement.
    await page.evaluate(() =>
      setInterval(() => {
        const { display, visibility } = getComputedStyle(document.querySelector('.loading-route') as Element)
        const { content } = getComputedStyle(document.documentElement, '::before')
        if (display === 'block') sessionStorage.setItem('shown', `${visibility} ${content}`)
      }, 20),
    )
    await page.locator('footer').getByRole('link', { name: 'Brands' }).click()
    await page.waitForURL('**/brands')
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('visible ""')
    await words.waitFor({ state: 'hidden' })
    await page.unroute(/\/brands$/)
  })

  it('[PLT-162] a currency has its value, a language its id, name and value, an amenity its id, name and the key of its icon', async () => {
    await open('/faq')
    const currencies = await page
      .locator('header.top select[data-currency] option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    expect(currencies.length).toBeGreaterThan(50)
    expect(currencies.filter((value) => !/^[A-Z]{3}$/.test(value))).toEqual([])
    const languages = await page
      .locator('[data-languages] [data-language]')
      .evaluateAll((links) =>
        links.map((link) => [
          (link as HTMLElement).dataset.language,
          link.textContent?.trim(),
          link.getAttribute('hreflang'),
        ]),
      )
    expect(languages).toContainEqual(['br', 'Português (Brasil)', 'pt-BR'])
    expect(languages.flat().filter((part) => !part)).toEqual([])
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/hotels/search/'))
    await open('/search/city/2267057?sort=price_asc')
    const { hotels } = await (await answered).json()
    const amenities = hotels.flatMap((hotel: { amenities: object[] }) => hotel.amenities)
    expect(amenities).toContainEqual(
      expect.objectContaining({ id: 6, name: 'Free Internet', meta: 'internet' }),
    )
    // A narrow row has the reasons of guests instead.
    await page.setViewportSize({ width: 1920, height: 900 })
    const icons = page.locator('stay-results .amen svg')
    await icons.first().waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('the header condenses without moving the page below, with and without motion', async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await open('/faq')
      const places = await page.evaluate(async () => {
        const main = document.querySelector('main')
        const found = new Set<number>()
        for (const top of [0, 300, 0])
          for (let frame = 0; frame < 15; frame++) {
            scrollTo({ top, behavior: 'instant' })
            await new Promise(requestAnimationFrame)
            found.add(Math.round((main?.getBoundingClientRect().top ?? 0) + scrollY))
          }
        return [...found]
      })
      expect(places, reducedMotion).toHaveLength(1)
    }
  })

  it('[PLT-018] a part counts as seen when a fifth is visible, and scrolling to a section covers a quarter of the remaining way in each frame', async ({
    skip,
  }) => {
    skip(lacks('media'))
    await page.addInitScript(() => {
      const seen: unknown[] = []
      const Plain = IntersectionObserver
      Object.assign(globalThis, {
        thresholds: seen,
        IntersectionObserver: class extends Plain {
          constructor(run: IntersectionObserverCallback, options?: IntersectionObserverInit) {
            super(run, options)
            seen.push(options?.threshold)
          }
        },
      })
    })
    const section = (name: string) => page.locator(`stay-hotel [data-section=${name}]`)
    const top = () =>
      section('reviews').evaluate((part) => {
        const margin = Number.parseFloat(getComputedStyle(part).scrollMarginTop)
        return part.getBoundingClientRect().top - margin
      })
    const ready = async () => {
      // Everything has loaded, so nothing grows.
      for (const name of ['Amenities', 'Guest Reviews']) {
        await page.locator('stay-hotel').getByRole('link', { name, exact: true }).first().click()
        await section('reviews').waitFor()
      }
      await page.clock.runFor(3_000)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }
    await still('/details/9000001-0', ready, async () => {
      const link = page
        .locator('stay-hotel')
        .getByRole('link', { name: 'Guest Reviews', exact: true })
        .first()
      // A click scrolls to its target when that is below the screen.
      await link.scrollIntoViewIfNeeded()
      const start = await top()
      await link.click()
      const ways: number[] = [start]
      for (let frame = 0; frame < 4; frame++) {
        await page.clock.runFor(16)
        ways.push(await top())
      }
      const parts = ways.slice(1).map((way, index) => 1 - way / (ways[index] ?? 1))
      // Some frames have no scroll, and fractions of a pixel from the header that condenses.
      const moved = parts.filter((part) => Math.abs(part) > 0.001)
      expect(start).toBeGreaterThan(400)
      for (const part of moved) expect(part).toBeCloseTo(0.25, 1)
      expect(moved.length).toBeGreaterThan(1)
    })
    await openMenu()
    await expect
      .poll(() => page.evaluate(() => (globalThis as { thresholds?: unknown[] }).thresholds))
      .toContain(0.2)
  })

  it('[ACC-164] the deals page has a search form under tabs of the products', async () => {
    await open('/hotel-deals/Lisbon/Portugal')
    const tabs = page.locator('main').getByRole('navigation', { name: 'Search' })
    expect(await tabs.getByRole('link').allInnerTexts()).toEqual(['Hotels', 'Flights', 'Cars'])
    expect(await tabs.locator('[aria-current]').allInnerTexts()).toEqual(['Hotels'])
    await page.locator('main stay-search').getByRole('combobox').waitFor()
    await tabs.getByRole('link', { name: 'Cars' }).click()
    await page.waitForURL('**/cars')
    await page.locator('main stay-search').getByLabel('Pick-up location', { exact: true }).waitFor()
  })
})
