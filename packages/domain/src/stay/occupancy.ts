/** Who stays in one room. */
export interface Party {
  readonly adults: number
  /** Whole years, 0 to 17; `NO_AGE` in a form before one is chosen. */
  readonly childAges: readonly number[]
}

/** The rooms of one search or booking, in their order. */
export type Occupancy = readonly Party[]

export const MAX_ROOMS = 9
export const MAX_ADULTS = 4
export const MAX_CHILDREN = 4
export const MAX_CHILD_AGE = 17
/** A child without an age yet. */
export const NO_AGE = -1
export const DEFAULT_OCCUPANCY: Occupancy = [{ adults: 2, childAges: [] }]

export function isOccupancy(occupancy: Occupancy): boolean {
  return isBetween(occupancy.length, 1, MAX_ROOMS) && occupancy.every(isParty)
}

const isParty = ({ adults, childAges }: Party): boolean =>
  isBetween(adults, 1, MAX_ADULTS) &&
  childAges.length <= MAX_CHILDREN &&
  childAges.every((age) => isBetween(age, 0, MAX_CHILD_AGE))

const isBetween = (value: number, low: number, high: number) =>
  Number.isInteger(value) && value >= low && value <= high

/** People in a room, children among them. */
export const partySize = ({ adults, childAges }: Party): number => adults + childAges.length

/** People in all rooms, children among them. */
export const guestCount = (occupancy: Occupancy): number =>
  occupancy.reduce((sum, party) => sum + partySize(party), 0)

/**
 * Adults spread over rooms as evenly as can be, larger parties first: 2 rooms, 5 guests is 3 and 2. Counts that are no
 * occupancy stay none: `isOccupancy` refuses the answer.
 */
export function spreadGuests(rooms: number, guests: number): Occupancy {
  if (!isBetween(rooms, 1, 999) || !Number.isInteger(guests)) return []
  return Array.from({ length: rooms }, (_, index) => ({
    adults: Math.ceil((guests - index) / rooms),
    childAges: [],
  }))
}

/** Rooms and guests as numbers. */
export interface GuestCounts {
  readonly rooms: number
  readonly guests: number
}

/** An occupancy as it is, or that of two numbers. */
export function toOccupancy(value: Occupancy | GuestCounts): Occupancy {
  return 'guests' in value ? spreadGuests(value.rooms, value.guests) : value
}

/** True if the numbers of rooms and guests say everything. */
export function isPlain(occupancy: Occupancy): boolean {
  return roomsText(occupancy) === roomsText(spreadGuests(occupancy.length, guestCount(occupancy)))
}

/** The rooms as an address carries them: `2-5,8|1` is two adults with children of 5 and 8, and one adult. */
export function roomsText(occupancy: Occupancy): string {
  return occupancy
    .map(({ adults, childAges }) => (childAges.length > 0 ? `${adults}-${childAges.join()}` : adults))
    .join('|')
}

/** Reads `roomsText`; any other text gives an empty list, which is no occupancy. */
export function readRooms(text: string): Occupancy {
  const occupancy = text.split('|').map((room) => {
    const [adults, ages] = room.split('-')
    return { adults: Number(adults), childAges: ages?.split(',').map(Number) ?? [] }
  })
  return isOccupancy(occupancy) && roomsText(occupancy) === text ? occupancy : []
}
