import { fromUrlDate, type StayDate, toUrlDate } from '@staykit/domain'
import { type KeyValueStore, readJson } from '../environment/index.ts'
import type { Place } from './place.ts'

/** A stored search; absent fields were not stored or could not be read. */
export interface SavedSearch {
  readonly place?: Place | undefined
  readonly checkIn?: StayDate | undefined
  readonly checkOut?: StayDate | undefined
  readonly rooms?: number | undefined
  readonly guests?: number | undefined
}

/** A search in the list homeHotelSearch, the last one first. Dates are YYYY-MM-DD. */
interface StoredSearch {
  locationType: string
  cityID: string
  locationID?: string
  areaID?: string
  query?: string
  timeZone?: string
  checkIn?: string
  checkOut?: string
  roomCount?: number
  adultCount?: number
}

/** The number of stored searches. */
const KEPT = 8

const isStored = (value: unknown): value is StoredSearch[] =>
  Array.isArray(value) && typeof value[0]?.locationType === 'string' && typeof value[0]?.cityID === 'string'

export const dateOf = (text = ''): StayDate | undefined => fromUrlDate(text)

export const countOf = (text: string | undefined) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}

export const storedOf = (storage: KeyValueStore) => readJson(storage, 'homeHotelSearch', isStored) ?? []

export const placeOf = (stored: StoredSearch): Place => ({
  id: String(stored.locationID ?? stored.cityID),
  type: stored.locationType,
  city: stored.cityID,
  area: String(stored.areaID ?? ''),
  query: String(stored.query ?? ''),
  timeZone: typeof stored.timeZone === 'string' ? stored.timeZone : undefined,
})

/** Reads the keys homeHotelSearch, checkIn, checkOut, roomCount and adultCount (HOT-343, PLT-024). */
export function readSaved(storage: KeyValueStore): SavedSearch {
  const [latest] = storedOf(storage)
  return {
    place: latest && placeOf(latest),
    checkIn: dateOf(storage.get('checkIn')),
    checkOut: dateOf(storage.get('checkOut')),
    rooms: countOf(storage.get('roomCount')),
    guests: countOf(storage.get('adultCount')),
  }
}

/** Keeps a search for the next visit. */
export function writeSaved(storage: KeyValueStore, saved: SavedSearch): void {
  const { place, checkIn, checkOut, rooms, guests } = saved
  if (place) {
    const { type, city, id, area, query, timeZone } = place
    const stored: StoredSearch = {
      ...{ locationType: type, cityID: city, locationID: id, areaID: area, query, timeZone },
      ...{ checkIn, checkOut, roomCount: rooms, adultCount: guests },
    }
    const others = storedOf(storage).filter((other) => placeOf(other).id !== id)
    storage.set('homeHotelSearch', JSON.stringify([stored, ...others].slice(0, KEPT)))
  }
  if (checkIn) storage.set('checkIn', toUrlDate(checkIn))
  if (checkOut) storage.set('checkOut', toUrlDate(checkOut))
  if (rooms) storage.set('roomCount', String(rooms))
  if (guests) storage.set('adultCount', String(guests))
}
