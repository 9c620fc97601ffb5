import type { KeyValueStore } from '../environment/index.ts'
import { dateOf, occupancyOf, placeOf, type SavedSearch, storedOf } from './form-storage.ts'
import type { Place } from './place.ts'

/** The last searches, newest first, 8 at most. */
export function readRecent(storage: KeyValueStore): (SavedSearch & { place: Place })[] {
  return storedOf(storage).map((stored) => ({
    place: placeOf(stored),
    checkIn: dateOf(stored.checkIn),
    checkOut: dateOf(stored.checkOut),
    occupancy: occupancyOf(stored.roomCount, stored.adultCount, stored.rooms),
  }))
}
