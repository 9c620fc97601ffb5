import type { StayDate } from '../dates/stay-dates.ts'
import { isPastStay } from './stay-rules.ts'

/** Upcoming and past trips, each sorted by check-in. `today` is the date in the hotel's zone. */
export function splitTrips<
  T extends { checkIn: StayDate; checkOut: StayDate; timeZone?: string | undefined },
>(trips: readonly T[], today: (timeZone?: string) => StayDate): { upcoming: T[]; past: T[] } {
  const sorted = [...trips].sort((a, b) => a.checkIn.localeCompare(b.checkIn))
  const isPast = ({ checkOut, timeZone }: T) => isPastStay(checkOut, today(timeZone))
  return { upcoming: sorted.filter((trip) => !isPast(trip)), past: sorted.filter(isPast) }
}
