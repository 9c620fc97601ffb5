import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { journeyAnswers, lisbon, listing, toCheckout, toHotel, toResults } from './journey-answers.ts'
import { closeBrowser, open, tag } from './script-page.ts'

afterAll(closeBrowser)

const answers = journeyAnswers
const booking = `<stay-booking ${lisbon}></stay-booking>`
/** The form with its code: the script shows it earlier. */
const field = async (page: Page) => {
  await page.waitForFunction(() => customElements.get('stay-search'))
  await page.locator('stay-search [role=combobox]').first().waitFor()
}

describe('the address of a page', () => {
  it.each(['#rooms', '#/rooms', '?id=7#/rooms?tab=2', '#a={b}'])(
    'keeps the fragment in %s, and each screen of the journey opens',
    async (address) => {
      const url = `http://shop.test/${address}`
      const { page, messages } = await open({
        html: `${tag()}<a href="#rooms">Rooms</a>${booking}`,
        answers,
        url,
      })
      await toResults(page)
      await toHotel(page)
      await page.reload()
      await page.locator('stay-hotel [part~=rate]').first().waitFor()
      await toCheckout(page)
      await page.getByRole('link', { name: 'My reservation' }).click()
      await page.locator('stay-lookup form').waitFor()
      await page.locator('stay-account').getByRole('link', { name: 'Log In' }).click()
      await page.locator('stay-login form').waitFor()
      await page.getByRole('link', { name: 'New search' }).click()
      await field(page)
      expect(decodeURI(page.url())).toBe(url)
      expect(messages).toEqual([])
      await page.close()
    },
  )

  it('opens the journey in a dialog from a search on a page with a fragment', async () => {
    const { page, messages } = await open({
      html: `${tag()}<stay-search ${lisbon}></stay-search>`,
      answers,
      url: 'http://shop.test/#rooms',
    })
    await field(page)
    await toResults(page)
    await toHotel(page)
    expect(messages).toEqual([])
    await page.close()
  })

  it('adds one key to the state of the page’s router, whose address stays with its own entry', async () => {
    const state = `<script>history.replaceState({ url: '/', source: 'swup', index: 3 }, '')</script>`
    const { page } = await open({ html: state + tag() + booking, answers })
    await toResults(page)
    const stateOf = () => page.evaluate(() => history.state)
    await expect.poll(stateOf).toEqual({ source: 'swup', index: 3, staykit: true })
    await page.goBack()
    await expect.poll(stateOf).toEqual({ url: '/', source: 'swup', index: 3 })
    await page.close()
  })
})

describe('shadow roots of a page', () => {
  const attach = (mode: string, html = '<stay-search></stay-search>') =>
    `document.querySelector('#host').attachShadow({ mode: '${mode}' }).innerHTML = '${html}'`
  const host = '<div id="host"></div>'
  const pages: Readonly<Record<string, string>> = {
    'an open root from before the script': `${host}<script>${attach('open')}</script>${tag()}`,
    'a declarative root': `${tag()}<div><template shadowrootmode="open"><stay-search></stay-search></template></div>`,
    'an open root of a later task': `${host}${tag()}<script>setTimeout(() => { ${attach('open')} }, 300)</script>`,
    'a root in a root': `${host}${tag()}<script>${attach('open', '<p></p>')}
      document.querySelector('#host').shadowRoot.querySelector('p').attachShadow({ mode: 'open' }).innerHTML = '<stay-search></stay-search>'</script>`,
    'a root whose content comes later': `${host}<script>${attach('open', '')}
      setTimeout(() => { document.querySelector('#host').shadowRoot.innerHTML = '<stay-search></stay-search>' }, 300)</script>${tag()}`,
    'an element that is defined later': `${tag()}<x-host></x-host><script>setTimeout(() => customElements.define('x-host',
      class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<stay-search></stay-search>' } }), 300)</script>`,
  }
  it.each(Object.keys(pages))('finds an element in %s', async (name) => {
    const { page, messages } = await open({ html: pages[name] ?? '' })
    await field(page)
    expect(messages).toEqual([])
    await page.close()
  })

  const isLoaded = (page: Page) => page.waitForFunction(() => customElements.get('stay-search'))
  it.each([
    ['a closed root, when it is created', `${host}${tag()}<script>${attach('closed')}</script>`],
    [
      'a closed root from before the script, by data-load',
      `${host}<script>${attach('closed')}</script>${tag('data-load="stay-search"')}`,
    ],
    ['any place, by staykit.load()', `${tag()}<script>staykit.load('stay-search')</script>`],
  ])('loads an element in %s', async (_, html) => {
    const { page, messages } = await open({ html })
    await isLoaded(page)
    expect(messages).toEqual([])
    await page.close()
  })

  it('staykit.load() rejects for a name that is no element', async () => {
    const { page } = await open({ html: tag() })
    const reason = await page.evaluate(() => globalThis.staykit?.load?.('stay-serch').catch(String))
    expect(reason).toBe('Error: Staykit has no element <stay-serch>.')
    await page.close()
  })
})

