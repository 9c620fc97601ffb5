import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { onePage } from '../one-page.ts'
import { day, usDay } from '../traveller.ts'

const stay = `${usDay(10)}/${usDay(12)}/1/2`
const lisbon = '2267057'
const hotel = '9000001-0'

let page: Page
let site = ''
const open = onePage((here) => {
  ;({ page, site } = here)
})
const pathNow = () => page.url().slice(site.length)
const results = () => page.locator('stay-results [part~=listing]').first().waitFor()
const details = () =>
  page.locator('stay-hotel').getByRole('heading', { name: 'Testville Grand Hotel' }).waitFor()

describe('routes of the reference site', () => {
  it('[HOT-002] [OQ-03] the legacy checkout leads to the customer step with its query', async ({ skip }) => {
    skip(lacks('request bodies'))
    const apiRequest = page.waitForRequest((request) => request.url().endsWith('/book/contract'))
    await open('/checkout/?ppn_bundle=B&sop=S&rate_plan=R')
    expect(pathNow()).toBe('/checkout/customer?rate=B&sop=S&ratePlan=R')
    await page.locator('stay-checkout').waitFor()
    expect((await apiRequest).postDataJSON()).toMatchObject({ ppnBundle: 'B', sop: 'S', ratePlan: 'R' })
  })

  it('[HOT-003] [OQ-39] /hotels/book/ and /hotels/book_exclusive/ reach the checkout', async () => {
    for (const path of ['/hotels/book/', '/hotels/book_exclusive/']) {
      await open(`${path}?ppn_bundle=B`)
      expect(pathNow()).toMatch(/^\/checkout\/customer\?rate=B/)
      await page.locator('stay-checkout').waitFor()
    }
  })

  it('[HOT-004] the search route shows results with two and with six segments', async () => {
    await open(`/search/city/${lisbon}`)
    await results()
    await open(`/search/city/${lisbon}/${stay}`)
    await results()
  })

  it('[HOT-005] [HOT-006] the alternate search uses today, tomorrow, one room, two guests', async ({
    skip,
  }) => {
    skip(lacks('request bodies'))
    // Requests of the page before have ended.
    await page.goto('about:blank')
    const apiRequest = page.waitForRequest((request) => request.url().endsWith('/hotels/search/'))
    await open(`/s/city/Lisbon/today/tomorrow/oneroom/twoguests/${lisbon}`)
    await results()
    expect((await apiRequest).postDataJSON()).toMatchObject({
      location: { id: lisbon, type: 'city' },
      checkIn: day(0),
      checkOut: day(1),
      roomCount: 1,
      adultCount: 2,
    })
  })

  it('[HOT-007] [HOT-008] [OQ-26] details open by the full, the shortened and the short route', async () => {
    for (const path of [`city/9000001/${stay}/${hotel}`, `city/9000001/${hotel}`, hotel, `${hotel}/rates`]) {
      await open(`/details/${path}`)
      await details()
    }
  })

  it('[HOT-009] [OQ-56] the alternate details route shows the hotel of its id', async () => {
    await open(`/hotel/Grand/Testville/today/tomorrow/oneroom/twoguests/${hotel}/rates`)
    await details()
  })

  it('[HOT-010] the deals page names city and state, with a search form', async () => {
    await open('/hotel-deals/Miami/FL')
    await page.getByRole('heading', { name: 'Hotels in Miami, FL' }).waitFor()
    await page.locator('stay-search').getByRole('combobox').waitFor()
  })

  it('[HOT-011] the checkout route opens with a section', async () => {
    await open('/checkout/customer?rate=B')
    await page.locator('stay-checkout').getByText('Oops! Looks like this rate is unavailable.').waitFor()
  })

  it('[HOT-020] areaID and areas filter to the neighborhood', async () => {
    for (const name of ['areaID', 'areas']) {
      await open(`/search/city/${lisbon}/${stay}?${name}=${lisbon}-a0`)
      await results()
      const places = await page.locator('stay-results [part~=listing]').allTextContents()
      expect(places.length).toBeGreaterThan(0)
      for (const text of places) expect(text).toContain('Alfama')
    }
  })

  it('[HOT-024] [HOT-025] [HOT-026] links go to details by city, to its rates, and back to the search', async () => {
    await open(`/search/city/${lisbon}/${stay}`)
    await results()
    const first = page.locator('stay-results [part~=listing]').first()
    const href = await first.getByRole('heading').getByRole('link').getAttribute('href')
    expect(href).toMatch(new RegExp(`^/details/city/${lisbon}/${stay}/${lisbon}-\\d+$`))
    expect(await first.getByRole('link', { name: /Book Now/ }).getAttribute('href')).toBe(`${href}/rates`)
    await open(href ?? '')
    const back = page.locator('stay-hotel').getByRole('link', { name: /Hotels in Lisbon/ })
    expect(await back.getAttribute('href')).toBe(`/search/city/${lisbon}/${stay}`)
  })
})

