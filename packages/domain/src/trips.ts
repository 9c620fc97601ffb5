import { nightsOf, type StayDate } from './stay-dates.ts'

/** Past when check-out lies more than 0 whole days before today; a stay that ends today is upcoming (OQ-51). */
export function isPastStay(checkOut: StayDate, today: StayDate): boolean {
  return nightsOf({ checkIn: checkOut, checkOut: today }) > 0
}

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
