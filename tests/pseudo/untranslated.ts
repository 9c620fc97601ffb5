import type { Frame, Page } from 'playwright-core'
import { outside } from './pseudo.ts'

/** A text of a page and its place. */
interface PageText {
  readonly where: string
  readonly text: string
}

/** Returns the texts of a page for eyes and screen readers, including shadow roots; hidden texts are left out. */
function textsOf(frame: Frame): Promise<PageText[]> {
  return frame.evaluate(() => {
    const found: { where: string; text: string }[] = []
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ]
    const skipped =
      'script, style, noscript, template, [data-languages], [lang="en-US"]:not(html), code, bdi, .mono, a[href^="/hotels/"], [name=stateCode] option, .leaflet-control-attribution'
    const isAnnounced = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) || element.closest('option') !== null
    const nameOf = (element: Element) =>
      `${(element.getRootNode() as ShadowRoot).host?.localName ?? ''} ${element.localName}${element.className && typeof element.className === 'string' ? `.${element.className.trim().split(/\s+/).join('.')}` : ''}`.trim()
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot)
        if (element.closest(skipped) || !isAnnounced(element)) continue
        for (const name of attributes) {
          const text = element.getAttribute(name)
          if (text) found.push({ where: `${nameOf(element)}[${name}]`, text })
        }
        // A sentence with a link is one text in several nodes.
        const own = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        if (!own) continue
        let whole = element
        while (/^[^⟦]*⟧|⟦[^⟧]*$/.test(whole.textContent ?? '') && whole.parentElement)
          whole = whole.parentElement
        const text =
          whole === element
            ? [...element.childNodes]
                .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ' '))
                .join('')
            : (whole.textContent ?? '')
        found.push({ where: nameOf(whole), text: text.replace(/\s+/g, ' ').trim() })
      }
    }
    walk(document)
    if (document.title) found.push({ where: 'title', text: document.title })
    return found
  })
}

/** Texts of Intl for dates, ranges, places and currencies: it has no pseudo-language. Uses the Intl of this machine. */
function ofIntl(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const regions = letters.flatMap((one) => letters.map((other) => one + other))
  const currencies = Intl.supportedValuesOf('currency')
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)))
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, 3 + day)))
  const written = (dates: readonly Date[], options: Intl.DateTimeFormatOptions) =>
    dates.map((date) => new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(date))
  const names = (type: Intl.DisplayNamesType, codes: readonly string[]) =>
    (['long', 'short'] as const).flatMap((style) => {
      const displayNames = new Intl.DisplayNames('en', { type, style })
      return codes.flatMap((code) => displayNames.of(code) ?? [])
    })
  const years = new Intl.NumberFormat('en', { style: 'unit', unit: 'year', unitDisplay: 'long' })
  return [
    ...written(months, { month: 'long' }),
    ...written(months, { month: 'short' }),
    ...written(days, { weekday: 'long' }),
    ...written(days, { weekday: 'short' }),
    ...[1, 2].map((count) => years.format(count).replace(/^\d+ /, '')),
    ...names('region', regions),
    ...names('currency', currencies),
    ...currencies,
  ]
}
const longest = (texts: readonly string[]) =>
  [...new Set(texts)].sort((one, other) => other.length - one.length)

/** Texts of Intl with several words, and all of them. */
function vocabulary(names: readonly string[]) {
  return {
    phrases: longest(names.filter((name) => /[ -]/.test(name))),
    words: new Set([...names, 'AM', 'PM', 'UTC', 'GMT'].map((name) => name.toLowerCase())),
  }
}
type Vocabulary = ReturnType<typeof vocabulary>
const here = vocabulary(ofIntl())
let inBrowser: Promise<Vocabulary> | undefined

/** Letters that are not words: "US$", codes of states and countries, trip numbers and the sandbox's booking numbers. */
const noWords =
  /\p{Lu}{1,3}\$|\b[A-Z]{2}(?= \d{5}|$)|\b(?=[A-Z-]*\d)[A-Z\d-]{5,}\b|\b(SB[A-Z\d]{10}|ST(-[A-Z\d]{4}){3})\b/gu

/** Names that stay the same in every language. */
const asTheyAre =
  /^(?:staykit|google|facebook|apple|visa|mastercard|american express|amex|discover|btc|bitcoin|eth|usdt|usdc|life|nft|pdf|chrome|linux|vip|ai|faq|cvc|km|mi)$/i

/** A name that is not a part of a longer word: the code of a state may be in the middle of a booking number. */
const alone = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu')

/** Returns whether a text still has words after brackets and data are removed. */
export function hasWords(
  text: string,
  data: readonly string[],
  { phrases, words }: Vocabulary = here,
): boolean {
  let rest = outside(text)
  if (!/\p{L}{2}/u.test(rest)) return false
  // Longest first, so that no part of a name remains.
  for (const name of longest([...data, ...phrases]))
    if (rest.includes(name)) rest = rest.replaceAll(alone(name), ' ')
  const left = rest.replace(noWords, ' ').match(/[\p{L}\p{M}'’]{2,}/gu) ?? []
  return left.some(
    (word) => !words.has(word.toLowerCase()) && !asTheyAre.test(word) && !/\p{Script=Arabic}/u.test(word),
  )
}

/** Hotels in the structured data of a page (schema.org), which makes no requests for them. */
function hotelsIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
      [...(textContent ?? '').matchAll(/"@type":"Hotel","name":("(?:[^"\\\\]|\\\\.)*")/g)].map(
        ([, name]) => JSON.parse(name ?? '""') as string,
      ),
    ),
  )
}

/** Returns the untranslated texts of a page, one per line: visible texts, names, titles, placeholders, options, also in frames. */
export async function untranslated(
  page: Page,
  data: readonly string[],
  what: 'all' | 'frames' = 'all',
): Promise<string[]> {
  const all: string[] = []
  const names = [...data, ...(await hotelsIn(page))]
  inBrowser ??= page.evaluate(ofIntl).then(vocabulary)
  const intl = await inBrowser
  for (const frame of page.frames()) {
    if (what === 'frames' && frame === page.mainFrame()) continue
    // Stand-ins of vendors have the vendor's texts.
    if (frame.url().includes('/loyalty/widgets/')) continue
    const texts = await textsOf(frame).catch(() => [])
    const bad = texts.filter(({ text }) => hasWords(text, names, intl))
    all.push(...bad.map(({ where, text }) => `${where}: ${text.slice(0, 120)}`))
  }
  return [...new Set(all)]
}
