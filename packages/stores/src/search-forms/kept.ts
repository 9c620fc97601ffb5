import { isStayDate, type StayDate } from '@staykit/domain'
import { type KeyValueStore, readJson } from '../environment/index.ts'
import type { Place } from '../search/place.ts'

/** Storage keys of a form's searches (AQ-48). */
export type KeptAs = 'homeFlightSearch' | 'homeCarSearch'

/** A stored search: the fields of its form by name. */
export type KeptFields = Readonly<Record<string, unknown>>

/** The number of searches that each form stores (ACC-170). */
const KEPT = 8

const isList = (value: unknown): value is KeptFields[] =>
  Array.isArray(value) && value.every((entry) => entry !== null && typeof entry === 'object')

/** The searches of a form, newest first; none where something else than a list was stored. */
export const keptSearches = (storage: KeyValueStore, key: KeptAs): readonly KeptFields[] =>
  readJson(storage, key, isList) ?? []

/** Stores a search in front of the others, without duplicates. */
export function keepSearch(storage: KeyValueStore, key: KeptAs, fields: KeptFields): void {
  const text = JSON.stringify(fields)
  const others = keptSearches(storage, key).filter((other) => JSON.stringify(other) !== text)
  storage.set(key, JSON.stringify([fields, ...others].slice(0, KEPT)))
}

/** Reads a place from a stored search. */
export function keptPlace(value: unknown): Place | undefined {
  const { id, type, city, area, query } = (value ?? {}) as Partial<Record<keyof Place, unknown>>
  if (typeof id !== 'string' || typeof type !== 'string' || typeof query !== 'string') return undefined
  return { id, type, query, city: String(city ?? ''), area: String(area ?? '') }
}

/** A stored date that is not before `today`; a past date leaves its field empty, as in the hotel form (OQ-08). */
export const keptDate = (value: unknown, today: StayDate): StayDate | '' =>
  typeof value === 'string' && isStayDate(value) && value >= today ? value : ''

/** One of a few, or the first of them. */
export const keptChoice = <T>(value: unknown, choices: readonly [T, ...T[]]): T =>
  choices.find((choice) => choice === value) ?? choices[0]

/** Places of the stored searches, the latest first, each once. */
export function keptPlaces(storage: KeyValueStore, key: KeptAs): { place: Place }[] {
  const places = keptSearches(storage, key)
    .flatMap((fields) => Object.values(fields))
    .map(keptPlace)
    .filter((place) => place !== undefined)
  const isFirst = ({ id }: Place, index: number) => places.findIndex((other) => other.id === id) === index
  return places
    .filter(isFirst)
    .slice(0, KEPT)
    .map((place) => ({ place }))
}
