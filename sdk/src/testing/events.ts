import { expect } from 'chai'
import { type Declaration, type Kind, sharedEvents } from '../runtime/declaration.ts'

const kindOf = (value: unknown): Kind =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? (typeof value as Kind)
    : 'json'

/** Fails unless an event is what its element declares: bubbling, composed, with exactly the declared fields. */
export function expectDeclared(declaration: Declaration, event: CustomEvent): void {
  const events: Declaration['events'] = { ...sharedEvents, ...declaration.events }
  const declared = events[event.type as keyof typeof events]
  expect(declared, `${declaration.tag} does not declare ${event.type}`).to.not.equal(undefined)
  expect(event.bubbles, `${event.type} bubbles`).to.equal(true)
  expect(event.composed, `${event.type} is composed`).to.equal(true)
  expect(event.cancelable, `${event.type} is cancelable`).to.equal(declared?.cancelable ?? false)
  const detail = event.detail as Record<string, unknown>
  for (const [field, kind] of Object.entries(declared?.detail ?? {})) {
    if (kind.endsWith('?') && detail[field] === undefined) continue
    const wanted = kind.replace('?', '')
    const actual =
      wanted === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(detail[field])) ? 'date' : kindOf(detail[field])
    if (wanted !== 'json') expect(actual, `${event.type} ${field}`).to.equal(wanted)
  }
  const unknown = Object.keys(detail).filter((field) => !declared?.detail[field])
  expect(unknown, `undeclared fields of ${event.type}`).to.deep.equal([])
}

/** Collects an event from the document, as a host page would hear it. */
export function listen(type: string): { readonly events: CustomEvent[]; stop: () => void } {
  const events: CustomEvent[] = []
  const add = (event: Event) => events.push(event as CustomEvent)
  document.addEventListener(type, add)
  return { events, stop: () => document.removeEventListener(type, add) }
}
