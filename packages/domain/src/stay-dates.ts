import { addDays, differenceInCalendarDays, formatISO, isValid, parseISO } from 'date-fns'

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
