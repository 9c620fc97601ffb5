import type { BrowserContext, Frame, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { closeBrowser, keepDates, openBrowser } from '../journeys/traveller.ts'
import { patience } from '../patience.ts'
import { hostilePages, kinds, plain, type Traits } from './hostile-pages.ts'
import { type HostilePage, type HostileServer, hostileServer } from './hostile-server.ts'

/** The nightly run has 50. */
const PAGES = Number(process.env.HOSTILE_PAGES ?? 12)
const SEED = 8183
const AT_A_TIME = 4

let server: HostileServer
beforeAll(async () => {
  server = await hostileServer(inject('urls').api)
})
afterAll(async () => {
  server?.close()
  await closeBrowser()
})

type Look = Readonly<Record<string, string>>

/** Styles of elements of the page, or of parts inside the search form; without values that depend on the available space. */
const looks = (frame: Frame, inside: boolean): Promise<Look> =>
  frame.evaluate((isInside) => {
    const of = (root: ParentNode | null | undefined, selectors: readonly string[]) =>
      selectors.flatMap((selector) => {
        const element = root?.querySelector(selector)
        const found: [string, Element | null | undefined][] = [[selector, element]]
        return found
      })
    const search = document
      .querySelector('stay-booking')
      ?.shadowRoot?.querySelector('stay-search')?.shadowRoot
    const elements = isInside
      ? of(search, ['[part~=button]', '[part~=field]', 'input[role=combobox]', 'label', 'button.pick'])
      : of(document, ['html', 'body', 'h1', 'p', 'a', 'ul', 'li', 'button', 'input', 'table', 'td'])
    const room =
      /size|width|height|origin|inset|^(top|left|right|bottom)$|zoom|^--|transform|margin|padding|column|perspective/
    const wanted =
      /^(color|background-color|font-size|font-style|font-weight|letter-spacing|text-transform|line-height|display|cursor|box-sizing|float|padding-block-start|border-block-start-width|border-block-start-color|border-start-start-radius)$/
    const look: Record<string, string> = {}
    for (const [name, element] of elements) {
      if (!element) {
        look[name] = 'is not there'
        continue
      }
      const style = getComputedStyle(element)
      for (let index = 0; index < style.length; index++) {
        const property = style[index] ?? ''
        if (isInside ? !wanted.test(property) : room.test(property) && property !== 'font-size') continue
        look[`${name} ${property}`] = style.getPropertyValue(property)
      }
    }
    return look
  }, inside)

const differences = (where: string, before: Look, after: Look): string[] =>
  Object.keys(before)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${where}: ${name} was ${before[name]}, is ${after[name]}`)

/** Returns whether the popup is below its field, at one of its ends. */
async function standsBelow(layer: Locator, field: Locator): Promise<boolean> {
  const [under, over] = [await layer.boundingBox(), await field.boundingBox()]
  if (!under || !over) return false
  const gap = under.y - over.y - over.height
  const ends = [under.x - over.x, under.x + under.width - over.x - over.width]
  return gap > 0 && gap < 32 && ends.some((end) => Math.abs(end) < 4)
}

/** Goes from the search form to the rates of a hotel; returns the misplaced popups. */
async function journey(frame: Frame): Promise<string[]> {
  const search = frame.locator('stay-search').first()
  await search.getByRole('combobox').fill('Chica')
  const option = search.getByRole('option', { name: /Chicago/ }).first()
  await option.waitFor()
  const isBelow = await standsBelow(
    search.locator('[popover]').first(),
    search.locator('[part~=field]').first(),
  )
  await option.click()
  await keepDates(frame)
  await search.getByRole('link', { name: 'Search', exact: true }).click()
  const results = frame.locator('stay-results')
  await results.locator('[part~=listing]').first().waitFor()
  await results.getByRole('button', { name: 'Map View' }).first().click()
  await results.locator('.map .pin').first().waitFor()
  await results.getByRole('button', { name: 'Listings View' }).first().click()
  await frame.locator('stay-results [part~=listing]').first().getByRole('heading').getByRole('link').click()
  await frame.locator('stay-hotel [part~=rate]').first().waitFor()
  return isBelow ? [] : ['popup: the suggestions stand elsewhere than below their field']
}

const person = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  phoneNumber: '+1 617 555 0148',
}
const address = { billingAddress: '18 Alder Street', city: 'Cambridge', postalCode: '02139' }

/** Goes from the rates of a hotel to the trip number. */
async function book(frame: Frame): Promise<void> {
  await frame.locator('stay-hotel [part~=book]').click()
  const checkout = frame.locator('stay-checkout')
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(values)) await checkout.locator(`[name=${name}]`).fill(text)
  }
  await fill(person)
  await checkout.getByRole('button', { name: 'Continue' }).click()
  const card = frame.frameLocator('stay-checkout iframe')
  await card.getByLabel('Card number').fill('4242 4242 4242 4242')
  await card.getByLabel('Expires').fill('12 / 34')
  await card.getByLabel('CVC').fill('123')
  await fill(address)
  await checkout.locator('[name=stateCode]').selectOption('MA')
  await checkout.getByRole('button', { name: /^Book Room/ }).click()
  await checkout.getByText('Trip number').waitFor()
}

async function pageOf(context: BrowserContext, findings: string[], withinMs: number) {
  const page = await context.newPage()
  page.setDefaultTimeout(withinMs)
  page.on('pageerror', ({ message }) => findings.push(`uncaught: ${message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || /status of 4\d\d/.test(text)) return
    findings.push(`${/Content Security|Trusted/.test(text) ? 'policy' : 'console'}: ${text.slice(0, 200)}`)
  })
  return page
}

