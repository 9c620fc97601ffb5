import { type Browser, chromium, type Page } from 'playwright-core'
import { brandAnswer } from '../../sdk/src/testing/fake-api.ts'
import { chromiumFlags, chromiumPath } from '../chromium.ts'
import { patience } from '../patience.ts'

declare global {
  interface Window {
    /** Calls of the page's handlers, in order. */
    events: string[]
    /** Makes the page's framework render again, with other values. */
    update: () => void
    /** The tag name of the element, by the framework's own reference. */
    found: () => string
    rich: object
  }
}

let browser: Browser | undefined

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>A partner's</title></head>
<body><div id="app"></div><script>window.events = []</script><script type="module" src="/page.js"></script></body></html>`

export interface PartnerPage {
  readonly page: Page
  /** Uncaught errors and console errors. */
  readonly trouble: readonly string[]
}

/** A partner's page with these files: index.html, or an entry page.js. The API only answers the brand call. */
export async function openPage(files: Readonly<Record<string, string>>): Promise<PartnerPage> {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const page = await browser.newPage()
  page.setDefaultTimeout(patience(45))
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) trouble.push(message.text())
  })
  await page.route('http://api.test/**', (route) => {
    const isBrand = new URL(route.request().url()).pathname === '/api/brand'
    return route.fulfill({
      status: isBrand ? 200 : 404,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      contentType: 'application/json',
      body: JSON.stringify(isBrand ? brandAnswer : { error: { code: 'NOT_FOUND', message: 'not here' } }),
    })
  })
  await page.route('http://partner.test/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1)
    if (name === '') return route.fulfill({ contentType: 'text/html', body: files['index.html'] ?? html })
    const body = files[name]
    return body === undefined
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.goto('http://partner.test/')
  return { page, trouble }
}
