import { type Code, texts, warnings } from './texts.ts'

export interface Fault {
  readonly code: Code
  readonly text: string
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

/** Origin of the API that the page uses. */
export function apiBase(): string {
  const { src, settings } = globalThis.staykit ?? {}
  const origin = script()?.dataset.apiBase ?? settings?.apiBase ?? (src && new URL(src).origin)
  return (origin || brandCalls()[0]?.origin || location.origin).replace(/\/$/, '')
}

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
  const text = [texts[code].replace('{subject}', subject), hint].filter(Boolean).join(' ')
  const fault: Fault = { code, text, link: `${apiBase()}/docs/errors/#${code}` }
  reports.set(key, fault)
  for (const listener of listeners) listener()
  const isWarning = warnings.includes(code)
  if (isWarning && !isDeveloping()) return
  console[isWarning ? 'warn' : 'error'](`Staykit: ${text} ${fault.link}`)
}

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
