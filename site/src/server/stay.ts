import type { StayDate, UrlStay } from '@staykit/sdk/routes'
import { addDays, format } from 'date-fns'

/** The stay in a page's address; by default today, tomorrow, 1 room, 2 guests. */
export function stayOf({ checkIn, checkOut, rooms = 1, guests = 2 }: UrlStay) {
  const day = (ahead: number) => format(addDays(new Date(), ahead), 'yyyy-MM-dd') as StayDate
  return { checkIn: checkIn ?? day(0), checkOut: checkOut ?? day(1), roomCount: rooms, adultCount: guests }
}