const references = new Map<string, Promise<Look>>()

/**
 * The styles inside the elements on a plain page with this root size and zoom: a root above 16 px is a person's larger
 * text, which the elements follow, and zoom rounds lines to whole pixels.
 */
function referenceFor({ root, zoom }: { root: number; zoom: string }): Promise<Look> {
  const larger = Math.max(root, 16)
  const traits = {
    ...plain,
    root: larger === 16 ? 'plain' : `${larger}px`,
    zoom: zoom === '1' ? 'plain' : zoom,
  } as Traits
  const key = `${traits.root} ${traits.zoom}`
  const inspected = references.get(key) ?? inspect({ traits }, 'look only').then(({ inside }) => inside)
  references.set(key, inspected)
  return inspected
}

const sizesOf = (frame: Frame) =>
  frame.evaluate(() => ({
    root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    zoom: getComputedStyle(document.body).zoom,
  }))

/** Returns the faults of Staykit on a page; empty when there are none. */
async function inspect(
  hostile: HostilePage,
  how: 'all' | 'look only' | 'book' = 'all',
  withinMs = patience(45),
): Promise<{ findings: string[]; inside: Look }> {
  const browser = await openBrowser()
  const context = await browser.newContext({
    viewport: { width: 1280, height: 1600 },
    reducedMotion: 'reduce',
  })
  const findings: string[] = []
  let inside: Look = {}
  try {
    const page = await pageOf(context, findings, withinMs)
    await page.goto(server.address(hostile, true))
    const before = await looks(page.mainFrame(), false)
    await page.goto(server.address(hostile))
    const frame = page.frames()[1] ?? page.mainFrame()
    await frame.locator('stay-search [part~=button]').first().waitFor()
    await page.waitForTimeout(hostile.traits.life === 'plain' ? 0 : 1500)
    inside = await looks(frame, true)
    if (how !== 'look only') {
      const reference = await referenceFor(await sizesOf(frame))
      findings.push(...differences('leaked in', reference, inside))
      findings.push(...(await journey(frame)))
      if (how === 'book') await book(frame)
    }
    findings.push(...differences('leaked out', before, await looks(frame, false)))
  } catch (error) {
    findings.push(`journey: ${String(error).slice(0, 900)}`)
  }
  await context.close()
  return { findings, inside }
}

/** Simulates a style sheet of the script that is added to the page. */
function leak(css: string): string {
  return `<script>customElements.whenDefined('stay-search').then(() => {
    const sheet = new CSSStyleSheet(); sheet.replaceSync('${css}'); document.adoptedStyleSheets.push(sheet) })</script>`
}

/** Moves elements into the page's own tree, as without shadow roots. */
const openRoots = `<script>Element.prototype.attachShadow = function () { return this }</script>`
/** A browser that does not report the zoom of elements. */
const unzoomed = `<script>Object.defineProperty(Element.prototype, 'currentCSSZoom', { get: () => 1 })</script>`
/** A string where a policy requires a trusted type. */
const sink = `<script nonce="hostile">document.documentElement.insertAdjacentHTML('beforeend', '<b>typed</b>')</script>`

describe('hostile pages', () => {
  it('a plain page has no faults', async () => {
    expect((await inspect({ traits: plain })).findings).toEqual([])
  })

  it(`${PAGES} of them: a search gets to the rates, nothing is refused or thrown, no style leaks in or out`, async () => {
    const started = performance.now()
    const waiting = hostilePages(PAGES, SEED).entries()
    const wrong: Record<string, string[]> = {}
    const work = async () => {
      for (const [index, traits] of waiting) {
        const { findings } = await inspect({ traits })
        const own = Object.entries(traits).filter(([, value]) => value !== 'plain')
        if (findings.length > 0) wrong[`${index} ${own.join(' ')}`] = findings
      }
    }
    await Promise.all(Array.from({ length: AT_A_TIME }, work))
    console.log(`${PAGES} hostile pages: ${((performance.now() - started) / 1000).toFixed(0)} s`)
    expect(wrong).toEqual({})
  })

  it.each(kinds.prototypes)(
    'a room is booked under Trusted Types where a page changes %s',
    async (prototypes) => {
      const traits: Traits = { ...plain, policy: 'trusted types', prototypes }
      expect((await inspect({ traits }, 'book')).findings).toEqual([])
    },
  )

  const controls: readonly (readonly [string, HostilePage, RegExp])[] = [
    ['a style that leaks out', { traits: plain, extra: leak('h1 { color: red }') }, /^leaked out: h1 color/],
    [
      'an element without a shadow root',
      { traits: { ...plain, rules: 'words' }, extra: openRoots },
      /^leaked in|^journey/,
    ],
    ['a policy that blocks', { traits: { ...plain, policy: 'strict' }, scripts: '' }, /^policy: /],
    [
      'a policy against what is typed in',
      { traits: { ...plain, policy: 'trusted types' }, extra: sink },
      /^policy|^uncaught/,
    ],
    ['a popup that knows of no zoom', { traits: { ...plain, zoom: '1.25' }, extra: unzoomed }, /^popup: /],
    [
      'a floated element without room',
      { traits: { ...plain, rules: 'floats' }, extra: '<style>stay-booking { inline-size: auto }</style>' },
      /^journey/,
    ],
    [
      'an error',
      { traits: plain, extra: '<script>throw new Error("of the page")</script>' },
      /^uncaught: of the page/,
    ],
  ]
  it.each(controls)('%s is found (control)', async (_, hostile, expected) => {
    const { findings } = await inspect(hostile, 'all', patience(6))
    expect(findings).toContainEqual(expect.stringMatching(expected))
  })
})
