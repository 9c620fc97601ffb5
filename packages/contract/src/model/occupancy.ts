import {
  childAgesOf,
  guestCount,
  isPlain,
  type Occupancy,
  spreadGuests,
  withChildAges,
} from '@staykit/domain'
import * as z from 'zod/mini'

/** Rooms of a stay with the ages of the children in each, whole years. */
export const wireRooms = z
  .array(z.object({ adults: z.int(), childAges: z.optional(z.array(z.int()).check(z.maxLength(9))) }))
  .check(z.maxLength(9))

/**
 * `rooms` says who stays in which room. Without it guests of any age are spread evenly over the rooms, and the price is
 * that of adults. The server checks the limits (HOT-030, HOT-031), because it has the messages for them.
 */
export const occupancyFields = {
  roomCount: z.int(),
  adultCount: z.int(),
  childCount: z.optional(z.int()),
  rooms: z.optional(wireRooms),
}

interface WireOccupancy {
  readonly roomCount: number
  readonly adultCount: number
  readonly childCount?: number | undefined
  readonly rooms?: z.infer<typeof wireRooms> | undefined
  /** Of a booking without `rooms`. */
  readonly childAges?: readonly number[] | undefined
}

/** The fields of an occupancy; `rooms` only where the counts do not say everything. */
export function occupancyFieldsOf(occupancy: Occupancy) {
  const children = childAgesOf(occupancy).length
  return {
    roomCount: occupancy.length,
    adultCount: guestCount(occupancy) - children,
    childCount: children,
    ...(isPlain(occupancy)
      ? {}
      : { rooms: occupancy.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })) }),
  }
}

/** The occupancy of the fields; an empty one, which is none, where rooms and counts disagree. */
export function fromWireOccupancy(wire: WireOccupancy): Occupancy {
  const { roomCount, adultCount, childCount = 0, rooms, childAges: ages = [] } = wire
  const guests = adultCount + childCount
  if (!rooms) return withChildAges(spreadGuests(roomCount, guests), ages)
  const occupancy = rooms.map(({ adults, childAges = [] }) => ({ adults, childAges }))
  return occupancy.length === roomCount && guestCount(occupancy) === guests ? occupancy : []
}
