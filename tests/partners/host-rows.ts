import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { openBrowser } from '../journeys/traveller.ts'
import { patience } from '../patience.ts'

const { api } = inject('urls')
export const address = `${api}/sdk/v1/staykit.js`
export const tag = `<script async src="${address}" data-ref-id="8183"></script>`
export const booking = '<stay-booking></stay-booking>'
export const search = '<stay-search></stay-search>'
export const run = (code: string) => `<script>${code}</script>`

export const html = (body: string, head = '', attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of a host</title>
  <link rel="icon" href="data:,">${head}</head><body ${attributes}>${body}</body></html>`

/** Texts of a site by path; a path without extension is an HTML page. */
export type Site = Readonly<Record<string, string>>

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.xhtml': 'application/xhtml+xml',
}

/** Serves a site, and packages of a folder below /npm, until the test ends; returns its origin. */
export async function serve(site: Site, folder = ''): Promise<string> {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://host')
    const file = pathname.startsWith('/npm/') && join(folder, 'node_modules', pathname.slice(5))
    const text = file ? readFileSync(file) : site[pathname]
    answer.writeHead(text ? 200 : 404, { 'content-type': types[extname(pathname)] ?? '' }).end(text)
  })
  await new Promise<void>((done) => server.listen(0, done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/** Opens a page; the lines are uncaught errors, console errors, and all console lines of Staykit. */
export async function open(url: string, browser?: Browser) {
  const context = await (browser ?? (await openBrowser())).newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  context.setDefaultTimeout(patience(45))
  const lines: string[] = []
  page.on('pageerror', ({ message }) => lines.push(`uncaught ${message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (/^Staykit/.test(text) || (message.type() === 'error' && !/status of 4\d\d/.test(text)))
      lines.push(text)
  })
  await page.goto(url)
  return { page, lines }
}

export type Frame = Page | FrameLocator

export const form = (frame: Frame) => frame.locator('stay-search').first()
export const hotels = (frame: Frame) => frame.locator('stay-results [part~=listing]').first()

/** Playwright's inputValue() needs an HTML document. */
/** Playwright's inputValue() needs an HTML document. */
export const placeOf = (frame: Frame) =>
  form(frame)
    .getByRole('combobox')
    .first()
    .evaluate((field: HTMLInputElement) => field.value)

/** A click checks that the calendar and the suggestions are on top of the page. */
export async function fillForm(frame: Frame): Promise<void> {
  await form(frame).getByRole('combobox').first().fill('Testvi')
  await form(frame)
    .getByRole('option', { name: /Testville/ })
    .first()
    .click()
  await form(frame).getByRole('button', { name: 'Next month' }).click()
  const days = form(frame).locator('[data-date]:visible:not([disabled], [aria-disabled=true])')
  await days.nth(10).click()
  await days.nth(12).click()
  await form(frame).locator('dialog.dates-panel').waitFor({ state: 'detached' })
  expect(await placeOf(frame)).toMatch(/^Testville/)
}

export async function findHotels(frame: Frame): Promise<void> {
  await fillForm(frame)
  await form(frame).getByRole('link', { name: 'Search', exact: true }).click()
  await hotels(frame).waitFor()
}

export interface Row {
  readonly site: Site
  readonly start?: string
  /** A search to the list of hotels by default. */
  readonly act?: (page: Page) => Promise<void>
  /** Expected lines of the console. */
  readonly lines?: readonly RegExp[]
}

export const plain = (body: string, head = ''): Row => ({ site: { '/': html(body, head) } })

/** Goes through the page of a row, whose console has the expected lines only. */
export async function expectJourney(row: Row | undefined, folder?: string): Promise<void> {
  if (!row) throw new Error('no such row')
  const { page, lines } = await open((await serve(row.site, folder)) + (row.start ?? '/'))
  await (row.act ?? findHotels)(page)
  await page.waitForTimeout(300)
  expect(lines).toEqual((row.lines ?? []).map((line) => expect.stringMatching(line)))
}
