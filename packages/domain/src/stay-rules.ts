import { addNights, isStayDate, MAX_NIGHTS, nightsOf, type Stay, type StayDate } from './stay-dates.ts'

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
 * length, at most 21 nights; a stay that is not positive counts as one night. Undefined for a valid stay.
 */
export function mendedStay(stay: Stay, today: StayDate): Stay | undefined {
  const problem = stayProblem(stay, today)
  if (!problem) return undefined
  if (problem === 'NoNights') return { checkIn: stay.checkIn, checkOut: addNights(stay.checkIn, 1) }
  const nights = problem === 'InvalidDates' ? 1 : Math.max(1, Math.min(MAX_NIGHTS, nightsOf(stay)))
  return { checkIn: today, checkOut: addNights(today, nights) }
}

/** Past when check-out lies more than 0 whole days before today; a stay that ends today is upcoming (OQ-51). */
export function isPastStay(checkOut: StayDate, today: StayDate): boolean {
  return nightsOf({ checkIn: checkOut, checkOut: today }) > 0
}
