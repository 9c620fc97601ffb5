import { dateInZone } from '@staykit/domain'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { siteWith } from '../other-site.ts'
import { pageWith } from '../partner-page.ts'
import { expectNoTrouble, started } from '../story.ts'
import type { Traveller } from '../traveller.ts'

let person: Traveller
let page: Page
let site: string
const open = onePage((here) => {
  ;({ person, page, site } = here)
})
const search = () => page.locator('main stay-search')
const current = () => search().getByRole('tab', { selected: true }).innerText()
const destinations = () => page.getByRole('group', { name: 'Popular Destinations' }).getByRole('link')
const topsOf = async () => {
  const boxes = await Promise.all((await destinations().all()).map((card) => card.boundingBox()))
  return boxes.map((box) => Math.round(box?.y ?? -1))
}

describe('the widget page', () => {
  it('[ACC-168] has a dark bar with its title and a hotel form; in a frame of another site its results open in the top window', async () => {
    await page.goto(
      await pageWith(`<iframe title="Hotels" width="380" height="420" src="${site}/widget"></iframe>`),
    )
    const frame = page.frameLocator('iframe')
    const title = frame.getByRole('heading', { name: 'Travel with Trish' })
    await title.waitFor()
    expect(await title.locator('..').evaluate((bar) => getComputedStyle(bar).backgroundColor)).toBe(
      'rgb(21, 32, 29)',
    )
    // The server-rendered form stays until the element has rendered its own.
    const button = frame.getByRole('button', { name: 'Search', exact: true })
    await expect.poll(() => button.count()).toBe(1)
    await frame.getByRole('combobox').fill('Lisbon')
    await frame
      .getByRole('option', { name: /Lisbon, Portugal/ })
      .first()
      .click()
    await button.click()
    await page.waitForURL((url) => url.href.startsWith(`${site}/search/city/`))
  })
})

it('keeps the text, the focus and the suggestions of the search field when the tabs arrive late', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const late = async (route: Route) => {
    await held
    await route.continue()
  }
  await page.route(/\/chunks\/product-tabs-/, late)
  // Gecko reports `load` after modules that are imported before it.
  await page.goto(`${site}/`, { waitUntil: 'commit' })
  const field = search().getByRole('combobox')
  await started(page, 'stay-search')
  await field.click()
  await field.fill('Lisbo')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .waitFor()
  release()
  await search().getByRole('tab', { name: 'Flights' }).waitFor()
  expect(
    await page
      .getByRole('option', { name: /Lisbon/ })
      .first()
      .isVisible(),
  ).toBe(true)
  await page.keyboard.type('n')
  expect(await field.inputValue()).toBe('Lisbon')
  await page.unroute(/\/chunks\/product-tabs-/, late)
})

