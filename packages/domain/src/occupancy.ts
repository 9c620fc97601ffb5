/** Rooms and guests of one search or booking. */
export interface Occupancy {
  readonly rooms: number
  readonly guests: number
}

export const MAX_ROOMS = 9
export const GUESTS_PER_ROOM = 4
export const DEFAULT_OCCUPANCY: Occupancy = { rooms: 1, guests: 2 }

export function isOccupancy({ rooms, guests }: Occupancy): boolean {
  const whole = Number.isInteger(rooms) && Number.isInteger(guests)
  return whole && rooms >= 1 && rooms <= MAX_ROOMS && guests >= rooms && guests <= rooms * GUESTS_PER_ROOM
}

/** The nearest allowed occupancy: what a form keeps when the number of rooms changes. */
export function clampOccupancy({ rooms, guests }: Occupancy): Occupancy {
  const clamp = (value: number, low: number, high: number) =>
    Number.isFinite(value) ? Math.min(high, Math.max(low, Math.trunc(value))) : low
  const allowed = clamp(rooms, 1, MAX_ROOMS)
  return { rooms: allowed, guests: clamp(guests, allowed, allowed * GUESTS_PER_ROOM) }
}

/** Guests spread over rooms as evenly as can be, larger parties first: 2 rooms, 5 guests is [3, 2]. */
export function guestsByRoom({ rooms, guests }: Occupancy): number[] {
  return Array.from({ length: rooms }, (_, index) => Math.ceil((guests - index) / rooms))
}
