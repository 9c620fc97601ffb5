import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { siteWith } from '../other-site.ts'
import { pageWith } from '../partner-page.ts'
import { expectNoTrouble, started } from '../story.ts'
import { day, keepDates, type Traveller, usDay } from '../traveller.ts'

const search = `/search/city/2267057/${usDay(10)}/${usDay(12)}/1/2`
const NOTICE = 'The office is closed on Monday.'

let person: Traveller
let page: Page
let site: string

const open = onePage((here) => {
  ;({ person, page, site } = here)
})

describe('a search form of a partner', () => {
  it('[PLT-164] opens the results with its twelve fields, without any script', async () => {
    const fields = {
      location: 'Lisbon',
      locationID: '2267057',
      locationQuery: 'lisb',
      locationType: 'city',
      cityID: '2267057',
      areaID: '',
      checkIn: day(10),
      checkOut: day(12),
      roomCount: '2',
      guestCount: '3',
      locationChange: 'true',
      locationClick: 'true',
    }
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    )
    await page.goto(
      await pageWith(`<form action="${site}/search">${inputs.join('')}<button>Find</button></form>`),
    )
    await page.getByRole('button', { name: 'Find' }).click()
    const results = `/search/city/2267057/${usDay(10)}/${usDay(12)}/2/3`
    await page.waitForURL((url) => url.href === site + results)
    await page.getByRole('heading', { name: /^Hotels in Lisbon/ }).waitFor()
  })
})