describe('the home page', () => {
  it('[ACC-007] [ACC-008] [ACC-009] [ACC-012] [OQ-30] [AQ-27] [AQ-28] shows the product of its path, Hotels by default, each with its own form', async () => {
    for (const [path, tab, field] of [
      ['/', 'Hotels', 'Where to?'],
      ['/hotels', 'Hotels', 'Where to?'],
      ['/flights', 'Flights', 'From'],
      ['/cars', 'Cars', 'Pick-up location'],
    ] as const) {
      await open(path)
      expect(await current(), path).toBe(tab)
      await search().getByLabel(field, { exact: true }).first().waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
    }
    for (const [tab, field] of [
      ['Hotels', 'Where to?'],
      ['Flights', 'From'],
      ['Cars', 'Pick-up location'],
    ] as const) {
      await search().getByRole('tab', { name: tab }).click()
      await search().getByLabel(field, { exact: true }).first().waitFor()
    }
  })

  it('[ACC-010] opens the address of the chosen product tab, and Back returns to the previous one', async () => {
    await open('/')
    const path = () => new URL(page.url()).pathname
    for (const tab of ['Cars', 'Flights', 'Hotels']) {
      await search().getByRole('tab', { name: tab }).click()
      await page.waitForURL(`**/${tab.toLowerCase()}`)
    }
    for (const [before, tab] of [
      ['/flights', 'Flights'],
      ['/cars', 'Cars'],
      ['/', 'Hotels'],
    ] as const) {
      await page.goBack()
      await search().getByRole('tab', { name: tab, selected: true }).waitFor()
      expect(path()).toBe(before)
    }
    await page.goForward()
    await page.reload()
    await search().getByRole('tab', { name: 'Cars', selected: true }).waitFor()
  })

  it('[ACC-030] uses today, tomorrow, one room and two adults in a fresh browser', async () => {
    await page.goto('about:blank')
    await open('/')
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await search().getByRole('tab').first().waitFor()
    const day = (days: number) =>
      page.evaluate((more) => {
        const date = new Date()
        date.setDate(date.getDate() + more)
        const two = (part: number) => String(part).padStart(2, '0')
        return `${two(date.getMonth() + 1)}-${two(date.getDate())}-${date.getFullYear()}`
      }, days)
    const storedSearch = () =>
      page.evaluate(() =>
        ['checkIn', 'checkOut', 'roomCount', 'adultCount'].map((key) => localStorage.getItem(key)),
      )
    await expect.poll(storedSearch).toEqual([await day(0), await day(1), '1', '2'])
  })

  it('[ACC-017] [ACC-018] [ACC-020] shows popular destinations, three in a row, or one below the other on a phone', async () => {
    await open('/')
    const tops = await topsOf()
    expect(tops.length).toBeGreaterThanOrEqual(3)
    expect(new Set(tops.slice(0, 3)).size).toBe(1)
    expect(tops[3]).not.toBe(tops[0])
    const hrefs = await destinations().evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    for (const href of hrefs)
      expect(href).toMatch(/^\/s\/city\/[^/]+\/today\/tomorrow\/oneroom\/twoguests\/\d+$/)
    const texts = await destinations().allInnerTexts()
    for (const text of texts)
      expect(text).toMatch(/\n([\d,]+ Hotels|1 Hotel|Book Now)(\nfrom \$\d+ a night, all in)?$/)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(new Set(await topsOf()).size).toBe(1)
    const row = page.getByRole('group', { name: 'Popular Destinations' })
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth * 2)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('[ACC-019] [ACC-021] [ACC-243] a destination shows its name, its country and its hotels; a click shows that the next page loads', async () => {
    await open('/')
    const card = destinations().first()
    const [title = '', country = '', count = ''] = (await card.innerText()).split('\n')
    expect([title, country]).toEqual(['Lisbon', 'Portugal'])
    expect(count).toMatch(/^\d[\d,]* Hotels$/)
    expect(await card.locator('img').getAttribute('src')).toBe('/img/city-bridge-640.webp')
    // Content at the click on the link, before the next page loads.
    await page.evaluate(() => {
      const root = document.documentElement
      const keep = () =>
        sessionStorage.setItem('bar', `${getComputedStyle(root, '::before').height} at ${location.pathname}`)
      new MutationObserver(keep).observe(root, { attributeFilter: ['data-leaving'] })
    })
    await card.click()
    await page.waitForURL(/\/search\/city\/|\/s\/city\/Lisbon\//)
    expect(await page.evaluate(() => sessionStorage.getItem('bar'))).toBe('3px at /')
    const bar = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').height)
    expect(await bar()).toBe('auto')
    await page.goBack()
    await expect.poll(bar).toBe('auto')
  })

  it('[ACC-026] [ACC-027] [ACC-028] [ACC-029] lists the reasons to book here, and invites visitors to sign up', async () => {
    await open('/')
    const badge = (name: string) =>
      page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
    const why = badge('Why Book With Us?').getByRole('listitem')
    expect(await why.allInnerTexts()).toEqual(['Low Rates', 'Verified Guest Reviews', 'Largest Selection'])
    await badge('Travel with Benefits').getByText('Earn & Redeem Your Points').waitFor()
    const banner = page.getByText('Sign Up & Unlock even better deals and savings!')
    await banner.waitFor()
    await page.locator('main').getByRole('link', { name: 'Sign Up', exact: true }).click()
    await page.locator('stay-login').getByLabel('Confirm password').waitFor()
    await open('/login')
    const login = page.locator('stay-login')
    await login.getByLabel('Email', { exact: true }).fill('demo@staykit.test')
    await login.getByLabel('Password', { exact: true }).fill('Demo-Pass1!')
    await login.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL(/\/profile\//)
    await open('/')
    await page.locator('header.top').getByRole('button', { name: 'Log Out' }).waitFor()
    await banner.waitFor({ state: 'hidden' })
    expectNoTrouble(person)
  })
})

describe('the header', () => {
  it('[PLT-004] [PLT-005] [AQ-18] links the products of its brand, and Hotels only with more than two', async () => {
    const header = page.locator('header.top')
    const linked = () =>
      header.getByRole('navigation', { name: 'Products' }).getByRole('link').allInnerTexts()
    for (const [refId, names] of [
      ['8183', ['Hotels', 'Flights', 'Cars']],
      ['8298', ['Cars']],
      ['8478', ['Flights']],
    ] as const) {
      const other = await siteWith({ SITE_REF_ID: refId })
      await page.goto(`${other.url}/help/terms`)
      expect(await linked(), refId).toEqual(names)
      other.stop()
    }
  })
})

describe('flights and cars', () => {
  const take = async (label: string, text: string) => {
    await search().getByLabel(label, { exact: true }).fill(text)
    await search()
      .getByRole('option', { name: new RegExp(text) })
      .first()
      .click()
  }
  const euros = () => page.locator('header.top').getByLabel('Choose Currency').selectOption('EUR')
  const query = () => Object.fromEntries(new URL(page.url()).searchParams)
  const look = async (name: string) => {
    const folder = process.env.PICTURES
    if (!folder) return
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${folder}/${name}-${width}.png` })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  it('[ACC-188] a flight search opens the partner site with the search fields, in the chosen currency', async () => {
    await open('/flights')
    await euros()
    await take('From', 'Lisbon')
    await take('To', 'Berlin')
    await search().getByLabel('Adults (18+)').selectOption('3')
    await look('flights')
    await search().getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/flights\/results\//)
    expect(query()).toMatchObject({ air_search_type: 'roundtrip', adults: '3', currency: 'EUR' })
    expect(query().from_city_1).toContain('Lisbon')
    expect(query().to_city_1).toContain('Berlin')
    expect(await page.evaluate(() => window === window.top)).toBe(true)
  })

  it('[ACC-190] a car search opens the partner site with the search fields, in the chosen currency', async () => {
    await open('/cars')
    await euros()
    await take('Pick-up location', 'Lisbon')
    await search().getByLabel('Pick-up time').selectOption('08:30')
    await look('cars')
    await search().getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/cars\/results\//)
    expect(query()).toMatchObject({ pick_up_time: '08:30', drop_off_time: '10:00', currency: 'EUR' })
    expect(query().pick_up_city).toContain('Lisbon')
    expect(query().drop_off_city).toBe(query().pick_up_city)
    await open('/hotels')
    await look('hotels')
  })
})

describe('the deals page of a city', () => {
  it('[PLT-075] has its own search form, and so has the sun page', async () => {
    const looks = async (path: string) => {
      await open(path)
      const form = page.locator('main stay-search')
      const button = form.locator('[part=button]')
      const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
      return [await form.getAttribute('variant'), colour] as const
    }
    const all = [await looks('/hotel-deals/Miami/FL'), await looks('/sunsoaked'), await looks('/')]
    expect(all.map(([variant]) => variant)).toEqual(['deals', 'sun', 'tabbed'])
    expect(new Set(all.map(([, colour]) => colour)).size).toBe(3)
  })

  it('[ACC-165] searches from today to tomorrow, one room, two adults', async () => {
    await open('/hotel-deals/Miami/FL')
    const form = page.locator('main stay-search')
    // Of Miami, whatever the day of the device.
    const today = dateInZone(new Date(), 'America/New_York')
    const day = (days: number) =>
      new Date(Date.parse(today) + days * 86_400_000).toLocaleDateString('en-US', {
        month: 'short',
        day: 'numeric',
        timeZone: 'UTC',
      })
    await form.getByRole('button', { name: new RegExp(`^Check-in.*${day(0)}$`) }).waitFor()
    await form.getByRole('button', { name: new RegExp(`^Check-out.*${day(1)}$`) }).waitFor()
    await form.getByRole('button', { name: /1 room, 2 guests/ }).waitFor()
  })

  it('[ACC-162] names the place of any spelling of its address, in heading and title', async () => {
    for (const [path, name, city] of [
      ['new-york/ny', 'New York City, NY', 'New York City'],
      ['lisbon/portugal', 'Lisbon, Portugal', 'Lisbon'],
      ['LISBON/LX', 'Lisbon, Portugal', 'Lisbon'],
      ['san-francisco/ca', 'San Francisco, CA', 'San Francisco'],
    ] as const) {
      await open(`/hotel-deals/${path}`)
      await page.getByRole('heading', { name: `Hotels in ${name}`, level: 1 }).waitFor()
      await page.getByRole('heading', { name: `Deals in ${city}`, level: 2 }).waitFor()
      expect(await page.title()).toContain(`Hotels in ${name}`)
    }
  })

  it('[ACC-162] [ACC-163] names the place and the saving', async () => {
    await open('/hotel-deals/Miami/FL')
    await page.getByRole('heading', { name: 'Hotels in Miami, FL', level: 1 }).waitFor()
    await page.getByRole('heading', { name: 'Deals in Miami', level: 2 }).waitFor()
    const text = await page.locator('main').innerText()
    for (const words of ['Search Hotel Deals', '700,000+ Hotels Worldwide', 'Save Up To 25% Off'])
      expect(text).toContain(words)
  })
})
