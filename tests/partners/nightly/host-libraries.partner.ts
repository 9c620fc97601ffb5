import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { closeBrowser, openBrowser } from '../../journeys/traveller.ts'
import { listing } from '../journey-answers.ts'
import { type PartnerFolder, partnerFolder } from '../partner-folder.ts'

const libraries = {
  '@barba/core': '2.10.3',
  '@hotwired/turbo': '8.0.23',
  '@popperjs/core': '2.11.8',
  alpinejs: '3.17.5',
  bootstrap: '5.3.9',
  'core-js-bundle': '3.50.0',
  'focus-trap': '8.2.4',
  'htmx.org': '2.0.11',
  jquery: '3.8.0',
  'jquery-ui': '1.14.2',
  'mootools-core-dist': '1.5.1-dist',
  requirejs: '2.3.8',
  swup: '4.10.0',
  tabbable: '6.5.2',
  'zone.js': '0.16.3',
}

let folder: PartnerFolder
beforeAll(async () => {
  folder = await partnerFolder('dom', libraries)
  expect(folder.installed, folder.installed.output).toMatchObject({ code: 0 })
})
afterAll(async () => {
  folder?.remove()
  await closeBrowser()
})

const { api } = inject('urls')
const address = `${api}/sdk/v1/staykit.js`
const tag = `<script async src="${address}" data-ref-id="8183"></script>`
const booking = '<stay-booking></stay-booking>'
const search = '<stay-search></stay-search>'
/** A script of npm. */
const npm = (file: string) => `<script src="/npm/${file}"></script>`
const run = (code: string) => `<script>${code}</script>`

