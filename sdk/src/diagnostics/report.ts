import { type Code, texts, warnings } from './texts.ts'

export interface Fault {
  readonly code: Code
  readonly text: string
  readonly link: string
}

const said = new Map<string, Fault>()
const listeners = new Set<() => void>()

/** The script of the page: its settings, and where it comes from. */
export const script = (): HTMLScriptElement | undefined => globalThis.staykit?.script ?? undefined

/** Calls for the brand that the page has made: they tell where the API is, and which refId was meant. */
export const brandCalls = (): URL[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => pathname.endsWith('/api/brand'))

/** Origin of the API that the page uses. */
export function apiBase(): string {
  const { dataset, src } = script() ?? {}
  const given = dataset?.apiBase ?? (src && new URL(src).origin)
  return (given || brandCalls()[0]?.origin || location.origin).replace(/\/$/, '')
}

/** Whether somebody who builds the page is looking: on a machine of their own, or asked for by data-debug. */
export function isDeveloping(): boolean {
  const debug = script()?.dataset.debug
  if (debug !== undefined) return debug !== 'false'
  return /^(localhost|127\.|\[::1\]|$)/.test(location.hostname)
}

/** Says a fault once for each code and subject: one line with a link to its page. Warnings are only for developers. */
export function report(code: Code, subject = '', hint = ''): void {
  const key = `${code} ${subject}`
  if (said.has(key)) return
  const text = [texts[code].replace('{subject}', subject), hint].filter(Boolean).join(' ')
  const fault: Fault = { code, text, link: `${apiBase()}/docs/errors/#${code}` }
  said.set(key, fault)
  for (const listener of listeners) listener()
  const isWarning = warnings.includes(code)
  if (isWarning && !isDeveloping()) return
  console[isWarning ? 'warn' : 'error'](`Staykit: ${text} ${fault.link}`)
}

/** All that has been said so far, in order. */
export const faults = (): readonly Fault[] => [...said.values()]

/** Calls when there is something new to show. */
export function onFault(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets all that was said, so that a test starts as a fresh page does. */
export function forgetFaults(): void {
  said.clear()
}
