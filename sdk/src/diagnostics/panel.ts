import css from './panel.css'
import type { Fault } from './report.ts'

/** Data of the panel. It is passed in, so that this file is a separate chunk. */
export interface PanelSource {
  readonly version: string
  readonly tags: readonly string[]
  readonly apiBase: () => string
  readonly script: () => HTMLScriptElement | undefined
  readonly faults: () => readonly Fault[]
  readonly onFault: (listener: () => void) => () => void
}

/** Events of elements, to separate them from those of the page. */
const EVENTS =
  'ready error navigate search results screen hotel-select rate-select price-changed book-submitted booked book-failed login logout session'.split(
    ' ',
  )
const MAX_LINES = 50

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  set: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { textContent: text }, set)
}

/** A heading with a list below it. */
function list(parent: Element, title: string) {
  const lines = make('ol')
  parent.append(make('h3', title), lines)
  return {
    add(text: string, isBad = false, link = '') {
      const line = make('li', text, isBad ? { className: 'bad' } : {})
      if (link) line.append(' ', make('a', link, { href: link, target: '_blank', rel: 'noreferrer' }))
      lines.append(line)
      if (lines.children.length > MAX_LINES) lines.firstChild?.remove()
    },
    clear: () => lines.replaceChildren(),
  }
}

function settingsLine({ version, tags: all, apiBase, script }: PanelSource): string {
  const tags = all.filter((tag) => document.querySelector(tag))
  const first = document.querySelector(tags.join() || 'stay-brand')
  const { refId = '', locale = '' } = script()?.dataset ?? {}
  const read = (name: string) =>
    first?.getAttribute(name) ?? first?.closest('stay-brand')?.getAttribute(name) ?? ''
  const brand = read('ref-id') || read('refid') || refId || 'none'
  const language = read('locale') || locale || document.documentElement.lang || 'en-US'
  return `${version} · brand ${brand} · language ${language} · API ${apiBase()} · ${tags.join(' ') || 'no element'}`
}

/** Calls with their times and codes, including those before this panel opened. */
function watchCalls(calls: ReturnType<typeof list>, apiBase: PanelSource['apiBase']): () => void {
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as PerformanceResourceTiming[]) {
      const { origin, pathname } = new URL(entry.name)
      if (origin !== new URL(apiBase()).origin || !/\/(api|travel)\//.test(pathname)) continue
      const status = entry.responseStatus || 'no answer'
      calls.add(`${Math.round(entry.duration)} ms ${status} ${pathname}`, !(Number(status) < 400))
    }
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

function watchEvents(events: ReturnType<typeof list>): () => void {
  const onEvent = ({ type, target, detail }: CustomEvent) => {
    const from = target instanceof Element ? target.localName : ''
    events.add(`${type} ${from} ${JSON.stringify(detail).slice(0, 300)}`, type === 'stay-error')
  }
  for (const name of EVENTS) document.addEventListener(`stay-${name}`, onEvent as EventListener)
  return () => {
    for (const name of EVENTS) document.removeEventListener(`stay-${name}`, onEvent as EventListener)
  }
}

/** Opens the developer's panel at the bottom of the page; Escape inside it and its button close it. */
export function openPanel(source: PanelSource): void {
  const { faults, onFault } = source
  const host = make('div', '', { id: 'staykit-debug' })
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const panel = make('section', '', { tabIndex: 0, ariaLabel: 'Staykit debug panel' })
  const header = make('header')
  const closer = make('button', '×', { type: 'button', ariaLabel: 'Close the debug panel' })
  const about = make('p', settingsLine(source))
  header.append(make('h2', 'Staykit'), closer)
  panel.append(header, about)
  const wrong = list(panel, 'Problems')
  const events = list(panel, 'Events')
  const calls = list(panel, 'Calls')
  root.append(panel)

  const showFaults = () => {
    wrong.clear()
    about.textContent = settingsLine(source)
    for (const { text, link } of faults()) wrong.add(text, true, link)
    if (faults().length === 0) wrong.add('None.')
  }
  showFaults()
  const stops = [onFault(showFaults), watchEvents(events), watchCalls(calls, source.apiBase)]
  const close = () => {
    for (const stop of stops) stop()
    host.remove()
  }
  closer.addEventListener('click', close)
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  document.body.append(host)
}
