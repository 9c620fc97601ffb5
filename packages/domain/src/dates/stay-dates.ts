import { addDays, differenceInCalendarDays, formatISO, isValid, parseISO } from 'date-fns'
import { foldTyped } from '../text/typed-text.ts'

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
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isValid(parseISO(text))
}

/** Calendar date of an instant in the time zone of the machine. */
export function localDate(instant: Date): StayDate {
  return formatISO(instant, { representation: 'date' })
}

/** The date so many nights later; empty for a text that is no date. */
export function addNights(date: StayDate, nights: number): StayDate {
  const later = addDays(parseISO(date), nights)
  return isValid(later) ? localDate(later) : ''
}

/** Number of nights; negative when check-out lies before check-in, NaN when one of them is no date. */
export function nightsOf({ checkIn, checkOut }: Stay): number {
  return differenceInCalendarDays(parseISO(checkOut), parseISO(checkIn))
}

/** `MM-DD-YYYY`, as URLs carry dates (HOT-021). A text that is no date stays as it is, so that the page can say so. */
export function toUrlDate(date: StayDate): string {
  if (!isStayDate(date)) return date
  const [year, month, day] = date.split('-')
  return `${month}-${day}-${year}`
}

/** Which of two numbers before a year is the day, where both could be. */
export type DateOrder = 'day-first' | 'month-first'

/**
 * Reads a date as people and programs write it, in digits of any script: `2026-12-24`, `20261224`, a midnight such as
 * `2026-12-24T00:00:00Z`, `24.12.2026`, and with dashes or slashes in the given order. A date with one possible reading is
 * read in any order. Undefined for everything else, and for days that do not exist.
 */
export function readDate(text: string, order: DateOrder): StayDate | undefined {
  const written = foldTyped(text)
  const { year, month, day } = YEAR_FIRST.exec(written)?.groups ?? {}
  const { first, sign, second, last } = YEAR_LAST.exec(written)?.groups ?? {}
  const isMonthFirst = order === 'month-first' && sign !== '.'
  const [one, other] = isMonthFirst ? [first, second] : [second, first]
  return [
    [year, month, day],
    [last, one, other],
    [last, other, one],
  ]
    .map((parts) => parts.map((part = '') => part.padStart(2, '0')).join('-'))
    .find(isStayDate)
}

// Without signs, a date has eight digits.
const YEAR_FIRST =
  /^(?!\d{1,7}$)(?<year>\d{4})(?<sign>[-/.]?)(?<month>\d\d?)\k<sign>(?<day>\d\d?)(T00:00(:00(\.0+)?)?(Z|[+-][\d:]+)?)?$/
const YEAR_LAST = /^(?!\d{1,7}$)(?<first>\d\d?)(?<sign>[-/.]?)(?<second>\d\d?)\k<sign>(?<last>\d{4})$/

/** Reads a date of an address: `MM-DD-YYYY`, with slashes (also escaped) the legacy `DD/MM/YYYY`, and those of `readDate`. */
export function fromUrlDate(text: string): StayDate | undefined {
  const plain = text.replace(/%2F/gi, '/')
  return readDate(plain, plain.includes('/') ? 'day-first' : 'month-first')
}
