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

const twoGuests = { rooms: 1, guests: 2 }

/** The two callouts of the home page (ACC-015, ACC-016); none while the places are unknown. */
export async function offers(today = new Date()): Promise<Offer[]> {
  const places = await destinations()
  const day = (date: Date) => format(date, 'yyyy-MM-dd') as StayDate
  const search = (city: string, from: Date, nights: number) => {
    const id = places.find(({ name }) => name === city)?.code
    const stay = { checkIn: day(from), checkOut: day(addDays(from, nights)) }
    return id && searchPath({ type: 'city', id }, stay, twoGuests)
  }
  const pet = search('Lisbon', today, 1)
  const month = search('New York', startOfMonth(addMonths(today, 1)), LONG_STAY)
  return [
    ...(pet ? [{ name: 'pet', href: `${pet}?amenities=${PETS}` } as const] : []),
    ...(month ? [{ name: 'month', href: month } as const] : []),
  ]
}
