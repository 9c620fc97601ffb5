import { GUESTS_PER_ROOM, MAX_ROOMS } from './occupancy.ts'

export const roomOptions: readonly number[] = Array.from({ length: MAX_ROOMS }, (_, index) => index + 1)

/** From one guest a room to four a room (HOT-031). */
export function guestOptions(rooms: number): number[] {
  return Array.from({ length: rooms * (GUESTS_PER_ROOM - 1) + 1 }, (_, index) => rooms + index)
}
