import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { patience } from '../../patience.ts'
import { day, keepDates, widths } from '../traveller.ts'

const { site } = inject('urls')
const usDay = (ahead: number) => day(ahead).replace(/^(\d+)-(\d+)-(\d+)$/, '$2-$3-$1')
// Chicago, a city with streets in a checkout.
const search = `/search/city/4887398/${usDay(30)}/${usDay(32)}/1/2`

// A browser with its back/forward cache, which the driver disables by default.
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser.close())

async function person(width: number, reducedMotion: 'reduce' | 'no-preference') {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion,
    locale: 'en-US',
  })
  await context.addCookies([{ name: 'analytics', value: 'no', domain: 'localhost', path: '/' }])
  const page = await context.newPage()
  context.setDefaultTimeout(patience(45))
  await page.addInitScript(() => {
    const say = (name: string, value: boolean) => {
      document.documentElement.dataset[name] = String(value)
    }
    addEventListener('pagereveal', ({ viewTransition }) => say('changed', viewTransition !== null))
    addEventListener('pageshow', ({ persisted }) => say('restored', persisted))
  })
  return { page, close: () => context.close() }
}

const state = async (page: Page) => {
  const { changed, restored } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  return [new URL(page.url()).pathname, changed, restored]
}
/** Follows a link of the footer. */
async function toFaq(page: Page) {
  await page.locator('.foot').getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL(/\/faq/)
  await page.getByRole('heading', { name: 'Frequently Asked Questions' }).first().waitFor()
}
/** The driver waits for a load event, which a page from the back/forward cache does not send. */
async function back(page: Page, path: string) {
  await page.evaluate(() => history.back())
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.documentElement.dataset.restored)
}

describe.each(widths)('page transitions, at %i px', (width) => {
  it('pages animate into each other, and Back restores them, with the typed and chosen values of their elements', async () => {
    const { page, close } = await person(width, 'no-preference')
    await page.goto(site)
    const form = page.locator('main stay-search')
    await form.getByRole('button', { name: 'Search', exact: true }).waitFor()
    const place = form.getByRole('combobox').first()
    await expect
      .poll(async () => {
        await place.fill('Cascais')
        return form.getByRole('option', { name: /Cascais/ }).count()
      })
      .toBeGreaterThan(0)
    await form
      .getByRole('option', { name: /Cascais/ })
      .first()
      .click()
    await keepDates(page)
    const chosen = await place.inputValue()
    expect(chosen).toContain('Cascais')
    // A browser skips a transition when the next page takes too long.
    await expect
      .poll(async () => {
        await toFaq(page)
        const forwards = await state(page)
        await back(page, '/')
        return [forwards, await state(page)]
      })
      .toEqual([
        ['/faq', 'true', 'false'],
        ['/', 'true', 'true'],
      ])
    expect(await place.inputValue()).toBe(chosen)

    await page.goto(site + search)
    const results = page.locator('stay-results')
    await results.getByRole('button', { name: 'Map View' }).first().click()
    await results.locator('.leaflet-container').waitFor()
    if (width > 720) await toFaq(page)
    else {
      // On a phone the map covers the page; a card of its deck leads on.
      await results.locator('.map-deck a').first().click()
      await page.waitForURL(/\/details\//)
    }
    await back(page, search)
    expect((await state(page))[2]).toBe('true')
    expect(await results.locator('.leaflet-container').isVisible()).toBe(true)
    await close()
  })

  it('the picture of a hotel grows from the list into its page, and back', async () => {
    const { page, close } = await person(width, 'no-preference')
    await page.addInitScript(() => {
      addEventListener('pagereveal', async ({ viewTransition }) => {
        await viewTransition?.ready.catch(() => {})
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        document.documentElement.dataset.moves = String(moving.includes('::view-transition-group(hotel)'))
      })
    })
    const moves = () => page.evaluate(() => document.documentElement.dataset.moves)
    await page.goto(site + search)
    const results = page.locator('stay-results')
    await expect
      .poll(async () => {
        await results.locator('.listing h2 a, .listing .h4 a').first().click()
        await page.waitForURL(/\/details\//)
        await page.waitForFunction(() => document.documentElement.dataset.moves)
        const forwards = await moves()
        await back(page, search)
        await page.waitForFunction(() => document.documentElement.dataset.moves)
        return [forwards, await moves()]
      })
      .toEqual(['true', 'true'])
    await close()
  })

  it('a transition that the browser skips is no error', async () => {
    const { page, close } = await person(width, 'no-preference')
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition())
      addEventListener('pagereveal', ({ viewTransition }) => viewTransition?.skipTransition())
    })
    await page.goto(site)
    await toFaq(page)
    await page.goto(site)
    await toFaq(page)
    expect(errors).toEqual([])
    await close()
  })

  it('pages change without an animation under reduced motion, and Back restores the previous one', async () => {
    const { page, close } = await person(width, 'reduce')
    await page.goto(`${site}/help/review`)
    const email = page.locator('stay-lookup').getByLabel('Email', { exact: true })
    await email.fill('maya@example.com')
    await toFaq(page)
    expect(await state(page)).toEqual(['/faq', 'false', 'false'])
    await back(page, '/help/review')
    expect((await state(page)).slice(1)).toEqual(['false', 'true'])
    expect(await email.inputValue()).toBe('maya@example.com')
    await close()
  })
})
