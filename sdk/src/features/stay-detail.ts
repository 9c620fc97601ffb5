import { guestCount, type Occupancy, roomsText, type Stay } from '@staykit/domain'

/** The stay in events: `guests` in all rooms, children among them; `occupancy` says who stays in which room. */
export const stayDetailFields = {
  checkIn: 'date',
  checkOut: 'date',
  rooms: 'number',
  guests: 'number',
  occupancy: 'string',
} as const

/** Values of `stayDetailFields`. */
export function stayDetail({ checkIn, checkOut, occupancy }: Stay & { readonly occupancy: Occupancy }) {
  return {
    checkIn,
    checkOut,
    rooms: occupancy.length,
    guests: guestCount(occupancy),
    occupancy: roomsText(occupancy),
  }
}
