import {
  fromUrlDate,
  guestCount,
  isOccupancy,
  type Occupancy,
  readRooms,
  roomsOfQuery,
  type StayDate,
  spreadGuests,
  toUrlDate,
} from '@staykit/domain'
import { type KeyValueStore, readJson } from '../environment/index.ts'
import type { Place } from './place.ts'

/** A stored search; absent fields were not stored or could not be read. */
export interface SavedSearch {
  readonly place?: Place | undefined
  readonly checkIn?: StayDate | undefined
  readonly checkOut?: StayDate | undefined
  readonly occupancy?: Occupancy | undefined
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
  /** Where the counts do not say the rooms. */
  rooms?: string
}

/** The number of stored searches. */
const KEPT = 8

const isStored = (value: unknown): value is StoredSearch[] =>
  Array.isArray(value) && typeof value[0]?.locationType === 'string' && typeof value[0]?.cityID === 'string'

export const dateOf = (text = ''): StayDate | undefined => (text ? fromUrlDate(text) : undefined)

/** The rooms of a stored search; undefined where they cannot be read. */
export function occupancyOf(roomCount: unknown, adultCount: unknown, rooms: unknown): Occupancy | undefined {
  const occupancy =
    typeof rooms === 'string' ? readRooms(rooms) : spreadGuests(Number(roomCount), Number(adultCount))
  return isOccupancy(occupancy) ? occupancy : undefined
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

/** Reads the keys homeHotelSearch, checkIn, checkOut, roomCount, adultCount and rooms (HOT-343, PLT-024). */
export function readSaved(storage: KeyValueStore): SavedSearch {
  const [latest] = storedOf(storage)
  return {
    place: latest && placeOf(latest),
    checkIn: dateOf(storage.get('checkIn')),
    checkOut: dateOf(storage.get('checkOut')),
    occupancy: occupancyOf(storage.get('roomCount'), storage.get('adultCount'), storage.get('rooms')),
  }
}

/** Keeps a search for the next visit. */
export function writeSaved(storage: KeyValueStore, saved: SavedSearch): void {
  const { place, checkIn, checkOut, occupancy } = saved
  const counts = occupancy && {
    roomCount: occupancy.length,
    adultCount: guestCount(occupancy),
    rooms: roomsOfQuery(occupancy),
  }
  if (place) {
    const { type, city, id, area, query, timeZone } = place
    const stored: StoredSearch = {
      ...{ locationType: type, cityID: city, locationID: id, areaID: area, query, timeZone },
      ...{ checkIn, checkOut, ...counts },
    }
    const others = storedOf(storage).filter((other) => placeOf(other).id !== id)
    storage.set('homeHotelSearch', JSON.stringify([stored, ...others].slice(0, KEPT)))
  }
  if (checkIn) storage.set('checkIn', toUrlDate(checkIn))
  if (checkOut) storage.set('checkOut', toUrlDate(checkOut))
  if (!counts) return
  for (const [name, value] of Object.entries(counts))
    if (value === undefined) storage.remove(name)
    else storage.set(name, String(value))
}
