import type { CDPSession, Page } from 'playwright-core'
import { dialog, pasted, queryOf, scriptAlone } from '../bench/browser/snippets.ts'
import { patience } from '../patience.ts'
import { brotliBytes, cardFrameBytes, filesOf } from './chunks.ts'
import { API, type HostPages, hostPages } from './host-page.ts'

const elements = [
  'stay-search',
  'stay-results',
  'stay-hotel',
  'stay-checkout',
  'stay-login',
  'stay-trips',
  'stay-profile',
  'stay-booking',
] as const

/** The pages of a host, by name: HTML and the query of a link. */
const pages: Readonly<
  Record<string, { readonly html: string; readonly query: string; readonly first?: string }>
> = {
  'the script alone': { html: scriptAlone(API), query: '' },
  'a closed dialog': { html: dialog(API), query: '' },
  ...Object.fromEntries(
    elements.map((element) => [
      `<${element}>`,
      {
        html: pasted(element, { api: API }),
        query: queryOf(element),
        // The journey is used when its search is.
        first: element === 'stay-booking' ? 'stay-search' : element,
      },
    ]),
  ),
}
export const pageNames: readonly string[] = Object.keys(pages)

/** Requests of the SDK and of the API, and their bytes with headers, as they were on the line. */
export interface Load {
  readonly requests: number
  readonly bytes: number
}
export interface Download {
  /** Until the network was idle for two seconds, on an untouched page. */
  readonly all: Load
  /** What had arrived when the element was ready; undefined for a page without one. */
  readonly first: Load | undefined
  readonly urls: readonly string[]
}

const IDLE_MS = 2000
/** With some distance to the server, the order of answers is that of their requests on any machine. */
const DISTANCE_MS = 100

interface Arrived {
  readonly url: string
  bytes: number
  /** Seconds of the browser's clock; undefined until it has arrived. */
  time: number | undefined
}

/** Notes each request to the API, until it has arrived. */
async function noted(
  cdp: CDPSession,
): Promise<{ readonly all: Map<string, Arrived>; readonly isIdle: () => boolean }> {
  const all = new Map<string, Arrived>()
  let last = Date.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request: { url } }) => {
    // A frame of another origin has a session of its own, where its document arrives.
    if (!url.startsWith(API) || type === 'Document') return
    last = Date.now()
    all.set(requestId, { url, bytes: 0, time: undefined })
  })
  const finish = (requestId: string, time: number, bytes: number) => {
    const found = all.get(requestId)
    if (!found) return
    last = Date.now()
    Object.assign(found, { bytes, time })
  }
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, timestamp, encodedDataLength),
  )
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp, 0))
  await cdp.send('Network.enable')
  const distance = { offline: false, latency: DISTANCE_MS, downloadThroughput: -1, uploadThroughput: -1 }
  await cdp.send('Network.emulateNetworkConditions', distance)
  const isIdle = () =>
    Date.now() - last > IDLE_MS && [...all.values()].every(({ time }) => time !== undefined)
  return { all, isIdle }
}

const sum = (arrived: readonly Arrived[]): Load => ({
  requests: arrived.length,
  bytes: arrived.reduce((total, { bytes }) => total + bytes, 0),
})

async function until(isTrue: () => boolean, otherwise: string): Promise<void> {
  const deadline = Date.now() + patience(60)
  while (!isTrue()) {
    if (Date.now() > deadline) throw new Error(otherwise)
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** Files that an element waits for are requested before it is ready; those that arrive later did not block it. */
async function download(host: HostPages, name: string): Promise<Download> {
  const { html = '', query = '', first } = pages[name] ?? {}
  const { page, cdp } = await host.blank()
  const { all: arrived, isIdle } = await noted(cdp)
  let readyAt = ''
  await page.exposeFunction('noteReady', (urls: string) => {
    readyAt ||= urls
  })
  await page.addInitScript((tag) => {
    addEventListener('stay-ready', (event) => {
      const [origin] = event.composedPath()
      if (!(origin instanceof Element) || origin.localName !== tag) return
      const urls = performance.getEntriesByType('resource').map((entry) => entry.name)
      ;(globalThis as unknown as { noteReady: (urls: string) => void }).noteReady(JSON.stringify(urls))
    })
  }, first ?? '')
  await host.show(page, html, query)
  await until(() => isIdle() && (!first || readyAt !== ''), `${name} did not become ready and idle`)
  await page.context().close()
  const all = [...arrived.values()]
  const ready = new Set<string>(readyAt ? JSON.parse(readyAt) : [])
  return {
    all: sum(all),
    first: first ? sum(all.filter(({ url }) => ready.has(url))) : undefined,
    urls: all.map(({ url }) => url),
  }
}

/** The steps of a visitor of <stay-booking>, from the first letter to the payment. */
async function bookRoom(page: Page): Promise<void> {
  const search = page.locator('stay-search')
  await search.getByRole('combobox').click()
  await search.getByRole('combobox').pressSequentially('par')
  await search.locator('[role=option] mark').first().click()
  const days = search.locator('[data-date]:not([aria-disabled=true]):not([disabled])')
  await days.nth(3).click()
  await days.nth(5).click()
  const done = search.getByRole('button', { name: 'Done' })
  await done.click()
  await search.getByRole('link', { name: 'Search', exact: true }).click()
  await page.locator('stay-results [part~=listing]').first().getByRole('heading').getByRole('link').click()
  await page.locator('stay-hotel [part~=rate]').first().click()
  await page.locator('stay-hotel [part~=book]').first().click()
  const checkout = page.locator('stay-checkout')
  for (const [label, text] of Object.entries(visitor))
    await checkout.getByLabel(label, { exact: true }).first().fill(text)
  await checkout.getByRole('button', { name: 'Continue' }).click()
  await checkout.locator('iframe').waitFor({ state: 'attached' })
}
const visitor = {
  'First name': 'Maya',
  'Last name': 'Okafor',
  'Phone number': '+1 617 555 0148',
  Email: 'maya@example.com',
}

/**
 * Every script of the README's snippet from the search to the confirmation. The static pages sell nothing: the files of the card
 * frame and of the confirmation are added.
 */
export async function journey(): Promise<Load> {
  const host = await hostPages()
  try {
    const { html = '', query = '' } = pages['<stay-booking>'] ?? {}
    const { page, cdp } = await host.blank()
    const { all, isIdle } = await noted(cdp)
    await host.show(page, html, query)
    await bookRoom(page)
    await until(isIdle, 'the journey did not end')
    const loaded = [...all.values()].map(({ url }) => new URL(url).pathname)
    const files = loaded.flatMap((path) =>
      /^\/sdk\/.*\.js$/.test(path) ? [path.replace('/sdk/v1/', '')] : [],
    )
    const scripts = [...new Set([...files, ...filesOf(['booked'])])]
    const weights = [...scripts.map(brotliBytes), ...cardFrameBytes()]
    return { requests: weights.length, bytes: weights.reduce((total, bytes) => total + bytes, 0) }
  } finally {
    await host.close()
  }
}

/** What each page downloads before anybody touches it. */
export async function downloads(names = pageNames): Promise<Readonly<Record<string, Download>>> {
  const host = await hostPages()
  try {
    const found: Record<string, Download> = {}
    for (const name of names) found[name] = await download(host, name)
    return found
  } finally {
    await host.close()
  }
}
