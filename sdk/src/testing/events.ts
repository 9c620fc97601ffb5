import { expect } from 'chai'
import { type Declaration, type Kind, sharedEvents } from '../runtime/declaration.ts'

type Shape = Readonly<Record<string, unknown>>

/** Whether a value is of a kind. */
const isOf: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  json: () => true,
  money: (value) => {
    const { amount, currency, ...more } = value as Shape
    return typeof amount === 'number' && /^[A-Z]{3}$/.test(`${currency}`) && Object.keys(more).length === 0
  },
  place: (value) => {
    const { id, type, name = '', ...more } = value as Shape
    return [id, type, name].every((text) => typeof text === 'string') && Object.keys(more).length === 0
  },
  list: (value) => {
    const { filters, page, sort = '' } = value as Shape
    return typeof filters === 'object' && typeof page === 'number' && typeof sort === 'string'
  },
  callback: (value) => typeof value === 'function',
}

/** Fails unless an event matches its declaration: bubbling, composed, with exactly the declared fields. */
export function expectDeclared(declaration: Declaration, event: CustomEvent): void {
  const events: Declaration['events'] = { ...sharedEvents, ...declaration.events }
  const declared = events[event.type as keyof typeof events]
  expect(declared, `${declaration.tag} does not declare ${event.type}`).to.not.equal(undefined)
  expect(event.bubbles, `${event.type} bubbles`).to.equal(true)
  expect(event.composed, `${event.type} is composed`).to.equal(true)
  expect(event.cancelable, `${event.type} is cancelable`).to.equal(declared?.cancelable ?? false)
  const detail = event.detail as Record<string, unknown>
  for (const [field, kind] of Object.entries(declared?.detail ?? {})) {
    if (typeof kind !== 'string') {
      expect(kind, `${event.type} ${field}`).to.include(detail[field])
      continue
    }
    if (kind.endsWith('?') && detail[field] === undefined) continue
    const isRight = isOf[kind.replace('?', '') as Kind](detail[field])
    expect(isRight, `${event.type} ${field} is ${kind}: ${JSON.stringify(detail[field])}`).to.equal(true)
  }
  const unknown = Object.keys(detail).filter((field) => !declared?.detail[field])
  expect(unknown, `undeclared fields of ${event.type}`).to.deep.equal([])
}

/** Collects an event on the document, as a host page would. */
export function listen(type: string): { readonly events: CustomEvent[]; stop: () => void } {
  const events: CustomEvent[] = []
  const add = (event: Event) => events.push(event as CustomEvent)
  document.addEventListener(type, add)
  return { events, stop: () => document.removeEventListener(type, add) }
}
