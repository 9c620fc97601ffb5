import { MOST_SAVED, type SavedHotel } from '@staykit/contract'
import { type KeyValueStore, readJson } from '../environment/index.ts'

/** Hotels that this browser keeps under one key, the latest first. */
export interface KeptHotels {
  readonly read: () => readonly SavedHotel[]
  /** Puts a hotel where its time belongs, in place of what was known of it; the oldest beyond `most` go. */
  readonly add: (hotel: SavedHotel) => void
  readonly remove: (ids: readonly string[]) => void
}

/** Each call reads the storage again, since another tab may have changed it. Broken entries are ignored. */
export function keptHotels(storage: KeyValueStore, key: string, most: number): KeptHotels {
  const read = () => (readJson(storage, key, Array.isArray) ?? []).filter(isSaved).slice(0, most)
  const write = (hotels: readonly SavedHotel[]) => {
    if (hotels.length > 0) storage.set(key, JSON.stringify(hotels.slice(0, most)))
    else storage.remove(key)
  }
  return {
    read,
    add: (hotel) => write(byTime([hotel, ...read().filter(({ id }) => id !== hotel.id)])),
    remove: (ids) => write(read().filter(({ id }) => !ids.includes(id))),
  }
}

/** Hotels that a visitor saved. */
export const savedHere = (storage: KeyValueStore) => keptHotels(storage, 'staykit.saved', MOST_SAVED)

/** Hotels that were looked at in this browser, 12 at most. */
export const viewedHere = (storage: KeyValueStore) => keptHotels(storage, 'staykit.viewed', 12)

/** The latest first. */
export const byTime = (hotels: readonly SavedHotel[]): SavedHotel[] =>
  [...hotels].sort((a, b) => b.savedAt.localeCompare(a.savedAt))

function isSaved(value: unknown): value is SavedHotel {
  if (value === null) return false
  const { id, name, cityId, place, stars, score, savedAt, ...rest } = value as Record<string, unknown>
  const { thumbnail = '', timeZone = '' } = rest
  const texts = [id, name, cityId, place, savedAt, thumbnail, timeZone]
  return texts.every((text) => typeof text === 'string') && typeof stars === 'number' && isScore(score)
}

function isScore(score: unknown): boolean {
  if (score === undefined) return true
  const { guestScore, guestScoreCount } = (score ?? {}) as Record<string, unknown>
  return typeof guestScore === 'number' && typeof guestScoreCount === 'number'
}