describe('the reference site', () => {
  it('sends text compressed, and pictures in the width of their place', async () => {
    await open('/')
    const sent = async (path: string, accepted: string) => {
      const { headers } = await fetch(site + path, { headers: { 'accept-encoding': accepted } })
      return headers.get('content-encoding')
    }
    const style = await page.locator('link[rel=stylesheet][href^="/_astro"]').first().getAttribute('href')
    for (const path of ['/', style ?? ''])
      expect([await sent(path, 'br, gzip'), await sent(path, 'gzip'), await sent(path, 'identity')]).toEqual([
        'br',
        'gzip',
        null,
      ])
    expect(await sent('/img/hero-640.webp', 'br, gzip')).toBe(null)
    const hero = page.locator('.hero img')
    const image = await hero.evaluate((img: HTMLImageElement) => [img.currentSrc, img.naturalWidth > 0])
    // 1280 px wide at a pixel ratio of one, 390 px at the height of a phone.
    // Its palette is that of the hour.
    expect(image).toEqual([expect.stringMatching(/\/img\/hero(-day|-night)?-1280\.webp$/), true])
  })

  it('[HOT-015] shows a banner when one is configured', async () => {
    await open('/help/terms')
    expect(await page.getByText(NOTICE).count()).toBe(0)
    const other = await siteWith({ SITE_BANNER: NOTICE })
    await page.goto(`${other.url}/help/terms`)
    await page.getByText(NOTICE).waitFor()
    other.stop()
  })

  it('[HOT-055] covers the home page first, and then disappears', async () => {
    await open('/')
    await started(page, 'stay-search')
    const place = page.locator('stay-search').getByRole('combobox')
    await place.fill('Lisbon')
    await page
      .getByRole('option', { name: /Lisbon, Portugal/ })
      .first()
      .click()
    await keepDates(page)
    // The page records its overlay while it unloads, because a browser cannot query an unloading page.
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const overlay = document.querySelector('stay-search')?.shadowRoot?.querySelector('.loading-overlay')
        const { width, height } = overlay?.getBoundingClientRect() ?? {}
        sessionStorage.setItem(
          'left',
          JSON.stringify([location.pathname, width, height, overlay?.textContent]),
        )
      }),
    )
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    await page.locator('stay-search').getByRole('link', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/search\/city\//)
    const left = JSON.parse(await page.evaluate(() => sessionStorage.getItem('left') ?? '[]'))
    expect(left.slice(0, 3)).toEqual(['/', width, 900])
    expect(left[3]).toContain('OUR AI IS FINDING YOU DEALS!')
  })

  it('[HOT-016] covers the whole page while the search of hotels runs', async () => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/travel/hotels/search/', async (route) => {
      await held
      await route.continue()
    })
    // When the site's server does not get the hotels in time, the browser loads them.
    const other = await siteWith({ INTERNAL_API_URL: 'http://127.0.0.1:9' })
    await page.goto(other.url + search)
    const overlay = page.locator('stay-results .loading-overlay')
    await overlay.getByText('OUR AI IS FINDING YOU DEALS!').waitFor()
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width, height: 900 })
    release()
    await page.locator('stay-results [part~=listing]').first().waitFor()
    expect(await overlay.count()).toBe(0)
    await page.unroute('**/travel/hotels/search/')
    await page.goto('about:blank')
    other.stop()
  })

  it('[HOT-072] [ACC-011] results have the sub-navigation and no transparent header, unlike home', async () => {
    await open(search)
    await page
      .locator('.sub stay-search')
      .getByRole('button', { name: /Lisbon/ })
      .waitFor()
    const header = () => page.locator('header.top').evaluate((bar) => getComputedStyle(bar).backgroundColor)
    expect(await header()).toBe('rgb(255, 255, 255)')
    await open('/')
    expect(await page.locator('.sub').count()).toBe(0)
    expect(await header()).toBe('rgba(0, 0, 0, 0)')
  })

  it('keeps the sub-navigation of results as high as before the code has arrived', async () => {
    const { context } = person
    const sub = page.locator('.sub')
    const height = () => sub.evaluate((box) => box.getBoundingClientRect().height)
    await page.setViewportSize({ width: 390, height: 844 })
    await context.route('**/sdk/**/*.js', (route) => route.abort())
    await page.goto(site + search)
    const before = await height()
    await context.unroute('**/sdk/**/*.js')
    await open(search)
    await started(page, 'stay-search')
    expect(await height()).toBe(before)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  it('[HOT-235] [HOT-027] [OQ-49] home and deals pages show the claims; flights and cars have entries with forms', async () => {
    for (const path of ['/', '/hotel-deals/Lisbon/LX']) {
      await open(path)
      const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ')
      for (const claim of [
        'Save Up To 25% Off',
        '700,000+ hotels worldwide',
        '100,000+ promotional rates',
        'hotels in more than 20,000 cities',
        '4 million customer reviews',
      ])
        expect(text).toContain(claim)
    }
    const entries = page.locator('header').getByRole('navigation', { name: 'Products' })
    for (const [name, heading] of [
      ['Flights', 'Find your flight'],
      ['Cars', 'Find your rental car'],
    ] as const) {
      await entries.getByRole('link', { name }).click()
      await page.getByRole('tab', { name, selected: true }).waitFor()
      await page.locator('stay-search form.ho').waitFor()
      // A partner sells them: nothing on the page says what is true of hotels.
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      expect(await page.title()).toContain(heading)
      expect(await page.locator('main').innerText()).not.toMatch(/hotels worldwide|Save Up To/)
    }
  })

  it('[HOT-237] [HOT-243] visitors and members are the only roles: a member has a profile, and the admin screen does not exist', async () => {
    for (const path of ['/admin', '/administrator', '/manage']) {
      await open(path)
      expect(new URL(page.url()).pathname, path).toBe('/')
    }
    await open('/login')
    const login = page.locator('stay-login')
    await login.getByLabel('Email', { exact: true }).fill('demo@staykit.test')
    await login.getByLabel('Password', { exact: true }).fill('Demo-Pass1!')
    await login.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL(/\/profile\//)
    await open('/profile')
    await page.waitForURL(/\/profile\/\w+/)
    await page.locator('header.top').getByRole('button', { name: 'Log Out' }).waitFor()
    expect(await page.getByText(/\badmin/i).count()).toBe(0)
    for (const path of ['/admin', '/profile/admin']) {
      await open(path)
      expect(new URL(page.url()).pathname, path).not.toContain('admin')
    }
    expectNoTrouble(person)
  })
})
