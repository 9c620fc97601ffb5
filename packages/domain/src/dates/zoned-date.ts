import { localDate, type StayDate } from './stay-dates.ts'

/** The zone where a day ends last: a date that is over there is over everywhere. */
export const LAST_ZONE = 'Etc/GMT+12'

const zones = new Map<string, Intl.DateTimeFormat>()

/** Calendar date of an instant in an IANA time zone; the zone of the machine when none is given. */
export function dateInZone(instant: Date, timeZone?: string): StayDate {
  if (!timeZone) return localDate(instant)
  const formatter = zones.get(timeZone) ?? new Intl.DateTimeFormat(undefined, { ...NUMBERS, timeZone })
  zones.set(timeZone, formatter)
  const part = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]))
  return [part.year, part.month, part.day].map((number = '') => number.padStart(2, '0')).join('-')
}

/** The numbers of a date in any locale; their order and signs are the locale's, and change with its version. */
const NUMBERS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
} as const