describe('storage of a page', () => {
  it('keeps the keys of the page, and has one prefix', async () => {
    const own = `<script>localStorage.checkIn = 'HOST'; localStorage.roomCount = 'HOST'; sessionStorage.trip = 'HOST'</script>`
    const { page } = await open({ html: own + tag() + booking, answers })
    await page
      .locator('stay-search')
      .getByRole('button', { name: /1 room, 2 guests/ })
      .click()
    await page.locator('stay-search .step select').first().selectOption('2')
    await toResults(page)
    const keys = await page.evaluate(() => [Object.entries(localStorage), Object.entries(sessionStorage)])
    const [local = [], session = []] = keys
    const others = local.filter(([key]) => !key.startsWith('staykit.'))
    expect(Object.fromEntries(others)).toEqual({ checkIn: 'HOST', roomCount: 'HOST' })
    expect(local.map(([key]) => key)).toContain('staykit.homeHotelSearch')
    expect(session.filter(([key]) => !key.startsWith('staykit.'))).toEqual([['trip', 'HOST']])
    expect(await page.context().cookies()).toEqual([])
    await page.close()
  })
})

describe('Back from a hotel', () => {
  const placeholders =
    'type={type}&location={location}&in={checkIn}&out={checkOut}&rooms={roomCount}&guests={adultCount}'
  const templates = `data-search-url="/?list&${placeholders}" data-details-url="/?hotel={hotelID}&${placeholders}"`
  const elements = `<script>document.write(location.search.includes('hotel=') ? '<stay-hotel></stay-hotel>'
    : location.search.includes('list') ? '<stay-results></stay-results>' : '<stay-search ${lisbon}></stay-search>')</script>`
  it.each([
    ['in <stay-booking>', tag() + booking],
    ['on separate pages', tag(templates) + elements],
  ])('keeps the place in the list %s', async (_, html) => {
    const { page } = await open({ html, answers })
    await toResults(page)
    await listing(page, 12).scrollIntoViewIfNeeded()
    const top = () => page.evaluate(() => Math.round(scrollY))
    await expect.poll(top).toBeGreaterThan(800)
    await toHotel(page, 12)
    await page.goBack()
    await listing(page).waitFor()
    // Rows above get their height late, and the browser keeps the pressed one in place: its scroll offset may differ.
    const isInView = () =>
      listing(page, 12).evaluate((row) => {
        const box = row.getBoundingClientRect()
        return box.bottom > 0 && box.top < innerHeight
      })
    await expect.poll(isInView).toBe(true)
    expect(await top()).toBeGreaterThan(800)
    await page.close()
  })
})

describe('a new screen', () => {
  it('begins in the upper half of the window, below a tall part of the page', async () => {
    const html = `<p style="height: 1200px">Above</p>${tag()}${booking}`
    const { page } = await open({ html, answers })
    const screen = page.locator('stay-booking [part~=screen]')
    const place = () => screen.evaluate((part) => part.getBoundingClientRect().top / innerHeight)
    await toResults(page)
    await expect.poll(place).toBeLessThan(0.5)
    await toHotel(page, 7)
    await expect.poll(place).toBeLessThan(0.5)
    expect(await place()).toBeGreaterThanOrEqual(0)
    await page.close()
  })
})
