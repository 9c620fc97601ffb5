import { addNights, nightsOf, type Stay } from '../dates/stay-dates.ts'
import { type Money, partOf, subtract } from '../money/money.ts'
import type { StayPrice } from '../money/price.ts'
import type { Occupancy } from './occupancy.ts'

/** A part of a stay that is cancelled alone: a room by its index, or the last night of all rooms. */
export type StayPart = { readonly kind: 'room'; readonly room: number } | { readonly kind: 'night' }

interface StayAndRooms {
  readonly stay: Stay
  readonly occupancy: Occupancy
}

/** Whether the stay has this part, and something is left without it. */
export function hasPart({ stay, occupancy }: StayAndRooms, part: StayPart): boolean {
  if (part.kind === 'night') return nightsOf(stay) > 1
  return occupancy.length > 1 && Number.isInteger(part.room) && occupancy[part.room] !== undefined
}

/** The stay that is left without a part. */
export function withoutPart({ stay, occupancy }: StayAndRooms, part: StayPart): StayAndRooms {
  return part.kind === 'night'
    ? { stay: { ...stay, checkOut: addNights(stay.checkOut, -1) }, occupancy }
    : { stay, occupancy: occupancy.filter((_, index) => index !== part.room) }
}

/** Returns what is left of an amount of the stay: its rooms share it equally, and its nights do. */
export function amountWithout({ stay, occupancy }: StayAndRooms, part: StayPart): (amount: Money) => Money {
  const nights = nightsOf(stay)
  return part.kind === 'night'
    ? (amount) => subtract(amount, partOf(amount, nights, nights - 1))
    : (amount) => subtract(amount, partOf(amount, occupancy.length, part.room))
}

/** The price of the stay that is left. */
export function priceWithout(price: StayPrice, left: (amount: Money) => Money): StayPrice {
  const [subtotal, total, final] = [left(price.subtotal), left(price.total), left(price.final)]
  const dueNow = left(price.dueNow)
  return {
    display: price.display,
    displayStrikethrough: price.displayStrikethrough,
    finalStrikethrough: price.finalStrikethrough && left(price.finalStrikethrough),
    subtotal,
    taxes: subtract(total, subtotal),
    total,
    propertyFee: subtract(final, total),
    final,
    dueNow,
    dueAtHotel: subtract(final, dueNow),
  }
}
