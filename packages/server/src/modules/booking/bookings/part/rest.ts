import { randomBytes } from 'node:crypto'
import { fromWireOccupancy, occupancyFieldsOf } from '@staykit/contract'
import {
  amountWithout,
  childAgesOf,
  type Money,
  money,
  nightsOf,
  priceWithout,
  rewardPoints,
  type StayPart,
  withoutPart,
} from '@staykit/domain'
import type { StoredContract } from '../../quotes/contracts.ts'
import type { Quote } from '../../quotes/quote.ts'
import type { Traveller } from '../tables.ts'
import type { Trip } from '../trip-view.ts'

/** A trip without a part of it: its quote has a new id, with which its contract is stored. */
export interface Rest {
  readonly quote: Quote
  readonly contract: StoredContract
  readonly traveller: Traveller
}

/** Dates and rooms of a trip. */
export const stayOf = ({ contract, request }: Pick<Trip, 'contract' | 'request'>) => ({
  stay: { checkIn: contract.checkInDate, checkOut: contract.checkOutDate },
  occupancy: fromWireOccupancy({ ...contract, childAges: request.traveller.childAges }),
})

export function restOf(trip: Pick<Trip, 'contract' | 'request'>, part: StayPart): Rest {
  const { contract, request } = trip
  const before = stayOf(trip)
  const { stay, occupancy } = withoutPart(before, part)
  const left = amountWithout(before, part)
  const quote = quoteWithout(request.quote, left)
  const { rooms: _, dueNowUsdCents: __, previousFinal: ___, points, ...same } = contract
  return {
    quote: { ...quote, key: { ...quote.key, stay, occupancy: [...occupancy] } },
    contract: {
      ...same,
      ...occupancyFieldsOf(occupancy),
      checkOutDate: stay.checkOut,
      lengthOfStay: nightsOf(stay),
      rate: { ...contract.rate, price: priceWithout(contract.rate.price, left) },
      dueNowUsdCents: quote.price.dueNowUsd,
      ...(points !== undefined && { points: pointsOf(quote) }),
    },
    traveller: travellerWithout(request.traveller, part, childAgesOf(occupancy)),
  }
}

function quoteWithout(quote: Quote, left: (amount: Money) => Money): Quote {
  const { price, key } = quote
  const of = (minor: number, currency = key.currency) => left(money(minor, currency)).minor
  const [total, dueNow] = [of(price.total), of(price.dueNow)]
  return {
    ...quote,
    id: randomBytes(12).toString('base64url'),
    price: {
      subtotal: of(price.subtotal),
      total,
      final: of(price.final),
      dueNow,
      dueNowUsd: Math.max(1, of(price.dueNowUsd, 'USD')),
      propertyFeeNow: Math.max(0, dueNow - total),
      strikethrough: price.strikethrough,
    },
  }
}

/** At the exchange rate of the booking. */
const pointsOf = ({ price: { final, dueNow, dueNowUsd } }: Quote): number =>
  rewardPoints((final * dueNowUsd) / dueNow / 100)

function travellerWithout(
  { roomGuests, childAges, ...booker }: Traveller,
  part: StayPart,
  ages: readonly number[],
): Traveller {
  const guests = part.kind === 'room' ? roomGuests?.filter((_, room) => room !== part.room) : roomGuests
  return {
    ...booker,
    ...(guests && { roomGuests: guests }),
    ...(childAges && ages.length > 0 && { childAges: ages }),
  }
}
