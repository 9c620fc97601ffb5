import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Frame, FrameLocator, Page } from 'playwright-core'
import { expect, inject, onTestFinished, type TestContext, vi } from 'vitest'
import { launchBrowser } from '../engines/launch.ts'
import { currentEngine } from '../engines/programs.ts'
import { patience } from '../patience.ts'
import { browserEnv, onTheDay } from './later.ts'

/** Desktop and phone: for the main journey and for tests of the layout. Other engines run them on a phone. */
export const bothWidths: readonly number[] = currentEngine() === 'chromium' ? [1280, 390] : [390]
/** Other journeys run on a phone; `npm run nightly -- desktop` runs them on a desktop. */
export const widths: readonly number[] = [Number(process.env.WIDTH ?? 390)]
const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

const out = fileURLToPath(new URL('../out', import.meta.url))

let browser: Browser | undefined

export async function openBrowser(): Promise<Browser> {
  browser ??= await launchBrowser(browserEnv)
  return browser
}

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

export interface Traveller {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught errors and CSP violations; a journey must have none. */
  readonly trouble: string[]
  /** Files of the SDK that the pages loaded, each once, as paths below its folder. */
  readonly loaded: ReadonlySet<string>
  readonly close: () => Promise<void>
}

type OnFinished = TestContext['onTestFinished']

/**
 * Opens a fresh browser of a given width for a person. A concurrent test passes its own onTestFinished, because the global
 * one does not know its test. Service workers are blocked unless a test allows them: their requests
 * bypass `page.route`.
 */
export async function traveller(
  width: number,
  onFinished: OnFinished = onTestFinished,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Traveller> {
  const opened = await openBrowser()
  const context = await opened.newContext({
    serviceWorkers,
    viewport: { width, height: width > 500 ? 900 : 844 },
    hasTouch: width < 1000,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  // The consent is answered on any port of this machine; analytics.journey.ts tests unanswered visitors.
  await context.addCookies([{ name: 'analytics', value: 'no', domain: 'localhost', path: '/' }])
  await onTheDay(context)
  const page = await context.newPage()
  context.setDefaultTimeout(patience(45))
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
  if (expect.getState().currentTestName || onFinished !== onTestFinished)
    keepLastScreen(page, width, trouble, onFinished)
  return { page, context, trouble, loaded, close: () => context.close() }
}

/**
 * The last screen of a failed test: a picture, and a line that `npm test` repeats at its end. Hooks run in reverse order,
 * so this one sees the page before earlier ones close its browser; those of `onTestFailed` run after all of them.
 */
export function keepLastScreen(
  page: Page,
  width: number,
  trouble: readonly string[],
  onFinished: OnFinished = onTestFinished,
): void {
  onFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    mkdirSync(out, { recursive: true })
    const path = join(out, `failed-${width}-${Date.now()}.png`)
    // The style that hides the caret violates the policy of the pages in Firefox.
    await page.screenshot({ path, caret: 'initial' }).catch(() => undefined)
    const text = await shownText(page).catch((problem: Error) => problem.message)
    console.log(
      `failed at ${page.url()}; console: ${trouble.join(' | ')}; screen: ${text.replace(/\s+/g, ' ').slice(0, 2000)}`,
    )
  })
}

/** The visible text of a page, with that of its elements. */
const shownText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = (root: ParentNode): string[] =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) =>
        element.shadowRoot
          ? [...element.shadowRoot.children].flatMap((child) => [
              child instanceof HTMLElement && child.tagName !== 'STYLE' ? child.innerText : '',
              ...texts(element.shadowRoot as ShadowRoot),
            ])
          : [],
      )
    return [document.querySelector('main')?.innerText ?? '', ...texts(document)].join(' ')
  })

/** Days from today in the format of the calendar: "2026-12-12". */
export function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
}

/** The same in the format of an address: "12-12-2026". */
export const usDay = (ahead: number): string => day(ahead).replace(/(\d+)-(.+)/, '$2-$1')

/** Closes the calendar that opens after a place was chosen, with the dates of the form. */
export async function keepDates(page: Page | Frame): Promise<void> {
  const calendar = page.locator('stay-search dialog.dates-panel').first()
  await calendar.locator('[data-date][aria-label]').first().waitFor()
  await calendar.press('Escape')
  await calendar.waitFor({ state: 'detached' })
}

/** The card frame of the checkout. */
export function cardFrame(page: Page): FrameLocator {
  return page.frameLocator('stay-checkout iframe')
}

/** Fills the card, and the billing address where it is open. */
export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expires').fill('12 / 34')
  await frame.getByLabel('CVC').fill(number.startsWith('3') ? '1234' : '123')
  await fillAddress(page)
}

/** The customer's form. */
export const maya = {
  'First name': 'Maya',
  'Last name': 'Okafor',
  'Phone number': '+1 617 555 0148',
}

/** The billing address, without its selects. */
export const alder = {
  'Postal code': '02139',
  Address: '18 Alder Street',
  City: 'Cambridge',
}

export async function fillCustomer(page: Page, email: string): Promise<void> {
  const form = page.locator('stay-checkout')
  // Guests of further rooms have the same labels below.
  for (const [label, text] of Object.entries({ ...maya, Email: email }))
    await form.getByLabel(label, { exact: true }).first().fill(text)
}

/** Fills the billing address of the checkout, which is one line if it is complete. */
export async function fillAddress(page: Page): Promise<void> {
  const checkout = page.locator('stay-checkout')
  const form = checkout.getByRole('group', { name: 'Billing address' })
  await form.or(checkout.getByRole('button', { name: 'Edit, Billing address' })).waitFor()
  if (!(await form.isVisible())) return
  for (const [label, text] of Object.entries(alder)) await form.getByLabel(label, { exact: true }).fill(text)
  await form.getByLabel('State', { exact: true }).selectOption('MA')
}

/** Returns every accessibility violation of the page, frames included. */
export async function violations(page: Page): Promise<string[]> {
  // A click waits for the next page, not for its stylesheet.
  await page.waitForLoadState('load')
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? undefined : finished,
        ),
    ),
  )
  // Content far below is rendered when it comes near; axe sees no text in it before.
  await page.evaluate(() => {
    const show = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (getComputedStyle(element).contentVisibility === 'auto')
          element.style.contentVisibility = 'visible'
        if (element.shadowRoot) show(element.shadowRoot)
      }
    }
    show(document)
    // It renders in the next frame.
    return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  })
  // Evaluated instead of added: the policy of the pages blocks inline scripts.
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

/** Checks every screen of a journey with axe; the name tells where a violation occurred. */
export async function accessible(page: Page, where: string): Promise<void> {
  expect(await violations(page), where).toEqual([])
}

/** Reads the latest mail to an address with a subject, from the outbox page. */
export async function mailTo(
  page: Page,
  address: string,
  subject: RegExp,
  api = inject('urls').api,
): Promise<string> {
  const text = (url: string) => page.request.get(url).then((response) => response.text())
  const find = async () => {
    const list = await text(`${api}/dev/mail`)
    const row = list.split(/<tr|<li|<article/).find((part) => part.includes(address) && subject.test(part))
    const link = row && /href="([^"]*\/dev\/mail\/[^"]+)"/.exec(row)?.[1]
    if (!link) throw new Error(`no mail to ${address}`)
    return new URL(link, api).href
  }
  return text(await vi.waitFor(find, { timeout: patience(30), interval: 250 }))
}
