import type { UrlStay } from '@staykit/sdk/routes'

/** The stay that a page asks for while it is rendered; what the address leaves open means today, tomorrow, 1 room, 2 guests. */
export function stayOf({ checkIn, checkOut, rooms = 1, guests = 2 }: UrlStay) {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return { checkIn: checkIn ?? day(0), checkOut: checkOut ?? day(1), roomCount: rooms, adultCount: guests }
}
