import { chromium } from 'playwright-core'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { closeBrowser } from '../../journeys/traveller.ts'
import {
  address,
  booking,
  expectJourney,
  fillForm,
  findHotels,
  form,
  hotels,
  html,
  open,
  placeOf,
  plain,
  type Row,
  run,
  search,
  serve,
  tag,
} from '../host-rows.ts'
import { listing } from '../journey-answers.ts'

afterAll(closeBrowser)

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

const settings = run("window.staykit = { settings: { refId: '8183' } }")

const rows: Readonly<Record<string, Row>> = {
  'a <dialog>': native(
    `<button onclick="box.showModal()">Open</button><dialog id="box" style="width: 1000px">${booking}</dialog>`,
  ),
  'a <details>': native(`<details><summary>Open</summary>${booking}</details>`),
  'a popover': native(
    `<button popovertarget="box">Open</button><div popover id="box" style="width: 1000px">${booking}</div>`,
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

  'a sticky header and scroll-padding-top': {
    ...plain(
      `<header style="position: sticky; top: 0; height: 90px; background: #eee">Header</header><p style="height: 1200px">Above</p>${booking}`,
      `<style>html { scroll-padding-top: 90px }</style>${tag}`,
    ),
    act: async (page) => {
      await findHotels(page)
      await listing(page, 7).getByRole('heading').getByRole('link').click()
      const screen = page.locator('stay-booking [part~=screen]')
      await page.locator('stay-hotel [part~=rate]').first().waitFor()
      const top = await screen.evaluate((part) => part.getBoundingClientRect().top)
      expect(Math.ceil(top)).toBeGreaterThanOrEqual(90)
      expect(top).toBeLessThan(450)
    },
  },
  'a sidebar of 300 px': {
    ...plain(
      `<div style="display: flex"><aside style="flex: 0 0 300px; min-width: 0">${booking}</aside><main>Main</main></div>`,
      tag,
    ),
    act: async (page) => {
      await fillForm(page)
      // The panel of the guests covers the button of a narrow form.
      await page.keyboard.press('Escape')
      await form(page).getByRole('link', { name: 'Search', exact: true }).click()
      await hotels(page).waitFor()
      const widths = ({ scrollWidth }: Element) => scrollWidth
      expect(await page.locator('aside').first().evaluate(widths)).toBe(300)
      expect(await page.locator('html').evaluate(widths)).toBe(1280)
    },
  },
  'a window of 2560 px': {
    ...plain(booking, tag),
    act: async (page) => {
      await page.setViewportSize({ width: 2560, height: 1300 })
      await findHotels(page)
      expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(2560)
    },
  },
  'forced colours': {
    ...plain(booking, tag),
    act: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await findHotels(page)
    },
  },
  'a form around the element': {
    ...plain(
      `<form action="/elsewhere"><input name="own">${booking}<button>Send</button></form>`,
      tag + run("addEventListener('submit', () => { window.isSent = true })"),
    ),
    act: async (page) => {
      await findHotels(page)
      expect(await page.evaluate('window.isSent')).toBe(undefined)
      await form(page).getByRole('combobox').first().press('Enter')
      expect(new URL(page.url()).pathname).toBe('/')
    },
  },

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

  'globals of Node and CommonJS': plain(
    booking,
    run(`var process = { env: {} }, global = {}, exports = {}, module = { exports }, require = () => ({})`) +
      tag,
  ),
  'Rocket Loader, which runs scripts after the page': plain(
    booking,
    tag.replace('<script', '<script type="text/rocketscript"') +
      run(`addEventListener('load', () => {
        const held = document.querySelector('[type$=rocketscript]')
        const script = document.createElement('script')
        for (const { name, value } of held.attributes) if (name !== 'type') script.setAttribute(name, value)
        held.replaceWith(script)
      })`),
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

it.each(Object.keys(rows))('a journey works on a page with %s', (name) => expectJourney(rows[name]))

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
