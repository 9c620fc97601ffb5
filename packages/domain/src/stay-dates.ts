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

const zones = new Map<string, Intl.DateTimeFormat>()

/** Calendar date of an instant in an IANA time zone; the zone of the machine when none is given. */
export function dateInZone(instant: Date, timeZone?: string): StayDate {
  // The machine's own zone needs no formatter, the first of which costs a page 5 ms on a slow phone.
  if (!timeZone) {
    const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000)
    return local.toISOString().slice(0, 10)
  }
  const known = zones.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  zones.set(timeZone, known)
  return known.format(instant)
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

/** Each night of the stay by the date on which it begins. */
export function eachNight(stay: Stay): StayDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, index) => addNights(stay.checkIn, index))
}

export type StayProblem = 'InvalidDates' | 'PastDates' | 'NoNights' | 'TooLong'

/** What is wrong with a stay as seen on `today` (the hotel's date), or undefined. */
export function stayProblem(stay: Stay, today: StayDate): StayProblem | undefined {
  if (!isStayDate(stay.checkIn) || !isStayDate(stay.checkOut)) return 'InvalidDates'
  if (stay.checkIn < today || stay.checkOut < today) return 'PastDates'
  const nights = nightsOf(stay)
  if (nights < 1) return 'NoNights'
  return nights > MAX_NIGHTS ? 'TooLong' : undefined
}

/**
 * The stay that the details page shows instead of an impossible one (HOT-109, HOT-110): check-in today and the same
 * length, at most 21 nights; a stay that is not positive counts as one night. Undefined when nothing needs mending.
 */
export function mendedStay(stay: Stay, today: StayDate): Stay | undefined {
  const problem = stayProblem(stay, today)
  if (!problem) return undefined
  if (problem === 'NoNights') return { checkIn: stay.checkIn, checkOut: addNights(stay.checkIn, 1) }
  const nights = problem === 'InvalidDates' ? 1 : Math.max(1, Math.min(MAX_NIGHTS, nightsOf(stay)))
  return { checkIn: today, checkOut: addNights(today, nights) }
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

/** `Sat Dec, 12`: loading screen, badges and summaries. */
export function toBadgeDate(date: StayDate, locale = 'en-US'): string {
  const part = (options: Intl.DateTimeFormatOptions) => inUtc(date, locale, options)
  return `${part({ weekday: 'short' })} ${part({ month: 'short' })}, ${Number(date.slice(8))}`
}

const inUtc = (date: StayDate, locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`))

/** `Sat, Dec 12, 2026`: wherever money or a deadline hangs on the date. */
export function yearDate(date: StayDate, locale = 'en-US'): string {
  return inUtc(date, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** `Saturday, December 12, 2026`: letters. */
export function longDate(date: StayDate, locale = 'en-US'): string {
  return inUtc(date, locale, { dateStyle: 'full' })
}

/** `MM/DD/YYYY`: inputs. */
export function toInputDate(date: StayDate): string {
  return toUrlDate(date).replaceAll('-', '/')
}
