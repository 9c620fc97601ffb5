import type { StayDate, UrlStay } from '@staykit/sdk/routes'
import { addDays, format, parseISO } from 'date-fns'

/**
 * The stay of what the site itself says about a hotel, such as its title and data for search engines: that of the address if
 * it can be booked, else tonight, 1 room, 2 guests. The element says what is wrong with the address.
 */
export function stayOf({ checkIn, checkOut, rooms = 1, guests = 2 }: UrlStay) {
  const day = (date: Date, ahead: number) => format(addDays(date, ahead), 'yyyy-MM-dd') as StayDate
  const today = day(new Date(), 0)
  const from = checkIn && checkIn >= today ? checkIn : today
  const until = checkIn === from && checkOut && checkOut > from ? checkOut : day(parseISO(from), 1)
  const fits = rooms >= 1 && rooms <= 9 && guests >= rooms && guests <= 4 * rooms
  const isShort = until <= day(parseISO(from), 21)
  return {
    checkIn: from,
    checkOut: isShort ? until : day(parseISO(from), 21),
    roomCount: fits ? rooms : 1,
    adultCount: fits ? guests : 2,
  }
}
