/** A plain calendar date in the hotel's own zone, `YYYY-MM-DD`; never an instant. */
export type StayDate = string

/** A check-in and a check-out; the night of check-out is not part of the stay. */
export interface Stay {
  readonly checkIn: StayDate
  readonly checkOut: StayDate
}

/** Longest stay in nights (HOT-110). */
export const MAX_NIGHTS = 21

export function isStayDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toStayDate(dayNumber(text)) === text
}

/** Calendar date of an instant where the machine is. No formatter is asked: the first one costs a page 5 ms on a slow phone. */
export function localDate(instant: Date): StayDate {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 10)
}

export function addNights(date: StayDate, nights: number): StayDate {
  return toStayDate(dayNumber(date) + nights)
}

const DAY_MS = 86_400_000

// Days since 1970 of the proleptic calendar: a count that knows no clock changes. date-fns, which the tests hold it
// against, does the same in local time and is 0.7 kB gzip of the search form.
const dayNumber = (date: StayDate) => Date.parse(`${date}T00:00Z`) / DAY_MS

function toStayDate(day: number): StayDate | '' {
  return Number.isNaN(day) ? '' : new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Number of nights; negative when check-out lies before check-in. */
export function nightsOf({ checkIn, checkOut }: Stay): number {
  return dayNumber(checkOut) - dayNumber(checkIn)
}

/** `MM-DD-YYYY`, as URLs carry dates (HOT-021). */
export function toUrlDate(date: StayDate): string {
  const [year, month, day] = date.split('-')
  return `${month}-${day}-${year}`
}

/** Reads `MM-DD-YYYY` and, with slashes (also escaped), the legacy `DD/MM/YYYY`; undefined when it is neither. */
export function fromUrlDate(text: string): StayDate | undefined {
  const dashed = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text)
  const slashed = /^(\d{1,2})(?:\/|%2F)(\d{1,2})(?:\/|%2F)(\d{4})$/i.exec(text)
  const [, first = '', second = '', year = ''] = dashed ?? slashed ?? []
  const [month, day] = dashed ? [first, second] : [second, first]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isStayDate(date) ? date : undefined
}
