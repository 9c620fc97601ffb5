import { MAX_ROOMS, type Occupancy, spreadGuests } from './occupancy.ts'

/** Guests in one room of a search that counts guests only (HOT-031). */
const GUESTS_PER_ROOM = 4

export const roomOptions: readonly number[] = Array.from({ length: MAX_ROOMS }, (_, index) => index + 1)

/** From one guest a room to four a room (HOT-031). */
export function guestOptions(rooms: number): number[] {
  return Array.from({ length: rooms * (GUESTS_PER_ROOM - 1) + 1 }, (_, index) => rooms + index)
}

/** The nearest allowed occupancy of counts: what a form keeps when the number of rooms changes. */
export function clampOccupancy(rooms: number, guests: number): Occupancy {
  const clamp = (value: number, low: number, high: number) =>
    Number.isFinite(value) ? Math.min(high, Math.max(low, Math.trunc(value))) : low
  const allowed = clamp(rooms, 1, MAX_ROOMS)
  return spreadGuests(allowed, clamp(guests, allowed, allowed * GUESTS_PER_ROOM))
}
