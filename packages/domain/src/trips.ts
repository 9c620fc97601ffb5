import type { StayDate } from './stay-dates.ts'
import { isPastStay } from './stay-rules.ts'

/** Upcoming and past trips, each sorted by check-in. */
export function splitTrips<T extends { checkIn: StayDate; checkOut: StayDate }>(
  trips: readonly T[],
  today: StayDate,
): { upcoming: T[]; past: T[] } {
  const sorted = [...trips].sort((a, b) => a.checkIn.localeCompare(b.checkIn))
  return {
    upcoming: sorted.filter((trip) => !isPastStay(trip.checkOut, today)),
    past: sorted.filter((trip) => isPastStay(trip.checkOut, today)),
  }
}