const html = (body: string, head = '', attributes = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page of a host</title>
  <link rel="icon" href="data:,">${head}</head><body ${attributes}>${body}</body></html>`

/** Texts of a site by path; a path without extension is an HTML page. */
type Site = Readonly<Record<string, string>>

const types: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.xhtml': 'application/xhtml+xml',
}

/** Serves a site, and files of npm below /npm, until the test ends; returns its origin. */
async function serve(site: Site): Promise<string> {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://host')
    const file = pathname.startsWith('/npm/') && join(folder.path, 'node_modules', pathname.slice(5))
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
async function open(url: string, browser?: Browser) {
  const context = await (browser ?? (await openBrowser())).newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
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

type Frame = Page | FrameLocator

const form = (frame: Frame) => frame.locator('stay-search').first()
const hotels = (frame: Frame) => frame.locator('stay-results [part~=listing]').first()

/** Playwright's inputValue() needs an HTML document. */
const placeOf = (frame: Frame) =>
  form(frame)
    .getByRole('combobox')
    .first()
    .evaluate((field: HTMLInputElement) => field.value)

/** A click checks that the calendar and the suggestions are on top of the page. */
async function fillForm(frame: Frame): Promise<void> {
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

async function findHotels(frame: Frame): Promise<void> {
  await fillForm(frame)
  await form(frame).getByRole('link', { name: 'Search', exact: true }).click()
  await hotels(frame).waitFor()
}

interface Row {
  readonly site: Site
  readonly start?: string
  /** A search to the list of hotels by default. */
  readonly act?: (page: Page) => Promise<void>
  /** Expected lines of the console. */
  readonly lines?: readonly RegExp[]
}

const plain = (body: string, head = ''): Row => ({ site: { '/': html(body, head) } })

/** A site whose router swaps pages: swap, search, leave, Back to the results. */
function router(head: string, main: (content: string) => string, attributes = ''): Row {
  const page = (title: string, to: string, more = '') =>
    html(main(`<h1>${title}</h1><a href="${to}">Go on</a>${more}`), head + tag, attributes)
  return {
    site: { '/home': page('Home', '/'), '/': page('Book', '/other', booking), '/other': page('Other', '/') },
    start: '/home',
    act: async (page) => {
      await page.evaluate('window.isSame = true')
      await page.getByText('Go on').click()
      await findHotels(page)
      await page.getByText('Go on').click()
      await page.getByRole('heading', { name: 'Other' }).waitFor()
      expect(await page.locator('stay-booking').count()).toBe(0)
      await page.goBack()
      await hotels(page).waitFor()
      expect(await page.evaluate('window.isSame')).toBe(true)
    },
  }
}

/** A page with a container that a button opens. */
const opened = (container: string, head = '', after = ''): Row => ({
  ...plain(`${container}${after}`, head + tag),
  act: async (page) => {
    await page.getByText('Open', { exact: true }).click()
    await findHotels(page)
  },
})

/** A container of the browser, which stays open when Esc closes the calendar. */
const native = (container: string): Row => ({
  ...plain(container, tag),
  act: async (page) => {
    await page.getByText('Open', { exact: true }).click()
    await form(page)
      .getByRole('button', { name: /^Check-in/ })
      .click()
    const calendar = form(page).getByRole('button', { name: 'Next month' })
    await calendar.waitFor()
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'hidden' })
    await findHotels(page)
  },
})

/** A page that lays its form out in a difficult way. */
const layout = (style: string, before = ''): Row => ({
  ...plain(`${before}<div style="${style}">${search}</div><p style="height: 1500px">Below</p>`, tag),
  act: fillForm,
})

const inFrame = (attributes: string, more: Partial<Row> = {}): Row => ({
  site: {
    '/': html(`<iframe ${attributes} src="/inside" width="1200" height="800"></iframe>`),
    '/inside': html(booking, tag),
  },
  act: (page) => findHotels(page.frameLocator('iframe')),
  ...more,
})

const bootstrap = `<link rel="stylesheet" href="/npm/bootstrap/dist/css/bootstrap.css">`
const bootstrapCode = npm('bootstrap/dist/js/bootstrap.bundle.js')
const bootstrapModal = (content: string) =>
  `<button data-bs-toggle="modal" data-bs-target="#box">Open</button>
  <div class="modal" id="box" tabindex="-1"><div class="modal-dialog modal-xl"><div class="modal-content">${content}</div></div></div>`
const settings = run("window.staykit = { settings: { refId: '8183' } }")

const rows: Readonly<Record<string, Row>> = {
  'MooTools with its compatibility layer': plain(
    booking,
    npm('mootools-core-dist/dist/mootools-core-compat.js') + tag,
  ),

  Swup: router(
    `${npm('swup/dist/Swup.umd.js')}${run("addEventListener('DOMContentLoaded', () => new Swup({ animationSelector: false }))")}`,
    (content) => `<main id="swup">${content}</main>`,
  ),
  Turbo: router(npm('@hotwired/turbo/dist/turbo.es2017-umd.js'), (content) => `<main>${content}</main>`),
  'htmx with hx-boost': router(
    npm('htmx.org/dist/htmx.js'),
    (content) => `<main>${content}</main>`,
    'hx-boost="true"',
  ),
  Barba: router(
    `${npm('@barba/core/dist/barba.umd.js')}${run("addEventListener('DOMContentLoaded', () => barba.init())")}`,
    (content) => `<main data-barba="container">${content}</main>`,
    'data-barba="wrapper"',
  ),

  'a <dialog>': native(
    `<button onclick="box.showModal()">Open</button><dialog id="box" style="width: 1000px">${booking}</dialog>`,
  ),
  'a <details>': native(`<details><summary>Open</summary>${booking}</details>`),
  'a popover': native(
    `<button popovertarget="box">Open</button><div popover id="box" style="width: 1000px">${booking}</div>`,
  ),

  'a Bootstrap modal': opened(bootstrapModal(booking), bootstrap, bootstrapCode),
  'our dialog from a Bootstrap modal': {
    ...plain(
      `${bootstrapModal('<a href="?stay=search" data-stay-open>Book</a>')}<stay-booking mode="dialog"></stay-booking>`,
      bootstrap + bootstrapCode + tag,
    ),
    act: async (page) => {
      await page.getByText('Open', { exact: true }).click()
      await page.getByText('Book', { exact: true }).click()
      await findHotels(page)
    },
  },
  'focus-trap': opened(
    `<button onclick="focusTrap.createFocusTrap('#box').activate()">Open</button><div id="box"><button>First</button>${booking}</div>`,
    npm('tabbable/dist/index.umd.js') + npm('focus-trap/dist/focus-trap.umd.js'),
  ),
  'a jQuery UI dialog': opened(
    `<button onclick="$('#box').dialog({ modal: true, width: 1100, height: 800 })">Open</button><div id="box" hidden>${booking}</div>`,
    `${npm('jquery/dist/jquery.js')}${npm('jquery-ui/dist/jquery-ui.js')}
    <link rel="stylesheet" href="/npm/jquery-ui/dist/themes/base/jquery-ui.css"><style>.ui-dialog-content { display: block !important }</style>`,
  ),

  'hidden overflow': layout('overflow: hidden; height: 340px'),
  'a transform': layout('transform: translate(20px, 30px) scale(0.9)'),
  zoom: layout('zoom: 1.2'),
  containment: layout('contain: strict; height: 340px'),
  'a container query': layout('container-type: size; height: 340px'),
  'a filter and a perspective': layout('filter: grayscale(1); perspective: 500px; will-change: transform'),
  'a sticky header and content on top': layout(
    'position: relative; z-index: 0',
    '<header style="position: sticky; top: 0; z-index: 9999; height: 90px; background: #eee">Header</header>',
  ),

  'a frame of the same origin': inFrame(''),
  'a frame of another origin': {
    ...inFrame(''),
    act: async (page) => {
      const other = await serve({ '/inside': html(booking, tag) })
      await page.locator('iframe').evaluate((frame, src) => frame.setAttribute('src', src), `${other}/inside`)
      await findHotels(page.frameLocator(`iframe[src^="${other}"]`))
    },
  },
  'a sandboxed frame': inFrame('sandbox="allow-scripts allow-same-origin allow-forms"'),
  'a sandboxed frame without an origin': inFrame('sandbox="allow-scripts allow-forms"', {
    act: async (page) => {
      await page
        .frameLocator('iframe')
        .locator('stay-booking')
        .getByText(/not available here/)
        .first()
        .waitFor()
    },
    lines: [/forbidden-origin/],
  }),

  'curly quotes around an attribute': {
    ...plain('<stay-search variant=”tabbed”></stay-search>', tag),
    act: async (page) => fillForm(page),
    lines: [/<stay-search variant="”tabbed”">/],
  },
  'curly quotes around the refId': {
    ...plain(search, tag.replace('"8183"', '”8183”')),
    act: (page) =>
      form(page)
        .getByText(/not set up correctly/)
        .waitFor(),
    lines: [/”8183”.*unknown-ref-id/],
  },
  XHTML: {
    site: {
      '/page.xhtml': `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en">
        <head><title>XHTML</title><script async="async" src="${address}" data-ref-id="8183"></script></head>
        <body><stay-booking /></body></html>`,
    },
    start: '/page.xhtml',
  },
  'document.write()': plain(run(`document.write('${tag.replace('</', '<\\/')}${booking}')`)),
  'a <base>': {
    ...plain(booking, `<base href="/elsewhere/">${tag}`),
    act: async (page) => {
      await findHotels(page)
      expect(new URL(page.url()).pathname).toBe('/')
      await page.reload()
      await hotels(page).waitFor()
    },
  },

  'RequireJS on the page': plain(booking, npm('requirejs/require.js') + tag),
  'RequireJS as loader': plain(
    booking,
    `${settings}${npm('requirejs/require.js')}${run(`require(['${address}'])`)}`,
  ),
  'globals of Node and CommonJS': plain(
    booking,
    run(`var process = { env: {} }, global = {}, exports = {}, module = { exports }, require = () => ({})`) +
      tag,
  ),
  'a tag manager that inserts script and element': plain(
    '<div id="place"></div>',
    settings +
      run(`addEventListener('load', () => setTimeout(() => {
        place.innerHTML = '${booking}'
        const script = document.createElement('script'); script.async = true; script.src = '${address}'
        document.scripts[0].parentNode.insertBefore(script, document.scripts[0])
      }, 500))`),
  ),

  'zone.js': plain(booking, npm('zone.js/bundles/zone.umd.js') + tag),
  'core-js': plain(booking, npm('core-js-bundle/minified.js') + tag),
  Alpine: {
    ...plain(
      `<div x-data="{ open: false }"><button @click="open = true">Open</button><template x-if="open">${booking}</template></div>`,
      `<script defer src="/npm/alpinejs/dist/cdn.min.js"></script>${tag}`,
    ),
    act: async (page) => {
      await page.getByText('Open', { exact: true }).click()
      await findHotels(page)
    },
  },
  'a patched fetch and history': plain(
    booking,
    run(`const { fetch: send } = window
      window.fetch = async function (input, init) { return (await send.call(this, new Request(input, init))).clone() }
      for (const name of ['pushState', 'replaceState']) {
        const change = history[name]
        history[name] = function (...all) { change.apply(history, all); dispatchEvent(new Event('locationchange')) }
      }`) + tag,
  ),
  'blocked storage': plain(
    booking,
    run(`const get = () => { throw new DOMException('The request was denied.', 'SecurityError') }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get })
      Object.defineProperty(document, 'cookie', { get, set: get })`) + tag,
  ),

  'a cache-first service worker': {
    site: {
      '/': html(booking, tag + run("navigator.serviceWorker.register('/worker.js')")),
      '/worker.js': `addEventListener('activate', (event) => event.waitUntil(clients.claim()))
        addEventListener('fetch', (event) => event.request.method === 'GET' && event.respondWith((async () => {
          const cache = await caches.open('all'), hit = await cache.match(event.request)
          if (hit) return hit
          const answer = await fetch(event.request)
          await cache.put(event.request, answer.clone())
          return answer
        })()))`,
    },
    act: async (page) => {
      await page.waitForFunction('navigator.serviceWorker.controller')
      await page.reload()
      await findHotels(page)
      await page.reload()
      await hotels(page).waitFor()
    },
  },

  'an element that moves': {
    ...plain(`<div id="one">${search}</div><section id="two"></section>`, tag),
    act: async (page) => {
      await fillForm(page)
      const dates = form(page).getByRole('button', { name: /^Check-in/ })
      const before = await dates.innerText()
      await page.evaluate("two.append(document.querySelector('stay-search'))")
      await page.waitForTimeout(300)
      expect(await placeOf(page)).toMatch(/^Testville/)
      expect(await dates.innerText()).toBe(before)
    },
  },
  'properties from before the script, and attributes that change': {
    ...plain(
      search,
      `${run(`addEventListener('DOMContentLoaded', () => {
        const search = document.querySelector('stay-search')
        search.rooms = 3
        search.locationName = 'Lisbon'; search.locationId = '800'
        const script = document.createElement('script')
        Object.assign(script, { src: '${address}' }).dataset.refId = '8183'
        document.head.append(script)
      })`)}`,
    ),
    act: async (page) => {
      await form(page)
        .getByRole('button', { name: /3 rooms/ })
        .waitFor()
      expect(await placeOf(page)).toBe('Lisbon')
      await form(page).evaluate((element) => element.setAttribute('rooms', '2'))
      await form(page)
        .getByRole('button', { name: /2 rooms/ })
        .waitFor()
    },
  },
}

it.each(Object.keys(rows))('a journey works on a page with %s', async (name) => {
  const row = rows[name]
  if (!row) throw new Error(name)
  const { page, lines } = await open((await serve(row.site)) + (row.start ?? '/'))
  await (row.act ?? findHotels)(page)
  await page.waitForTimeout(300)
  expect(lines).toEqual((row.lines ?? []).map((line) => expect.stringMatching(line)))
})

it('keeps results and scroll place in the back/forward cache', async () => {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  onTestFinished(() => browser.close())
  const site = await serve({
    '/': html(
      `${booking}<a href="/other">Leave</a>`,
      tag + run('onpageshow = ({ persisted }) => { window.isRestored = persisted }'),
    ),
    '/other': html('<h1>Other</h1>'),
  })
  const { page, lines } = await open(`${site}/`, browser)
  await findHotels(page)
  await listing(page, 7).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await page.evaluate(() => scrollY)
  await page.evaluate("location.href = '/other'")
  await page.getByRole('heading', { name: 'Other' }).waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction('window.isRestored')
  expect(await listing(page, 7).isVisible()).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(lines).toEqual([])
})

it('leaves no nodes after 200 removals and insertions', async () => {
  const { page, lines } = await open(`${await serve({ '/': html(search, tag) })}/`)
  await form(page).getByRole('combobox').waitFor()
  const cycle = (times: number) =>
    page.evaluate(async (turns) => {
      const wait = () => new Promise((done) => setTimeout(done, 15))
      const element = document.querySelector('stay-search')
      for (let turn = 0; turn < turns && element; turn++) {
        element.remove()
        await wait()
        document.body.append(element)
        await wait()
      }
    }, times)
  const session = await page.context().newCDPSession(page)
  const nodes = async () => {
    await form(page).getByRole('combobox').waitFor()
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  await cycle(20)
  const before = await nodes()
  await cycle(200)
  expect((await nodes()) - before).toBeLessThan(200)
  expect(lines).toEqual([])
})
