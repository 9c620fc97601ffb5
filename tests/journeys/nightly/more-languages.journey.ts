import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onePage } from '../one-page.ts'
import { siteWith } from '../other-site.ts'
import { violations } from '../traveller.ts'

let page: Page
onePage((here) => {
  ;({ page } = here)
})

/** A translation widget: an option for Greek appears 450 ms after its script; clicks are recorded. */
const script = `
globalThis.clicked = []
setTimeout(() => {
  const box = document.getElementById('translate-widget')
  box.innerHTML = '<select><option value="en">English</option><option value="el">Greek</option></select>'
  box.addEventListener('click', ({ target }) => clicked.push(target.value))
  box.addEventListener('change', ({ target }) => clicked.push('change ' + target.value))
}, 450)
`
let requests: string[] = []
let site = ''
let stop = () => {}
beforeAll(async () => {
  const widget = createServer(({ url }, answer) => {
    requests.push(url ?? '')
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end(url?.includes('/never') ? '' : script)
  })
  await new Promise<void>((done) => widget.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(widget.address() as AddressInfo).port}`
  const other = await siteWith({ SITE_TRANSLATE_SCRIPT: `${origin}/element.js` })
  site = other.url
  stop = () => {
    other.stop()
    widget.close()
  }
})
afterAll(() => stop())

const dialog = () => page.getByRole('dialog', { name: 'Choose Language' })
const openDialog = () =>
  page
    .locator('header.top')
    .getByRole('button', { name: /Choose Language/ })
    .click()
const more = () => dialog().getByRole('region', { name: 'More languages, translated by machine' })
const visibleCount = () => more().getByRole('listitem').filter({ visible: true }).count()
const clicked = () => page.evaluate(() => (globalThis as { clicked?: string[] }).clicked)

describe('languages beyond those of the site', () => {
  it('[PLT-028] [PLT-053] [AQ-47] about a hundred with the own ones, English first; a dialog shows ten until it expands', async () => {
    await page.goto(`${site}/faq`)
    await openDialog()
    const own = await dialog().locator('[data-language]').count()
    const others = await more().locator('[data-translate-to]').count()
    expect(own + others).toBeGreaterThanOrEqual(95)
    expect(own + others).toBeLessThanOrEqual(110)
    expect(await dialog().locator('[aria-current]').innerText()).toBe('English (US)')
    expect(await visibleCount()).toBe(10)
    const toggle = more().getByRole('button', { name: 'Show All' })
    await toggle.click()
    expect(await visibleCount()).toBe(others)
    await more().getByRole('button', { name: 'Ελληνικά' }).waitFor()
    expect(await violations(page)).toEqual([])
    await more().getByRole('button', { name: 'Show Less' }).click()
    expect(await visibleCount()).toBe(10)
  })

  it('[PLT-031] [PLT-032] [AQ-17] a widget translates them: the choice loads its script and clicks its own entry', async () => {
    requests = []
    await page.goto(`${site}/faq`)
    await openDialog()
    await more().getByRole('button', { name: 'Show All' }).click()
    expect(requests).toEqual([])
    await more().getByRole('button', { name: 'Ελληνικά' }).click()
    await expect.poll(clicked).toEqual(['el', 'change el'])
    expect(requests).toEqual(['/element.js?cb=staykitTranslate'])
    // The next page is translated, too. Pages with payments or personal data are not, and do not contain the texts.
    await page.goto(`${site}/brands`)
    await expect.poll(clicked).toEqual(['el', 'change el'])
    requests = []
    for (const path of ['/login', '/checkout/customer?rate=B', '/profile/dashboard']) {
      await page.goto(site + path)
      expect(await page.locator('[data-translate]').count()).toBe(0)
    }
    expect(requests).toEqual([])
    await page.goto(`${site}/faq?lang=us`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lang'))).toBe('us')
  })

  it('[PLT-034] [AQ-61] the site looks for the entry of the widget 10 times, 200 ms apart, and then stops', async () => {
    await page.route('**/element.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.clock.install()
    await page.goto(`${site}/faq`)
    await openDialog()
    await page.evaluate(() => {
      const looks: number[] = []
      const plain = Document.prototype.querySelector
      Object.assign(globalThis, { looks })
      document.querySelector = function (this: Document, selector: string) {
        if (selector.includes('translate-widget')) looks.push(Date.now())
        return plain.call(this, selector)
      } as typeof document.querySelector
    })
    const looks = () => page.evaluate(() => (globalThis as unknown as { looks: number[] }).looks)
    await page.clock.pauseAt(Date.now() + 60_000)
    await more().locator('[data-translate-to]').first().click()
    await expect.poll(async () => (await looks()).length).toBe(1)
    for (let turn = 0; turn < 20; turn++) await page.clock.runFor(200)
    const times = await looks()
    expect(times).toHaveLength(10)
    for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBe(200)
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US')
    expect(await page.locator('main h1').innerText()).toBe('Frequently Asked Questions')
    await page.clock.resume()
    await page.unroute('**/element.js*')
  })
})
