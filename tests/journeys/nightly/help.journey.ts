import { bookedFixture } from '@staykit/contract/fixtures'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { siteWith } from '../other-site.ts'
import { expectNoTrouble } from '../story.ts'
import { accessible, type Traveller } from '../traveller.ts'

const TRIP = 'ST-ABCD-EFGH-JKMN'

let person: Traveller
let page: Page
let site = ''
const open = onePage((here) => {
  ;({ person, page, site } = here)
})
const pathNow = () => page.url().slice(site.length)
const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))
const background = () => page.locator('header.top').evaluate((bar) => getComputedStyle(bar).backgroundColor)
const lookup = () => page.locator('stay-lookup')

describe('a visitor', () => {
  it('[ACC-001] [AQ-35] sees home, FAQ, help, terms, privacy, deals and the lookup, without a login', async () => {
    for (const [path, name] of [
      ['/', 'Save Up To 25% Off'],
      ['/faq', 'Frequently Asked Questions'],
      ['/help/terms', 'Terms & Conditions'],
      ['/help/privacy', 'Privacy Policy'],
      ['/hotel-deals/Lisbon/LX', 'Hotels in Lisbon, Portugal'],
      ['/sunsoaked', 'Sun-soaked deals'],
    ] as const) {
      await open(path)
      await heading(name)
      expect(pathNow(), path).toBe(path)
      await accessible(page, path)
    }
    await open('/help/review')
    await lookup().getByLabel('Trip number').waitFor()
    await open('/help/')
    await lookup().getByLabel('Trip number').waitFor()
    expect(pathNow()).toBe('/help/review')
    await accessible(page, '/help/review')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/faq', '/help/terms']) {
      await open(path)
      await accessible(page, `${path} at 390 px`)
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('[ACC-166] sees sun-soaked deals below a transparent header, without a sub-navigation', async () => {
    await open('/sunsoaked')
    await heading('Sun-soaked deals')
    await page.locator('main stay-search').getByRole('combobox').waitFor()
    expect(await background()).toBe('rgba(0, 0, 0, 0)')
    expect(await page.locator('.sub').count()).toBe(0)
  })

  it('[ACC-167] reads about ecommerce revenue and relevancy at /brands', async () => {
    await open('/brands')
    const text = await page.locator('main').innerText()
    for (const word of ['ecommerce revenue', 'relevancy']) expect(text).toContain(word)
  })

  it('[ACC-140] [ACC-141] [ACC-142] [ACC-143] [ACC-144] [ACC-145] [ACC-146] [ACC-147] [ACC-148] [ACC-149] [ACC-150] [AQ-02] [AQ-57] reads the answers at /faq', async () => {
    await open('/faq')
    const titles = await page.locator('main h2').allInnerTexts()
    expect(titles).toEqual(['Wallets and Passports', 'Market', 'Rewards', 'Customer Service'])
    const items = await page.locator('main article').evaluateAll((all) =>
      all.map((item) => ({
        question: item.querySelector('h3')?.textContent?.trim() ?? '',
        answer: item.querySelector('p')?.textContent?.trim() ?? '',
        icon: item.querySelector('svg path')?.getAttribute('d') ?? '',
      })),
    )
    expect(items.length).toBeGreaterThan(8)
    for (const item of items) expect(Object.values(item).filter(Boolean), item.question).toHaveLength(3)
    const answers = items.map(({ answer }) => answer).join('\n')
    for (const expected of [
      'Your wallet is created when you sign up. Pay by credit card, debit card or reward points.',
      'A confirmation, and an artifact of the booking in your wallet.',
      'Bookings are non-cancellable and non-refundable unless stated.',
      'Only up to 24 hours before check-in. Trading on other sites is not allowed.',
      'By e-mail, around the clock.',
      'You earn them on every booking.',
      'the VIP Passport, of which there will only ever be 10,000, and the Standard Passport',
      'Both passports give room access and a best price guarantee.',
      'The VIP Passport adds special experiences and bonus points.',
    ])
      expect(answers).toContain(expected)
    expect(answers).toMatch(/\b(9|12) million rooms\b/)
  })
})

describe('the help area', () => {
  it('[ACC-126] [ACC-127] [AQ-34] has review, booking, terms and privacy, below a plain header and without an overlay', async () => {
    await page.route('**/api/book/details', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            headers: { 'access-control-allow-origin': site },
            json: { booking: bookedFixture(), capability: 'held' },
          })
        : route.continue(),
    )
    const plain = async () => {
      expect(await background(), pathNow()).toBe('rgb(255, 255, 255)')
      expect(await page.evaluate(() => document.querySelectorAll('.sub').length), pathNow()).toBe(0)
      // The same in the elements.
      for (const part of ['.loading-overlay', '[role=progressbar]', '.spin'])
        expect(await page.locator(part).count(), `${part} on ${pathNow()}`).toBe(0)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement, '::before').content),
      ).not.toBe('""')
      expect(await page.locator('.loading-route').evaluate((words) => getComputedStyle(words).display)).toBe(
        'none',
      )
    }
    for (const [path, name] of [
      ['/help/terms', 'Terms & Conditions'],
      ['/help/privacy', 'Privacy Policy'],
    ] as const) {
      await open(path)
      await heading(name)
      await plain()
    }
    // Without a booking there is no trip to show.
    await open('/help/booking')
    await lookup().getByLabel('Trip number').fill(TRIP)
    expect(pathNow()).toBe('/help/review')
    await plain()
    await lookup().getByLabel('Email').fill('maya@example.com')
    await lookup().getByRole('button', { name: 'Submit' }).click()
    await lookup().getByText(TRIP).first().waitFor()
    expect(pathNow()).toBe('/help/booking')
    await page.reload()
    await lookup().getByText(TRIP).first().waitFor()
    expect(pathNow()).toBe('/help/booking')
    await plain()
    await page.unroute('**/api/book/details')
    // The code of the lookup is still loading.
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(/\/stay-lookup-/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site}/help/review`, { waitUntil: 'commit' })
    await lookup().waitFor({ state: 'attached' })
    await expect.poll(background).toBe('rgb(255, 255, 255)')
    await plain()
    expect(await lookup().evaluate((element) => element.matches(':defined'))).toBe(false)
    release()
    await lookup().getByLabel('Trip number').waitFor()
    await page.unroute(/\/stay-lookup-/)
  })

  it('[ACC-128] [ACC-129] [PLT-014] [AQ-05] [AQ-06] has a sidebar; external links carry the referral id', async () => {
    const partner = `${inject('urls').api}/dev/partner`
    for (const path of ['/help/review', '/help/terms', '/help/privacy']) {
      await open(path)
      expect(await linksIn(page.getByRole('navigation', { name: 'Help' }))).toEqual([
        ['Contact Us', `${partner}/help/?refid=8183`],
        ['Review/Cancel Reservations', '/help/review'],
        ['Frequently Asked Questions', '/faq'],
        ['Privacy Policy', '/help/privacy'],
        ['Terms and Conditions', '/help/terms'],
        ['Search', `${partner}/?refid=8183`],
      ])
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = await linksIn(page.getByRole('dialog', { name: 'Menu' }))
    expect(menu).toContainEqual(['Contact Us', `${partner}/help/?refid=8183`])
    // Hotels are reviewed here; flights and cars on the site of their booking (AQ-06).
    expect(menu).toContainEqual(['Review/Cancel Reservations', '/help/review'])
    await open('/help/review')
    await lookup().getByLabel('Trip number').fill('AIR-1')
    await lookup().getByLabel('Email').fill('maya@example.com')
    await lookup().getByRole('combobox').selectOption('AIR')
    await lookup().getByRole('button', { name: 'Submit' }).click()
    await page.waitForURL(`${partner}/flights/review?refid=8183`)
  })
})

describe('the shell', () => {
  it('[PLT-009] [PLT-010] [PLT-011] [PLT-013] [AQ-05] has Support, more links and apps in its footer, and the wallet in its menu', async () => {
    const outside = {
      SITE_WALLET_URL: 'https://coins.example/wallet',
      SITE_APP_STORE_URL: 'https://apps.example/ios',
      SITE_GOOGLE_PLAY_URL: 'https://apps.example/android',
    }
    const other = await siteWith(outside)
    const foot = page.locator('footer')
    for (const path of ['/', '/help/terms', '/faq']) {
      await page.goto(other.url + path)
      await foot.getByRole('heading', { name: 'Support' }).waitFor()
      expect(await linksIn(foot.getByRole('navigation', { name: 'Support' }))).toEqual([
        ['Contact Us', 'mailto:support@staykit.test'],
        ['Review/Cancel Reservations', '/help/review/'],
        ['FAQ', '/faq'],
      ])
      expect(await linksIn(foot.getByRole('navigation', { name: 'About this site' }))).toEqual([
        ['Brands', '/brands'],
        ['Privacy Policy', '/help/privacy/?refid=8183'],
        ['Terms & Conditions', '/help/terms/?refid=8183'],
      ])
      expect(await linksIn(foot.getByRole('navigation', { name: 'Apps' }))).toEqual([
        ['App Store', outside.SITE_APP_STORE_URL],
        ['Google Play', outside.SITE_GOOGLE_PLAY_URL],
      ])
    }
    await page.goto(`${other.url}/checkout/customer`)
    expect(await linksIn(foot.getByRole('navigation', { name: 'Support' }))).toEqual([
      ['Contact Us', 'mailto:support@staykit.test'],
      ['FAQ', '/faq'],
    ])
    await page.goto(other.url)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    expect(await menu.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe(
      outside.SITE_WALLET_URL,
    )
    // No link is dead: unconfigured links are absent, and the wallet link leads to this site.
    await open('/')
    other.stop()
    expect(await page.getByRole('navigation', { name: 'Apps' }).count()).toBe(0)
    expect(await page.locator('dialog.drawer').getByText('Wallet').getAttribute('href')).toBe(
      '/profile/wallet',
    )
  })

  it('[PLT-012] [AQ-04] terms and privacy open with refid, also by the older paths', async () => {
    for (const [view, name] of [
      ['terms', 'Terms & Conditions'],
      ['privacy', 'Privacy Policy'],
    ] as const) {
      for (const path of [`/help/${view}/?refid=8183`, `/hotels/help/${view}/?refid=8183`]) {
        await open(path)
        await heading(name)
        expect(new URL(page.url()).search, path).toBe('?refid=8183')
      }
      const link = page.locator('footer').getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(`/help/${view}/?refid=8183`)
    }
  })

  it('[PLT-035] [AQ-47] about 75 currencies are available, US dollars first', async () => {
    await person.context.clearCookies()
    await open('/help/terms')
    const chosen = page.locator('header.top').getByLabel('Choose Currency')
    expect(await chosen.inputValue()).toBe('USD')
    const codes = await chosen
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(codes.length).toBeGreaterThan(70)
    expect(codes.length).toBeLessThan(100)
    expect(codes).toEqual(expect.arrayContaining(['USD', 'CAD', 'EUR', 'GBP', 'AUD']))
    expect(await chosen.locator('option[value=EUR]').textContent()).toBe('EUR · Euro')
  })

  it('[PLT-025] keeps the chosen currency, and drops an unknown one', async () => {
    await open('/help/terms')
    const chosen = page.locator('header.top').getByLabel('Choose Currency')
    const stored = () => page.evaluate(() => localStorage.getItem('currency'))
    expect([await chosen.inputValue(), await stored()]).toEqual(['USD', null])
    await chosen.selectOption('EUR')
    expect(await stored()).toBe('EUR')
    await person.context.clearCookies()
    await page.reload()
    await expect.poll(() => chosen.inputValue()).toBe('EUR')
    expect(await page.locator('stay-brand').getAttribute('currency')).toBe('EUR')
    await page.evaluate(() => localStorage.setItem('currency', 'XXX'))
    await person.context.clearCookies()
    await page.reload()
    await expect.poll(stored).toBe(null)
    expect(await chosen.inputValue()).toBe('USD')
    expectNoTrouble(person)
  })
})
