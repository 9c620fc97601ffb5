import { dateInZone, readTag, shownLocale, spokenFor } from '@staykit/domain'
import form from '../elements/stay-search/styles.css'
import fields from '../features/stay-fields/stay-fields.css'
import { spellings } from '../runtime/attributes.ts'
import { earlySetting } from '../runtime/early-setting.ts'
import { keepTyping } from '../runtime/keyboard.ts'
import type { StaykitGlobal } from '../runtime/settings.ts'
import base from '../styles/base.css'
import { adopt } from '../styles/sheets.ts'
import tokens from '../styles/tokens.css'
import { isSparing } from '../ui/lazy/fetch-ahead.ts'
import { shortDay } from '../ui/short-day.ts'
import { recordActs } from './acts.ts'
import { type FirstHtml, type FirstNode, grow } from './tree.ts'

/** Rendered from the component of <stay-search> by the build (build/cdn/first-html.ts). */
declare const FIRST_HTML: FirstHtml

const html = FIRST_HTML
/** Elements with first HTML, now or earlier. */
const shown: Element[] = []

/** The form begins with values of the page or of an earlier search, which only its code can read. */
function hasValues(host: Element): boolean {
  const names = ['locationId', 'checkIn', 'checkOut', 'rooms', 'guests', 'occupancy']
  if (names.flatMap(spellings).some((name) => host.hasAttribute(name))) return true
  if (/[?&]stay=|\d\d-\d\d-\d{4}/.test(location.href)) return true
  try {
    return Object.keys(localStorage).some((key) => /(homeHotelSearch|checkIn|roomCount)$/.test(key))
  } catch {
    return false
  }
}

const BLANK = '\u00a0'
/** The controls of a form whose code comes later: the field of the place, and the buttons of panels. */
const USED = 'input, [data-panel]'

/** Tonight, in the format of the locale. */
function tonight(locale: string) {
  const tomorrow = new Date()
  tomorrow.setDate(tomorrow.getDate() + 1)
  const day = (date: Date) => shortDay(dateInZone(date), locale)
  return { arrival: day(new Date()), departure: day(tomorrow) }
}

/** The browser loads the formats of other languages at the first use, so their dates come after the first frame. */
function datesLater(host: Element, box: HTMLElement, page: StaykitGlobal): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!page.first?.has(host)) return
      const texts = Object.values(tonight(box.lang))
      box.querySelectorAll('[data-panel^=check] .sf-v').forEach((field, at) => {
        field.textContent = texts[at] ?? ''
      })
    }),
  )
}

/** As the form names itself: only the first one of a document is a landmark without a name. */
function nameLandmark(host: Element, box: HTMLElement): void {
  const form = box.querySelector('form')
  if (host.ariaLabel) form?.setAttribute('aria-label', host.ariaLabel)
  else if ((host.getRootNode() as ParentNode).querySelector('stay-search') !== host)
    form?.removeAttribute('role')
}

/**
 * Shows the search form before its code is there. Does nothing for an element that has content of its own, or whose texts the
 * page sets. Calls `onExpected` with the tag of the control of the first act, and before with that of the calendar, if the form
 * has one and the network is neither metered nor slow.
 */
export function showFirst(host: Element, page: StaykitGlobal, onExpected: (control: string) => void): void {
  if (host.localName !== 'stay-search' || host.shadowRoot || customElements.get('stay-search')) return
  if (page.settings?.messages || host.hasAttribute('product')) return
  const variant = host.getAttribute('variant') ?? 'full'
  const json = html.variants[variant]
  if (!json) return
  const isSpoken = (tag: string) => tag in html.texts
  const locale = shownLocale(
    readTag(earlySetting(host, 'locale', page) || document.documentElement.lang) ?? 'en-US',
    isSpoken,
  )
  const texts: Record<string, string> = JSON.parse(html.texts[spokenFor(locale, isSpoken) ?? 'en'] ?? '{}')
  const isLater = hasValues(host)
  const isPlain = /^en(-US)?$/.test(locale)
  const all = {
    ...texts,
    ...(isPlain && !isLater ? tonight(locale) : { arrival: BLANK, departure: BLANK }),
    ...(isLater && { occupancy: BLANK }),
  }

  const root = host.attachShadow({ mode: 'open' })
  const box = document.createElement('div')
  box.className = 'root'
  box.lang = locale
  const theme = earlySetting(host, 'theme', page) ?? ''
  box.dataset.theme = /^(light|dark)$/.test(theme) ? theme : 'auto'
  for (const node of JSON.parse(json) as readonly FirstNode[]) box.appendChild(grow(node, all))
  nameLandmark(host, box)
  adopt(root, [tokens, base, fields, form])
  root.append(box)
  keepTyping(root)
  page.first ??= new WeakMap()
  const expect = (control: Element | null) => {
    if (!control?.matches(USED)) return
    page.expected ??= new Set()
    page.expected.add(control.localName)
    onExpected(control.localName)
  }
  const endActs = recordActs(root, expect)
  if (!isSparing()) expect(box.querySelector('[data-panel]'))
  page.first.set(host, { release: html.release, box, variant, locale, isPartial: isLater, endActs })
  shown.push(host)
  if (!isPlain && !isLater) datesLater(host, box, page)
}

/** The code of the elements could not be loaded: a form that does nothing gives way to what the page has put into its element. */
export function withdrawFirst({ first }: StaykitGlobal): void {
  for (const host of shown) {
    const earlier = first?.get(host)
    if (!earlier) continue
    first?.delete(host)
    earlier.endActs()
    host.shadowRoot?.replaceChildren(document.createElement('slot'))
  }
}
