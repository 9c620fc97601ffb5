import { localDate, type StayDate } from './stay-dates.ts'

/** The zone where a day ends last: a date that is over there is over everywhere. */
export const LAST_ZONE = 'Etc/GMT+12'

const zones = new Map<string, Intl.DateTimeFormat>()

/** Calendar date of an instant in an IANA time zone; the zone of the machine when none is given. */
export function dateInZone(instant: Date, timeZone?: string): StayDate {
  if (!timeZone) return localDate(instant)
  const formatter = zones.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  zones.set(timeZone, formatter)
  return formatter.format(instant)
}
