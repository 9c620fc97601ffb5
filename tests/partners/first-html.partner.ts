import { languages } from '@staykit/domain'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { chunkFile, closeBrowser, open, tag } from './script-page.ts'

afterAll(closeBrowser)

const search = (attributes = '') => `<stay-search ${attributes}></stay-search>`
const place = {
  id: '800',
  type: 'city',
  displayName: 'Paris, France',
  name: 'Paris',
  latitude: 48.9,
  longitude: 2.4,
}
const answers = { '/travel/locations/search': { locations: [place] } }

/** A page whose elements have no code until `release()`. */
async function openHeld(html: string, setup: Partial<Parameters<typeof open>[0]> = {}) {
  let release = () => {}
  const until = new Promise<void>((done) => {
    release = done
  })
  const opened = await open({ html, answers, ...setup, held: [/\/core\.js$/, until] })
  await opened.page.locator('stay-search form').first().waitFor()
  const hydrated = opened.page.evaluate(
    () => new Promise((done) => addEventListener('stay-ready', done, { once: true })),
  )
  return {
    ...opened,
    hydrate: async () => {
      release()
      await hydrated
    },
  }
}

/** The content of the form, and where its parts are. */
const form = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('stay-search')?.shadowRoot?.querySelector('.root')
    const places = [...(box?.querySelectorAll('*') ?? [])].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect()
      return [x, y, width, height].map(Math.round).join(' ')
    })
    return { html: box?.innerHTML, places }
  })

const focused = (page: Page) =>
  page.evaluate(() => document.querySelector('stay-search')?.shadowRoot?.activeElement?.tagName)

