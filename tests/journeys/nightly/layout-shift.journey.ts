import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { bothWidths, closeBrowser, day, type Traveller, traveller } from '../traveller.ts'

const usDay = (ahead: number) => day(ahead).replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1')
const stay = `${usDay(10)}/${usDay(12)}/1/2`
/** web.dev calls 0.1 good; a traveller notices smaller shifts under a finger. */
const MOST = 0.005

let person: Traveller
afterEach(() => person.close())
afterAll(closeBrowser)

interface Shift {
  readonly value: number
  readonly where: readonly string[]
}

/** Records layout shifts on the pages of a traveller with a slow network. */
async function watch({ page }: Traveller) {
  await page.addInitScript(() => {
    const shifts: { value: number; where: string[] }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            where: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName}.${node?.className} ${previousRect.y} ${previousRect.height} → ${currentRect.y} ${currentRect.height}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const [files, ms] of [
    ['**/travel/**', 700],
    ['**/sdk/**', 200],
  ] as const)
    await page.route(files, async (route) => {
      await new Promise((done) => setTimeout(done, ms))
      await route.continue()
    })
}

async function expectStill({ page }: Traveller, selector: string, most = MOST) {
  await page.locator(selector).first().waitFor()
  await page.waitForTimeout(2_000)
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(most)
}

/** Rendered by the element only, not by a server. */
const own = (content: string) => `.root:only-child ${content}`

const pages = [
  ['home', '/', `stay-search ${own('[aria-haspopup=dialog]')}`],
  ['results', `/search/city/2267057/${stay}`, `stay-results ${own('[part~=listing] .h4')}`],
  ['hotel', `/details/city/9000001/${stay}/9000001-0`, `stay-hotel ${own('.rate')}`],
] as const

describe('layout shift of the site with server-side rendering', () => {
  for (const width of bothWidths)
    it.each(pages)(
      `stays below the limit on %s at ${width} px, on a slow network`,
      async (_, path, selector) => {
        person = await traveller(width)
        await watch(person)
        await person.page.goto(inject('urls').site + path)
        await expectStill(person, selector)
      },
    )
})

/** A page of a partner. */
async function pageOf(body: string): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, done))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

const markup = [
  ['search', '<stay-search></stay-search>', 'stay-search [aria-haspopup=dialog]'],
  ['search under tabs', '<stay-search variant="tabbed"></stay-search>', 'stay-search [role=tab]'],
  [
    'results',
    `<stay-results location-id="2267057" check-in="${day(10)}" check-out="${day(12)}"></stay-results>`,
    'stay-results [part~=listing] .h4',
  ],
  [
    'hotel',
    `<stay-hotel hotel-id="9000001-0" check-in="${day(10)}" check-out="${day(12)}"></stay-hotel>`,
    'stay-hotel .rate',
  ],
] as const

describe('layout shift of a page without a server, with reserve.css and text below', () => {
  for (const width of bothWidths)
    it.each(markup)(
      `stays below the limit on %s at ${width} px, on a slow network`,
      async (_, element, selector) => {
        person = await traveller(width)
        await watch(person)
        const { api } = inject('urls')
        const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
        <link rel="stylesheet" href="${api}/sdk/v1/reserve.css"><link rel="icon" href="data:,">
        <script async src="${api}/sdk/v1/staykit.js" data-ref-id="8183"></script>
        ${element}<p>What stands below.</p></html>`
        await person.page.goto(await pageOf(body))
        // The length of a list is unknown at first: content below it moves once, beyond the fold.
        await expectStill(person, selector, 0.02)
      },
    )
})
