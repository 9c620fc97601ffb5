import { type Code, texts, warnings } from './texts.ts'

export interface Fault {
  readonly code: Code
  readonly text: string
  /** Address of the page about it; empty where the page does not name the API. */
  readonly link: string
}

const reports = new Map<string, Fault>()
const listeners = new Set<() => void>()

/** The script tag of the page: its settings and its origin. */
export const script = (): HTMLScriptElement | undefined => globalThis.staykit?.script ?? undefined

/** Calls for the brand that the page has made; they contain the API origin and the refId. */
export const brandCalls = (): URL[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.endsWith('/api/brand'))

/** Origin of the API that the page names; undefined where it names none. */
function namedApi(): string | undefined {
  const { src, settings } = globalThis.staykit ?? {}
  const attribute = document.querySelector('[api-base]')?.getAttribute('api-base')
  const named = script()?.dataset.apiBase || settings?.apiBase || src || attribute
  if (named) return new URL(named, location.href).origin
  return brandCalls().find(({ origin }) => origin !== location.origin)?.origin
}

/** Origin of the API that the page uses: without a name, its own. */
export const apiBase = (): string => namedApi() ?? location.origin

/** Whether a developer uses the page: on localhost or with data-debug. */
export function isDeveloping(): boolean {
  const debug = script()?.dataset.debug
  if (debug !== undefined) return debug !== 'false'
  return /^(localhost|127\.|$)/.test(location.hostname)
}

/** Reports a fault once for each code and subject: one line with a link to its page. Warnings appear only for developers. */
export function report(code: Code, subject = '', hint = ''): void {
  const key = `${code} ${subject}`
  if (reports.has(key)) return
  const { src } = globalThis.staykit ?? {}
  // A server that does not answer as an API has no such page either.
  const api = code === 'unreachable-api' ? src && new URL(src).origin : namedApi()
  const page = `/docs/errors/#${code}`
  // The page's own origin may have no such page.
  const where = api ? '' : `Read ${page} at your API.`
  const text = [texts[code].replace('{subject}', subject), hint, where].filter(Boolean).join(' ')
  const fault: Fault = { code, text, link: api ? api + page : '' }
  reports.set(key, fault)
  for (const listener of listeners) listener()
  const isWarning = warnings.includes(code)
  if (isWarning && !isDeveloping()) return
  console[isWarning ? 'warn' : 'error'](`Staykit: ${text} ${fault.link}`.trimEnd())
}

const ends: Readonly<Record<string, string>> = { '<': '>', '{': '}' }

/** Hint with a similar word, in the given brackets. */
export const didYouMean = (found: string | undefined, mark = '') =>
  found ? `Did you mean ${mark}${found}${ends[mark] ?? ''}?` : ''

/** All reports so far, in order. */
export const faults = (): readonly Fault[] => [...reports.values()]

/** Calls back on each new report. */
export function onFault(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Clears all reports, so that a test starts like a new page. */
export function forgetFaults(): void {
  reports.clear()
}
