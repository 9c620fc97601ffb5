import type { GuestName } from '../../../ports/supplier.ts'
import type { Traveller } from './tables.ts'

export const fullName = ({ firstName, lastName }: GuestName): string => `${firstName} ${lastName}`

/** Lead guest of each room; without names, the booker. At least one. */
export function roomGuestsOf({ roomGuests, ...booker }: Traveller): readonly [GuestName, ...GuestName[]] {
  const [first = booker, ...others] = roomGuests ?? []
  return [first, ...others]
}

/** Their names without duplicates, in the order of the rooms. */
export function guestNamesOf(traveller: Traveller): readonly [string, ...string[]] {
  const [first, ...others] = roomGuestsOf(traveller).map(fullName)
  return [first ?? '', ...new Set(others.filter((name) => name !== first))]
}
