import { addNights, isStayDate, MAX_NIGHTS, nightsOf, type Stay, type StayDate } from '../dates/stay-dates.ts'

/** Each night of the stay by the date on which it begins. */
export function eachNight(stay: Stay): StayDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, index) => addNights(stay.checkIn, index))
}

/** Dates as a search or an address names them; an empty one cannot be read. */
interface NamedDates {
  readonly checkIn?: StayDate | undefined
  readonly checkOut?: StayDate | undefined
}

export type StayProblem = 'InvalidDates' | 'PastDates' | 'NoNights' | 'TooLong'

/** Returns the problem of a stay as of `today` (the hotel's date), or undefined. */
export function stayProblem(stay: Stay, today: StayDate): StayProblem | undefined {
  if (!isStayDate(stay.checkIn) || !isStayDate(stay.checkOut)) return 'InvalidDates'
  if (stay.checkIn < today || stay.checkOut < today) return 'PastDates'
  const nights = nightsOf(stay)
  if (nights < 1) return 'NoNights'
  return nights > MAX_NIGHTS ? 'TooLong' : undefined
}

/** The dates of a search that names both, one of them (one night) or none (tonight, HOT-111). */
export function wholeDates({ checkIn, checkOut }: NamedDates, today: StayDate): Stay {
  const from = checkIn ?? (checkOut ? addNights(checkOut, -1) : today)
  return { checkIn: from, checkOut: checkOut ?? addNights(from, 1) }
}

/**
 * The stay that the details page shows, and names, instead of an impossible one (HOT-109, HOT-110): from today instead of a
 * day in the past, at most 21 nights, at least one. Undefined for a valid stay.
 */
export function mendedStay(stay: Stay, today: StayDate): Stay | undefined {
  const problem = stayProblem(stay, today)
  if (!problem) return undefined
  const nights = problem === 'InvalidDates' ? 1 : Math.max(1, Math.min(MAX_NIGHTS, nightsOf(stay)))
  const from = problem === 'NoNights' || problem === 'TooLong' ? stay.checkIn : today
  return { checkIn: from, checkOut: addNights(from, nights) }
}

/** Past when check-out lies more than 0 whole days before today; a stay that ends today is upcoming (OQ-51). */
export function isPastStay(checkOut: StayDate, today: StayDate): boolean {
  return nightsOf({ checkIn: checkOut, checkOut: today }) > 0
}
