import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { lacks } from '../../engines/abilities.ts'
import { signInNew } from '../payments.ts'
import { bothWidths, closeBrowser, day, type Traveller, traveller, usDay } from '../traveller.ts'

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

describe.skipIf(lacks('layout shifts'))('layout shift of the site with server-side rendering', () => {
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

const shortStay = `check-in="${day(10)}" check-out="${day(12)}"`
const field = '[aria-haspopup=dialog]'

/** An element, or a whole address for one that reads it, and its last content. */
const markup = [
  ['search', '<stay-search></stay-search>', `stay-search ${field}`],
  ['search under tabs', '<stay-search variant="tabbed"></stay-search>', 'stay-search [role=tab]'],
  ['compact search', '<stay-search variant="compact"></stay-search>', `stay-search button`],
  [
    'results',
    `<stay-results location-id="2267057" ${shortStay}></stay-results>`,
    'stay-results [part~=listing] .h4',
  ],
  ['hotel', `<stay-hotel hotel-id="9000001-0" ${shortStay}></stay-hotel>`, 'stay-hotel .rate'],
  ['rates', `<stay-rates hotel-id="9000001-0" ${shortStay}></stay-rates>`, 'stay-rates .rate'],
  ['checkout', '<stay-checkout></stay-checkout>', 'stay-checkout p'],
  ['flights', '<stay-flights></stay-flights>', 'stay-flights form'],
  ['cars', '<stay-cars></stay-cars>', 'stay-cars form'],
  ['login', '<stay-login></stay-login>', 'stay-login form'],
  ['lookup', '<stay-lookup></stay-lookup>', 'stay-lookup form'],
  ['help', '<stay-help></stay-help>', 'stay-help li'],
  ['saved hotels', '<stay-saved></stay-saved>', 'stay-saved .root > *'],
  ['account', '<stay-account></stay-account>', 'stay-account a'],
  ['next trip', '<stay-next-trip></stay-next-trip>', 'body > p'],
  ['booking', '<stay-booking></stay-booking>', `stay-booking ${field}`],
] as const

/** Elements for members. */
const accounts = [
  ['trips', '<stay-trips></stay-trips>', 'stay-trips .root h2'],
  ['profile', '<stay-profile></stay-profile>', 'stay-profile h1'],
  ['rewards', '<stay-rewards></stay-rewards>', 'stay-rewards dl'],
  ['cards', '<stay-cards></stay-cards>', 'stay-cards button'],
  ['wallet', '<stay-wallet></stay-wallet>', 'stay-wallet .root h2'],
] as const

const booking = '<stay-booking></stay-booking>'
const inPlace = `stay-type=city&stay-place=2267057&stay-in=${usDay(10)}&stay-out=${usDay(12)}&stay-rooms=1&stay-guests=2`

/** Shared addresses of screens inside <stay-booking>. */
const screens = [
  ['shared results', booking, 'stay-results [part~=listing] .h4', `?stay=results&${inPlace}`],
  ['a shared hotel', booking, 'stay-hotel .rate', `?stay=hotel&${inPlace}&stay-hotel=9000001-0`],
  ['the lookup', booking, 'stay-lookup form', '?stay=lookup'],
] as const

/** The snippet, an element and text below it. */
async function expectStillPage(element: string, selector: string, query = '') {
  const { api } = inject('urls')
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,"><link rel="stylesheet" href="${api}/sdk/v1/reserve.css">
    <script async src="${api}/sdk/v1/staykit.js" data-ref-id="8183"></script>
    ${element}<p>What stands below.</p></html>`
  await watch(person)
  await person.page.goto((await pageOf(body)) + query)
  await expectStill(person, selector, 0.01)
}

describe.skipIf(lacks('layout shifts'))('layout shift of the pasted snippet, with text below', () => {
  for (const width of bothWidths) {
    it.each([...markup.map((row) => [...row, ''] as const), ...screens])(
      `stays below the limit on %s at ${width} px, on a slow network`,
      async (_, element, selector, query) => {
        person = await traveller(width)
        await expectStillPage(element, selector, query)
      },
    )

    it.each(accounts)(
      `stays below the limit on %s of a member at ${width} px, on a slow network`,
      async (name, element, selector) => {
        person = await traveller(width)
        await signInNew(person.context, person.page, `still-${name}-${width}-${Date.now()}@example.com`)
        await expectStillPage(element, selector)
      },
    )
  }
})
