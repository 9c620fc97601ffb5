import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { pinnedSnippet } from '../../packages/server/src/kernel/http/static/pinned.ts'
import { cdn, chunkFile, closeBrowser, open, tag } from './script-page.ts'

afterAll(closeBrowser)

const search = '<stay-search></stay-search>'
/** The form with its code: the script shows it earlier. */
const field = async (page: Page) => {
  await page.waitForFunction(() => customElements.get('stay-search'))
  await page.locator('stay-search [role=combobox]').waitFor()
}

describe('the script of a page', () => {
  it.each(['', 'async', 'defer', 'type="module" crossorigin'])('works as %s', async (attributes) => {
    for (const file of ['staykit', 'staykit-all']) {
      const { page, messages } = await open({ html: tag(attributes, file) + search })
      await field(page)
      expect(messages).toEqual([])
      await page.close()
    }
  })

  it.each(['staykit', 'staykit-all'])('%s loads the language of the page', async (file) => {
    const { page, messages } = await open({ html: tag('data-locale="de"', file) + search })
    await page.locator('stay-search').getByText('Wohin').first().waitFor()
    expect(messages).toEqual([])
    await page.close()
  })

  it('pinned, with the files of its element preloaded, loads files in parallel, and each once', async () => {
    const manifest = JSON.parse(readFileSync(`${cdn}manifest.json`, 'utf8'))
    const release = { ...manifest, folder: cdn, isRelease: true }
    const html = await pinnedSnippet(release, 'http://cdn.test', '8183', 'stay-search')
    const files = (requests: readonly string[]) => requests.filter((path) => path.endsWith('/core.js'))
    const { page, messages, requests } = await open({
      html,
      scriptAfter: (before) => expect.poll(() => files(before)).toHaveLength(1),
    })
    await field(page)
    expect(new Set(requests).size).toBe(requests.length)
    expect(
      requests.every((path) => path === '/api/brand' || path.startsWith(`/sdk/${manifest.version}/`)),
    ).toBe(true)
    expect(messages).toEqual([])
    await page.close()
    await expect(pinnedSnippet(release, 'http://cdn.test', '8183', 'stay-serch')).rejects.toThrow(
      'there is no element stay-serch',
    )
  })

  it('retries a file that failed to load, and the element renders', async () => {
    const { page, messages } = await open({ html: tag() + search, failing: [/core\.js/, 1] })
    await field(page)
    expect(messages).toEqual([])
    await page.close()
  })

  it('a file that never loads causes a stay-error of the element, whose content stays, and loads once online', async () => {
    const html = `<script>addEventListener('stay-error', ({ detail }) => { window.failed = detail })</script>${tag()}
      <stay-search><a href="tel:1">Call us</a></stay-search>`
    let isFailing = true
    const { page, messages } = await open({ html, failing: [/\/core\.js/, () => isFailing] })
    const failed = await page.waitForFunction('window.failed')
    expect(await failed.jsonValue()).toMatchObject({ code: 'CHUNK_FAILED', element: 'stay-search' })
    expect(await page.getByText('Call us').isVisible()).toBe(true)
    await expect.poll(() => messages).toHaveLength(1)
    expect(messages[0]).toMatch(
      /^error Staykit: .*\/core\.js.*http:\/\/cdn\.test\/docs\/errors\/#chunk-failed$/,
    )
    isFailing = false
    await page.evaluate("dispatchEvent(new Event('online'))")
    await field(page)
    await page.close()
  })

  const dialog = '<stay-booking mode="dialog"></stay-booking>'
  const bookingFile = chunkFile('stay-booking')
  const filesOf = (requests: readonly string[]) => requests.filter((path) => !path.endsWith('/staykit.js'))

  it.each([
    ['without an element', ''],
    ['with a closed dialog', `<a href="?stay=search" data-stay-open>Book</a>${dialog}`],
  ])('makes no request on a live page %s', async (_, html) => {
    const { page, requests, messages } = await open({ html: tag() + html })
    await page.waitForTimeout(1500)
    expect(requests).toEqual(['/sdk/v1/staykit.js'])
    expect(messages).toEqual([])
    await page.close()
  })

  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a pointer is over its button': (page) => page.getByText('Book').hover(),
    'its button has the focus': (page) => page.keyboard.press('Tab'),
    'the page changes the address': (page) =>
      page.evaluate(() => history.pushState(null, '', '?stay=search')),
    'its mode is no longer a dialog': (page) =>
      page.evaluate(() => document.querySelector('stay-booking')?.removeAttribute('mode')),
    'a search needs it': (page) =>
      page.locator('stay-search').getByRole('link', { name: 'Search', exact: true }).click(),
  }
  it.each(Object.keys(ways))('loads a closed dialog when %s', async (way) => {
    const search = way.includes('search')
      ? '<stay-search location-id="800" location-name="Lisbon"></stay-search>'
      : ''
    const html = `<button data-stay-open>Book</button>${tag()}${search}${dialog}`
    const { page, requests, messages } = await open({ html })
    if (search) await field(page)
    await page.waitForTimeout(300)
    expect(filesOf(requests).filter((path) => bookingFile.test(path))).toEqual([])
    await ways[way]?.(page)
    await page.waitForFunction(() => customElements.get('stay-booking'))
    expect(messages).toEqual([])
    await page.close()
  })

  it('opens a dialog once after a click before its code has loaded, and stays on the page', async () => {
    const html = `<a href="/elsewhere" data-stay-open><b>Book</b></a>${tag()}${dialog}`
    let come = () => {}
    const held = new Promise<void>((done) => {
      come = done
    })
    const { page, messages, requests } = await open({ html, held: [bookingFile, held] })
    await page.getByText('Book').click()
    await expect.poll(() => requests.filter((path) => bookingFile.test(path))).toHaveLength(1)
    come()
    await field(page)
    expect(page.url()).toBe('http://shop.test/?stay=search')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.evaluate(() => {
      const booking = document.querySelector('stay-booking')
      booking?.replaceWith(booking.cloneNode())
    })
    await page.waitForTimeout(500)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(messages).toEqual([])
    await page.close()
  })

  it('loads a dialog at the next click when its code failed, and follows a link meanwhile', async () => {
    const html = `<a href="/#call" data-stay-open>Book</a>${tag()}${dialog}
      <script>addEventListener('stay-error', ({ detail }) => { window.failed = detail })</script>`
    const { page } = await open({ html, failing: [bookingFile, 3] })
    await page.getByText('Book').click()
    const failed = await page.waitForFunction('window.failed')
    expect(await failed.jsonValue()).toMatchObject({ code: 'CHUNK_FAILED', element: 'stay-booking' })
    await page.waitForURL(/#call$/)
    await page.getByText('Book').click()
    await field(page)
    await page.close()
  })

  it('a link opens a dialog before any script has loaded, and in place afterwards', async () => {
    const link = '<a href="?stay=search" data-stay-open>Book</a>'
    const html = `${link}${tag('async')}<stay-booking mode="dialog"></stay-booking>`
    let come = () => {}
    const held = new Promise<void>((done) => {
      come = done
    })
    const { page } = await open({ html, scriptAfter: () => held, until: 'commit' })
    await page.getByText('Book').click({ noWaitAfter: true })
    await page.waitForURL(/stay=search/, { waitUntil: 'commit' })
    come()
    await field(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await page.getByText('Book').click()
    await field(page)
    expect(await page.locator('body[data-same]').count()).toBe(1)
    await page.close()
  })

  it('reports mistakes of a page on localhost, and nothing on a live one', async () => {
    const html = `${tag()}<stay-sreach></stay-sreach><stay-search variant="huge"></stay-search>`
    const own = await open({ html, host: 'localhost' })
    await expect.poll(() => own.messages).toHaveLength(2)
    expect(own.messages.join()).toMatch(/warning.*stay-sreach.*warning.*variant="huge"/)
    expect(own.requests.filter((path) => chunkFile('stay-faults').test(path))).toHaveLength(1)
    await own.page.close()
    const live = await open({ html })
    await field(live.page)
    expect(live.messages).toEqual([])
    expect(live.requests.filter((path) => chunkFile('stay-faults').test(path))).toEqual([])
    await live.page.close()
  })

  it('reports a forbidden origin, readable or hidden by CORS, after one call for seven elements', async () => {
    const tags = ['search', 'results', 'hotel', 'rates', 'checkout', 'login', 'lookup']
    const html = tag() + tags.map((name) => `<stay-${name}></stay-${name}>`).join('')
    const error = { code: 'FORBIDDEN_ORIGIN', message: 'http://shop.test is not among the origins of 8183.' }
    for (const readable of [true, false]) {
      const brand = () => ({ status: 403, body: { error }, readable })
      const { page, messages, requests } = await open({ html, brand })
      await expect.poll(() => messages).toHaveLength(1)
      expect(messages[0]).toMatch(/^error Staykit: http:\/\/shop\.test .*#forbidden-origin$/)
      // Hidden, it is requested once more to distinguish a block from a server that is down.
      expect(requests.filter((path) => path === '/api/brand').length).toBeLessThanOrEqual(readable ? 1 : 2)
      await page.close()
    }
  })

  it.each(['shop.test', 'localhost'])(
    'a policy without connect-src to the API is reported once on %s, with its page',
    async (host) => {
      const policy = "default-src 'none'; script-src http://cdn.test; connect-src 'self'"
      const { page, messages } = await open({ html: tag() + search, host, policy })
      await field(page)
      for (const text of ['Lisb', 'Lisbo', 'Lisbon']) {
        await page.locator('stay-search [role=combobox]').fill(text)
        await page.waitForTimeout(400)
      }
      await page.getByText('suggestions could not be loaded').waitFor()
      await expect.poll(() => messages).toHaveLength(1)
      await page.waitForTimeout(1000)
      expect(messages).toHaveLength(1)
      expect(messages[0]).toMatch(
        /^error Staykit: This page’s Content-Security-Policy lacks connect-src http:\/\/cdn\.test\. .*\/docs\/errors\/#blocked-by-csp$/,
      )
      await page.close()
    },
  )

  it('reports a policy that blocks every chunk, including the diagnostics, once, with its page', async () => {
    const html = `${tag()}<stay-search><a href="tel:1">Call us</a></stay-search><stay-results></stay-results>`
    const policy = 'script-src http://cdn.test/sdk/v1/staykit.js'
    const { page, messages } = await open({ html, policy })
    await expect.poll(() => messages).toHaveLength(1)
    expect(messages[0]).toMatch(
      /^error Staykit: .*\/sdk\/v1\/.* http:\/\/cdn\.test\/docs\/errors\/#chunk-failed$/,
    )
    expect(await page.getByText('Call us').isVisible()).toBe(true)
    await page.waitForTimeout(2000)
    expect(messages).toHaveLength(1)
    await page.close()
  })

  it('data-debug opens the panel, whose code other pages do not load', async () => {
    const { page } = await open({ html: tag('data-debug') + search })
    const panel = page.getByRole('region', { name: 'Staykit debug panel' })
    await panel.getByText('stay-ready stay-search').or(panel.getByText('200 /api/brand')).first().waitFor()
    await panel.getByRole('button', { name: 'Close the debug panel' }).press('Enter')
    await panel.waitFor({ state: 'detached' })
    await page.close()
  })
})
