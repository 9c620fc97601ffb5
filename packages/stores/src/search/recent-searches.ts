import type { KeyValueStore } from '../environment/index.ts'
import { countOf, dateOf, placeOf, type SavedSearch, storedOf } from './form-storage.ts'
import type { Place } from './place.ts'

/** The last searches, newest first, 8 at most. */
export function readRecent(storage: KeyValueStore): (SavedSearch & { place: Place })[] {
  return storedOf(storage).map((kept) => ({
    place: placeOf(kept),
    checkIn: dateOf(kept.checkIn),
    checkOut: dateOf(kept.checkOut),
    rooms: countOf(String(kept.roomCount)),
    guests: countOf(String(kept.adultCount)),
  }))
}
