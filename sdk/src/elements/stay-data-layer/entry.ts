import { isStayDate, nightsOf } from '@staykit/domain'
import type { StayList } from '../../runtime/declaration.ts'
import { settingsOf } from '../../runtime/settings.ts'
import {
  type DataLayerEntry,
  type EntryEvent,
  entryFields,
  entryNameOf,
  objectFields,
} from './entry-fields.ts'

type Detail = Readonly<Record<string, unknown>>

const entries = new WeakMap<Event, DataLayerEntry>()

/** The entry of an event; the same object for every data layer of the page, so that an array has it once. */
export function entryOf(event: CustomEvent<Detail>): DataLayerEntry {
  const existing = entries.get(event)
  if (existing) return existing
  const type = event.type as EntryEvent
  const detail = pick(event.detail, entryFields[type])
  const { before, after } = event.detail
  const entry = {
    event: entryNameOf(type),
    refId: refIdOf(event),
    time: new Date(performance.timeOrigin + event.timeStamp).toISOString(),
    ...detail,
    ...nightsIn(detail),
    ...(type === 'stay-filter' && { changed: changesOf(before as StayList, after as StayList) }),
  } as DataLayerEntry
  entries.set(event, entry)
  return entry
}

/** Picks these fields, in nested objects too. */
function pick(source: Detail, names: readonly string[]): Detail {
  const fields = names.map((name) => {
    const value = source[name]
    return [name, typeof value === 'object' ? pick(value as Detail, objectFields) : value] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function refIdOf(event: Event): string {
  // An event has no path after its dispatch.
  const target = event.composedPath()[0] ?? event.target
  const element = target instanceof Element ? target : document.documentElement
  return settingsOf(element, { refId: Reflect.get(element, 'refId') }).refId
}

function nightsIn({ checkIn, checkOut }: Detail): { nights?: number } {
  const [from, to] = [`${checkIn}`, `${checkOut}`]
  return isStayDate(from) && isStayDate(to) && from < to
    ? { nights: nightsOf({ checkIn: from, checkOut: to }) }
    : {}
}

const flat = ({ filters, ...list }: StayList): Detail => ({ ...list, ...filters })

/** Differences between two lists. A filter always resets the page, which is not reported. */
function changesOf(before: StayList, after: StayList): string {
  const [was, is] = [flat(before), flat(after)]
  const names = Object.keys({ ...was, ...is }).filter((name) => `${was[name] ?? ''}` !== `${is[name] ?? ''}`)
  return names.filter((name) => name !== 'page' || names.length === 1).join()
}