/** Sum of the layout shifts, those after a click included. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)))
    return sum
  })

describe('the first HTML of the search form', () => {
  it.each(languages.map(({ tag: language }) => language))(
    'equals what the component renders in %s, and nothing moves',
    async (language) => {
      const html = `<style>p { height: 300px }</style>${tag(`data-locale="${language}"`)}${search()}<p>Below.</p>`
      const { page, messages, hydrate } = await openHeld(html)
      // The dates of other languages follow the first frame.
      await expect.poll(async () => (await form(page)).html).not.toContain('&nbsp;</span>')
      const first = await form(page)
      await hydrate()
      expect(await form(page)).toEqual(first)
      expect(messages).toEqual([])
      await page.close()
    },
  )

  it.each(['full', 'tabbed', 'compact', 'widget', 'legacy'])(
    'equals what the component renders first in the variant %s',
    async (variant) => {
      const { page, messages, hydrate } = await openHeld(tag() + search(`variant="${variant}"`))
      const inside = () => page.locator('stay-search form').evaluate((node) => node.outerHTML)
      const first = await inside()
      await page.route('**/chunks/**', () => new Promise(() => {}))
      await hydrate()
      expect(await inside()).toBe(first)
      expect(messages).toEqual([])
      await page.close()
    },
  )

  it('keeps letters, selection and focus, and suggests places for them', async () => {
    const { page, hydrate } = await openHeld(tag() + search())
    const field = page.locator('stay-search [role=combobox]')
    await field.click()
    await page.keyboard.type('Pari', { delay: 20 })
    await page.keyboard.press('Shift+ArrowLeft')
    await hydrate()
    expect(await field.inputValue()).toBe('Pari')
    expect(await field.evaluate((node) => (node as HTMLInputElement).selectionStart)).toBe(3)
    expect(await focused(page)).toBe('INPUT')
    await page.getByRole('option', { name: 'Paris' }).waitFor()
    await page.close()
  })

  it('takes the best place after Enter, and never sends the form', async () => {
    const { page, hydrate } = await openHeld(tag() + search())
    await page.locator('stay-search [role=combobox]').click()
    await page.keyboard.type('Pari', { delay: 20 })
    await page.keyboard.press('Enter')
    await hydrate()
    await expect.poll(() => page.locator('stay-search [role=combobox]').inputValue()).toBe('Paris, France')
    expect(page.url()).toBe('http://shop.test/')
    await page.close()
  })

  it('opens the calendar that was clicked, without a layout shift', async () => {
    const { page, hydrate } = await openHeld(`${tag()}${search()}<p>Below.</p>`)
    await page.locator('stay-search [data-panel=checkOut]').click()
    await hydrate()
    await page.getByRole('dialog').locator('[data-date]').first().waitFor()
    await page.getByRole('dialog').locator('caption', { hasText: /\d{4}/ }).first().waitFor()
    expect(await shifts(page)).toBeLessThan(0.001)
    await page.close()
  })

  it('begins a date with digits that were typed on its button', async () => {
    const { page, hydrate } = await openHeld(tag() + search())
    await page.locator('stay-search [data-panel=checkIn]').focus()
    await page.keyboard.type('12')
    await hydrate()
    const typed = page.getByRole('dialog').getByRole('textbox', { name: 'Check-in' })
    await expect.poll(() => typed.inputValue()).toBe('12')
    await page.close()
  })

  it('says what is missing when the form was sent', async () => {
    const { page, hydrate } = await openHeld(tag() + search())
    await page.locator('stay-search').getByRole('button', { name: 'Search' }).click()
    await hydrate()
    await page.locator('stay-search').getByText('Please Enter a Location').waitFor()
    expect(page.url()).toBe('http://shop.test/')
    await page.close()
  })

  it('appears under a strict policy with Trusted Types', async () => {
    const policy =
      "default-src 'none'; script-src http://cdn.test; connect-src http://cdn.test; require-trusted-types-for 'script'; trusted-types 'none'"
    const { page, messages, hydrate } = await openHeld(tag() + search(), { policy })
    await page.locator('stay-search [data-panel=guests]').click()
    await hydrate()
    await page.getByRole('dialog').waitFor()
    expect(messages).toEqual([])
    await page.close()
  })

  it('gives way to a variant, a language and texts that the page sets later', async () => {
    const { page, hydrate } = await openHeld(tag() + search())
    await page.locator('stay-search [role=combobox]').click()
    await page.keyboard.type('Lis')
    await page.evaluate(() => {
      const element = document.querySelector('stay-search')
      element?.setAttribute('variant', 'widget')
      element?.setAttribute('locale', 'de')
    })
    await hydrate()
    const button = page.locator('stay-search [part=button]')
    await expect.poll(() => button.getAttribute('aria-label')).toBe('Suchen')
    expect(await page.locator('stay-search form').count()).toBe(1)
    expect(await page.locator('stay-search input[role=combobox]').inputValue()).toBe('Lis')
    await page.close()
  })

  it('gives way to an earlier search whose dates are over, and opens the calendar that was clicked', async () => {
    const stored = [
      { locationType: 'city', cityID: '800', query: 'Lisbon', checkIn: '2020-01-01', checkOut: '2020-01-02' },
    ]
    const visit = `<script>localStorage.setItem('staykit.homeHotelSearch', '${JSON.stringify(stored)}')
      localStorage.setItem('staykit.checkIn', '01-01-2020')</script>`
    const { page, hydrate } = await openHeld(visit + tag() + search())
    const fields = page.locator('stay-search .sf-v')
    expect(await page.locator('stay-search [data-panel=checkIn]').innerText()).not.toMatch(/\d/)
    await page.locator('stay-search [data-panel=checkIn]').click()
    await hydrate()
    await page.getByRole('dialog').locator('[data-date]').first().waitFor()
    expect(await page.locator('stay-search input[role=combobox]').inputValue()).toBe('Lisbon')
    expect(await fields.nth(1).getAttribute('class')).toBe('sf-v empty')
    await page.close()
  })

  it('keeps what was typed over an earlier search, and its focus', async () => {
    const stored = JSON.stringify([{ locationType: 'city', cityID: '800', query: 'Lisbon' }])
    const visit = `<script>localStorage.setItem('staykit.homeHotelSearch', '${stored}')</script>`
    const { page, hydrate } = await openHeld(visit + tag() + search())
    await page.locator('stay-search [role=combobox]').click()
    await page.keyboard.type('Pari', { delay: 20 })
    await hydrate()
    await page.getByRole('option', { name: 'Paris' }).waitFor()
    expect(await page.locator('stay-search input[role=combobox]').inputValue()).toBe('Pari')
    expect(await focused(page)).toBe('INPUT')
    await page.close()
  })

  it('leaves the element to its own content when the code never loads', async () => {
    // Nothing listens any more that would hold a form of the page back.
    const note = `<script>addEventListener('submit', (event) => {
      window.isHeld = event.defaultPrevented
      event.preventDefault()
    })</script>`
    const html = `${note}${tag()}<stay-search><form><button>Ask us</button></form></stay-search>`
    const { page } = await open({ html, failing: [/\/core\.js/, () => true] })
    await page.getByRole('button', { name: 'Ask us' }).click()
    expect(await page.evaluate('isHeld')).toBe(false)
    await page.close()
  })

  it('stays away where the page sets the texts, or where a server has rendered the form', async () => {
    const texts = `<script>window.staykit = { settings: { messages: { '*': { en: { where: 'Your city' } } } } }</script>`
    const { page, hydrate } = await openHeld(`${texts}${tag()}${search()}<stay-search id="b"><template
      shadowrootmode="open"><form id="served">Where?</form></template></stay-search>`)
    expect(await page.locator('stay-search form').count()).toBe(1)
    await hydrate()
    await page.getByText('Your city').first().waitFor()
    await page.close()
  })

  it.each([
    ['fetches the calendar ahead', "'4g', saveData: false", true],
    ['fetches nothing ahead where data is saved', "'4g', saveData: true", false],
    ['fetches nothing ahead on a slow network', "'3g', saveData: false", false],
  ])('%s', async (_, connection, isAhead) => {
    const network = `<script>Object.defineProperty(navigator, 'connection', { value: { effectiveType: ${connection} } })</script>`
    const { page, requests } = await open({ html: network + tag() + search() })
    const calendar = () => requests.some((path) => chunkFile('dates').test(path))
    await page.waitForFunction(() => customElements.get('stay-search'))
    await page.waitForLoadState('networkidle')
    expect(calendar()).toBe(isAhead)
    await page.locator('stay-search [data-panel=checkIn]').hover()
    await expect.poll(calendar).toBe(true)
    const places = () => requests.some((path) => chunkFile('places').test(path))
    expect(places()).toBe(false)
    await page.locator('stay-search [role=combobox]').hover()
    await expect.poll(places).toBe(true)
    await page.close()
  })

  it('fetches no calendar for a form without dates', async () => {
    const { page, requests } = await open({ html: tag() + search('variant="widget"') })
    await page.waitForFunction(() => customElements.get('stay-search'))
    await page.waitForLoadState('networkidle')
    expect(requests.filter((path) => chunkFile('dates').test(path))).toEqual([])
    await page.close()
  })

  it('opens the calendar although the first request for its code has failed', async () => {
    const { page, messages } = await open({ html: tag() + search(), failing: [chunkFile('dates'), 1] })
    await page.locator('stay-search [data-panel=checkIn]').click()
    await page.getByRole('dialog').locator('[data-date]').first().waitFor()
    expect(messages).toEqual([])
    await page.close()
  })

  it('requests the code of the first act while the core loads', async () => {
    const { page, requests, hydrate } = await openHeld(tag() + search())
    const isRequested = (name: string) => requests.some((path) => chunkFile(name).test(path))
    await expect.poll(() => isRequested('dates')).toBe(true)
    expect(isRequested('places')).toBe(false)
    await page.locator('stay-search [role=combobox]').click()
    await expect.poll(() => ['places', 'wire'].filter(isRequested)).toEqual(['places', 'wire'])
    await hydrate()
    await page.close()
  })
})
