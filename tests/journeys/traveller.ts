import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from 'playwright-core'
import { expect, inject, onTestFailed } from 'vitest'
import { chromiumFlags, chromiumPath } from '../chromium.ts'

/** A desktop and a phone: for the main job, and where the layout is what is tested. */
export const bothWidths: readonly number[] = [1280, 390]
/** Other journeys are walked on a phone; `npm run nightly -- desktop` walks them on a desktop. */
export const widths: readonly number[] = [Number(process.env.WIDTH ?? 390)]
const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

const out = fileURLToPath(new URL('../out', import.meta.url))

let browser: Browser | undefined

export async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  return browser
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

export interface Traveller {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught errors and refused policies, which no journey may leave behind. */
  readonly trouble: string[]
  /** Files of the SDK that the pages have loaded, each once, as paths below its folder. */
  readonly loaded: ReadonlySet<string>
  readonly close: () => Promise<void>
}

type OnFailure = (look: () => Promise<void>) => void

/**
 * A person with a fresh browser of a given width. A test that runs beside others gives its own onTestFailed, since the
 * global one does not know which of them asks. Without the site's service worker, unless it is asked for: what passes
 * through one passes by `page.route`.
 */
export async function traveller(
  width: number,
  onFailure: OnFailure = onTestFailed,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Traveller> {
  const opened = await openBrowser()
  const context = await opened.newContext({
    serviceWorkers,
    viewport: { width, height: width > 500 ? 900 : 844 },
    hasTouch: width < 500,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  // Asked already, on any port of this machine: analytics.journey.ts is about those who are not.
  await context.addCookies([{ name: 'analytics', value: 'no', domain: 'localhost', path: '/' }])
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const trouble: string[] = []
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) trouble.push(message.text())
  })
  const loaded = new Set<string>()
  page.on('response', (response) => {
    const file = /\/sdk\/[^/]+\/(.+\.js)$/.exec(new URL(response.url()).pathname)?.[1]
    if (file && response.request().frame() === page.mainFrame()) loaded.add(file)
  })
  if (expect.getState().currentTestName || onFailure !== onTestFailed)
    keepLastScreen(page, width, trouble, onFailure)
  return { page, context, trouble, loaded, close: () => context.close() }
}

// What the person saw last, for whoever looks at a failed journey.
function keepLastScreen(page: Page, width: number, trouble: readonly string[], onFailure: OnFailure): void {
  onFailure(async () => {
    mkdirSync(out, { recursive: true })
    await page.screenshot({ path: join(out, `failed-${width}-${Date.now()}.png`) }).catch(() => undefined)
    console.log(`failed at ${page.url()}; console: ${trouble.join(' | ')}`)
  })
}

/** Days from today as the calendar names them: "2026-12-12". */
export function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** The card frame of the checkout. */
export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('stay-checkout iframe')
}

export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expires').fill('12 / 34')
  await frame.getByLabel('CVC').fill(number.startsWith('3') ? '1234' : '123')
}

export const maya = {
  'First name': 'Maya',
  'Last name': 'Okafor',
  'Phone number': '+1 617 555 0148',
  'Billing address': '18 Alder Street',
  City: 'Cambridge',
  'Postal code': '02139',
}

export async function fillCustomer(page: Page, email: string): Promise<void> {
  const form = page.locator('stay-checkout')
  for (const [label, text] of Object.entries({ ...maya, Email: email }))
    await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel('State', { exact: true }).selectOption('MA')
}

/** Every accessibility violation of the page as it stands, frames included. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? undefined : finished,
        ),
    ),
  )
  // What is far below is not rendered until it comes near, and has no text for axe until then.
  await page.evaluate(() => {
    const show = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible'
        if (element.shadowRoot) show(element.shadowRoot)
      }
    }
    show(document)
    // They are rendered with the next frame.
    return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  })
  // Evaluated, not added: the pages' policy allows no script of ours.
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run({ iframes: false } as object)
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    )
  })
}

/** Every screen on the way is looked at by axe; the name says where it happened. */
export async function accessible(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([])
}

/** The newest mail to an address with a subject, as the outbox page shows it. */
export async function mailTo(
  page: Page,
  address: string,
  subject: RegExp,
  api = inject('urls').api,
): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const list = await page.request.get(`${api}/dev/mail`).then((response) => response.text())
    const row = list.split(/<tr|<li|<article/).find((part) => part.includes(address) && subject.test(part))
    const link = row && /href="([^"]*\/dev\/mail\/[^"]+)"/.exec(row)?.[1]
    if (link) return page.request.get(new URL(link, api).href).then((response) => response.text())
    await page.waitForTimeout(250)
  }
  throw new Error(`no mail to ${address}`)
}
