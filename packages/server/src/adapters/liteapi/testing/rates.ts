import { nightOf, type StandInHotel } from '../../supplier/testing/hotels.ts'
import type { StayQuery } from './state.ts'

const DAY_MS = 86_400_000
/** A deadline that passes a minute after the start, and is the same in each answer. */
const SOON = Date.now() + 60_000
const TAX = 0.12

export type StandInOffer = ReturnType<typeof offerOf>

interface Kind {
  readonly room: string
  readonly night: number
  readonly isFlexible: boolean
  readonly pay?: string
  readonly rateType?: string
  readonly needsMembership?: boolean
}

const cents = (amount: number) => Math.round(amount * 100) / 100
const gmt = (instant: number) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ')

/** Two rooms, each with a refundable and a non-refundable plan, and offers that our flow cannot sell. */
export function offersOf(
  hotel: StandInHotel,
  query: StayQuery,
  now: Date,
  idOf: () => string,
): StandInOffer[] {
  const night = nightOf(hotel) * (isCheapAtLiteapi(hotel) ? 0.9 : 1.1)
  const isFlexibleOnly = hotel.name === 'The Free Cancellation' || hotel.name === 'The Deadline Has Passed'
  const plans = (room: string, price: number): Kind[] => [
    ...(isFlexibleOnly ? [] : [{ room, night: price, isFlexible: false }]),
    { room, night: price * 1.1, isFlexible: true },
    // Dearer: only the cheapest offer of a room and plan counts.
    { room, night: price * 1.2, isFlexible: true },
  ]
  const kinds: Kind[] = [
    ...plans('Standard Queen Room', night),
    ...plans('King Suite', night * 1.8),
    { room: 'Standard Queen Room', night: night * 0.5, isFlexible: true, pay: 'PROPERTY_PAY' },
    { room: 'Standard Queen Room', night: night * 0.6, isFlexible: true, rateType: 'package' },
    { room: 'Standard Queen Room', night: night * 0.7, isFlexible: true, needsMembership: true },
  ]
  return kinds.map((kind) => offerOf(kind, hotel, query, now, idOf())).sort((a, b) => priceOf(a) - priceOf(b))
}

/** Duffel's stand-in has the same hotels at another price: every second one is cheaper here. */
export const isCheapAtLiteapi = ({ seed }: StandInHotel): boolean => seed % 2 === 0

export const priceOf = ({ offerRetailRate }: StandInOffer): number => offerRetailRate[0]?.amount ?? 0

/** The same offer at another price, with fees of a cancellation that follow it. */
export const timesFactor = (offer: StandInOffer, factor: number): StandInOffer => ({
  ...offer,
  rates: offer.rates.map((rate) => ({
    ...rate,
    retailRate: {
      ...rate.retailRate,
      total: rate.retailRate.total.map((each) => times(each, factor)),
    },
    cancellationPolicies: {
      ...rate.cancellationPolicies,
      cancelPolicyInfos: rate.cancellationPolicies.cancelPolicyInfos.map((each) => times(each, factor)),
    },
  })),
  offerRetailRate: offer.offerRetailRate.map((each) => times(each, factor)),
})

const times = <Each extends { readonly amount: number }>(each: Each, factor: number): Each => ({
  ...each,
  amount: cents(each.amount * factor),
})

function offerOf(kind: Kind, hotel: StandInHotel, query: StayQuery, now: Date, offerId: string) {
  const { checkin, checkout, currency, occupancies, feeCurrency = currency } = query
  const nights = Math.round((Date.parse(checkout) - Date.parse(checkin)) / DAY_MS)
  const base = cents(kind.night * nights)
  const tax = cents(base * TAX)
  const total = cents(base + tax)
  const whole = { amount: cents(total * occupancies.length), currency }
  const { pay = 'NUITEE_PAY', rateType = 'standard', needsMembership = false } = kind
  const cancelBy =
    hotel.name === 'The Deadline Has Passed' ? SOON : Date.parse(`${checkin}T16:00:00Z`) - 2 * DAY_MS
  const fee = (at: number, amount: number) => ({
    cancelTime: gmt(at),
    amount,
    currency,
    type: 'amount',
    timezone: 'GMT',
  })
  return {
    roomTypeId: `${offerId}R`,
    offerId,
    supplier: 'nuitee',
    supplierId: 2,
    rates: occupancies.map(({ adults, children = [] }, room) => ({
      rateId: `${offerId}${room}`,
      occupancyNumber: room + 1,
      name: kind.room,
      maxOccupancy: Math.max(2, adults + children.length),
      adultCount: adults,
      childCount: children.length,
      childrenAges: [...children],
      boardType: kind.isFlexible ? 'BB' : 'RO',
      boardName: kind.isFlexible ? 'Bed and Breakfast' : 'Room Only',
      remarks: 'Parking is at the back of the house.<br/>',
      priceType: 'commission',
      commission: [{ amount: 0, currency }],
      retailRate: {
        total: [{ amount: total, currency }],
        suggestedSellingPrice: [{ amount: total, currency, source: 'providerDirect' }],
        initialPrice: [{ amount: total, currency }],
        taxesAndFees: [
          { included: true, description: 'City tax', amount: tax, currency },
          ...(hotel.name === 'The Fee At The Hotel' && room === 0
            ? [{ included: false, description: 'Facility fee', amount: 45, currency: feeCurrency }]
            : []),
        ],
      },
      cancellationPolicies: {
        // Half of it one day later, and all of it after that.
        cancelPolicyInfos: kind.isFlexible
          ? [fee(cancelBy, cents(total / 2)), fee(cancelBy + DAY_MS, total)]
          : [fee(now.getTime() - DAY_MS, total)],
        hotelRemarks: [],
        refundableTag: kind.isFlexible ? 'RFN' : 'NRFN',
      },
      paymentTypes: [pay],
      perks: [],
    })),
    offerRetailRate: [whole],
    suggestedSellingPrice: [{ ...whole, source: 'providerDirect' }],
    offerInitialPrice: [whole],
    priceType: 'commission',
    rateType,
    loyaltyMembershipIdRequired: needsMembership,
  }
}
