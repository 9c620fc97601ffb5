import { type StayDate, searchPath } from '@staykit/sdk/routes'
import { addDays, addMonths, format, startOfMonth } from 'date-fns'
import { destinations } from './destinations.ts'

export interface Offer {
  readonly name: 'pet' | 'month'
  readonly href: string
}

/** Pets Allowed, by its id of HOT-340. */
const PETS = 13
/** The longest stay that begins on another day than today (OQ-18). */
const LONG_STAY = 21

const dayOf = (date: Date) => format(date, 'yyyy-MM-dd') as StayDate

/** The search of a month from the first day of the next one. */
function monthIn(id: string, today: Date): string {
  const first = startOfMonth(addMonths(today, 1))
  const stay = { checkIn: dayOf(first), checkOut: dayOf(addDays(first, LONG_STAY)) }
  return searchPath({ type: 'city', id }, stay, { rooms: 1, guests: 2 })
}

/** The two callouts of the home page (ACC-015, ACC-016); none while the places are unknown. */
export async function offers(today = new Date()): Promise<Offer[]> {
  const places = new Map((await destinations()).map((place) => [place.name, place]))
  const [lisbon, newYork] = [places.get('Lisbon'), places.get('New York')]
  return [
    ...(lisbon ? [{ name: 'pet', href: `${lisbon.href}?amenities=${PETS}` } as const] : []),
    ...(newYork ? [{ name: 'month', href: monthIn(newYork.code, today) } as const] : []),
  ]
}