describe('the shell', () => {
  it('[HOT-013] [ACC-031] the header has logo, currency selector and, signed in, logout', async () => {
    await open('/login')
    const header = page.locator('header.top')
    await header.getByRole('link', { name: 'staykit' }).waitFor()
    await header.getByRole('combobox', { name: 'Choose Currency' }).waitFor()
    const login = page.locator('stay-login')
    await login.getByLabel('Email', { exact: true }).fill('demo@staykit.test')
    await login.getByLabel('Password', { exact: true }).fill('Demo-Pass1!')
    await login.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL(/\/profile\/dashboard/)
    // The profile must have loaded to set the page after logout; before that a logout leads home.
    await page.getByRole('heading', { name: /^Hi / }).waitFor()
    await header.getByRole('button', { name: 'Log Out' }).click()
    // A logout on the profile leads to the login (ACC-068).
    await page.waitForURL((url) => url.pathname === '/login', { waitUntil: 'load' })
    await header.getByRole('link', { name: 'Log In' }).waitFor()
  })

  it('[HOT-014] the drawer opens with its entries, and the footer is on every page', async () => {
    await open('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Hotels', 'Flights', 'Cars', 'Review/Cancel Reservations', 'Privacy Policy']) {
      await drawer.getByRole('link', { name, exact: true }).waitFor()
    }
    await page.keyboard.press('Escape')
    for (const path of ['/', `/search/city/${lisbon}`, '/login', '/help/review']) {
      await open(path)
      await page.locator('footer').getByRole('link', { name: 'Terms & Conditions' }).waitFor()
    }
  })

  it('[HOT-017] [HOT-018] [HOT-344] [OQ-41] bar=none hides the top bar, bar=static unsticks it, and the choice is remembered', async () => {
    const bar = page.locator('header.top')
    await open('/login?bar=none')
    expect(await bar.isVisible()).toBe(false)
    await open('/login')
    expect(await bar.isVisible()).toBe(false)
    await open(`/search/city/${lisbon}/${stay}?bar=static`)
    await results()
    await page.evaluate(() => scrollTo(0, 600))
    expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom < 0)).toBe(true)
    await open('/login')
    expect(await page.locator(':root').getAttribute('data-bar')).toBe('static')
    await open('/login?bar=on')
    expect(await bar.isVisible()).toBe(true)
  })

  it('[HOT-338] the header condenses at a scroll of 1 px', async () => {
    await open(`/search/city/${lisbon}/${stay}`)
    await results()
    const condensed = () => page.locator('header.top.condensed').count()
    expect(await condensed()).toBe(0)
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, 1))
        return condensed()
      })
      .toBe(1)
  })

  it('prices follow the currency selector', async () => {
    await open(`/search/city/${lisbon}/${stay}`)
    await results()
    await page.locator('header.top').getByRole('combobox', { name: 'Choose Currency' }).selectOption('JPY')
    await page.locator('stay-results [part~=listing]').first().getByText(/¥/).first().waitFor()
    await page.context().clearCookies()
  })

  it('a login never leads to another site', async () => {
    for (const next of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/..//evil.example',
      '/.//evil.example',
    ]) {
      await open(`/login?next=${encodeURIComponent(next)}`)
      const goal = await page.locator('stay-login').getAttribute('next')
      expect(new URL(goal ?? '', site).origin, next).toBe(new URL(site).origin)
    }
  })
})
