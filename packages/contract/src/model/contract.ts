import {
  dateInZone,
  isPastStay,
  type Money,
  money,
  type Occupancy,
  rateTypeOf,
  rewardPoints,
  type Settlement,
  type StayDate,
  toMajor,
} from '@staykit/domain'
import * as z from 'zod/mini'
import {
  defaultPaymentMethod,
  type PaymentMethod,
  paymentMethods,
  paymentReceipt,
} from '../payments/registry.ts'
import {
  fromWirePolicy,
  type PricedPolicy,
  policyOfDeadline,
  wireCancellationPolicy,
  wireSettlement,
} from './cancellation.ts'
import { fromWireHotel, type Hotel, titledContent, wireHotel } from './hotel.ts'
import { hotelRequests } from './hotel-requests.ts'
import { fromWireOccupancy, wireRooms } from './occupancy.ts'
import { fromWireAmount, type Price } from './price.ts'
import { fromWireRate, type Rate, wireRate } from './rate.ts'

export const wireCustomer = z.object({
  fullName: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  location: z.optional(
    z.object({
      addressLine1: z.string(),
      locationDisplay: z.string(),
      postalCode: z.optional(z.string()),
    }),
  ),
})

/**
 * The refund of a cancelled trip, decimal. `pending`: not with the payment provider yet; `sent`: it is; `released`: nothing
 * had been charged; `none`: the rate is not refundable. `penalty` is what the hotel keeps. `time` is the ISO instant of its
 * state, `cancelledAt` that of the cancellation. `credit` is a part that is not in `amount`: it pays for the trip that
 * replaced this one.
 */
export const wireRefund = z.object({
  amount: z.number(),
  penalty: z.optional(z.number()),
  credit: z.optional(z.number()),
  currencyCode: z.string(),
  state: z.enum(['pending', 'sent', 'released', 'none']),
  time: z.optional(z.string()),
  cancelledAt: z.optional(z.string()),
})
export type WireRefund = z.infer<typeof wireRefund>

/** Hotel contract and booking on the wire (HOT-350). Before booking it has no tripNumber. */
export const wireContract = z.object({
  /** The bundle that the contract was made from. */
  id: z.string(),
  type: z.enum(['CUG', 'MER']),
  bookingRequestID: z.optional(z.string()),
  smop: z.optional(z.string()),
  ratePlan: z.optional(z.string()),
  /** `contract` is the signed quote for payment and booking; expires is an ISO instant. */
  meta: z.object({ contract: z.string(), expires: z.optional(z.string()) }),
  rate: wireRate,
  hotel: wireHotel,
  lengthOfStay: z.number(),
  roomCount: z.number(),
  adultCount: z.number(),
  childCount: z.number(),
  rooms: z.optional(wireRooms),
  checkInDate: z.string(),
  checkOutDate: z.string(),
  taxesAndFees: z.array(z.string()),
  policies: z.array(titledContent),
  notes: z.optional(z.string()),
  isCUG: z.boolean(),
  status: z.optional(z.string()),
  tripNumber: z.optional(z.string()),
  confirmationNumber: z.optional(z.string()),
  /** When the hotel confirmed the booking: an ISO instant. */
  confirmedAt: z.optional(z.string()),
  cancelBookingID: z.optional(z.string()),
  ...paymentReceipt,
  cardHolderName: z.optional(z.string()),
  paymentMethod: z.optional(z.enum(paymentMethods)),
  /** The payment for display: "Visa •••• 4242". */
  paymentForm: z.optional(z.string()),
  customer: z.optional(wireCustomer),
  ...hotelRequests.shape,
  /** Lead guest of each room, where that is not the `customer` who booked. */
  roomGuests: z.optional(z.array(z.object({ firstName: z.string(), lastName: z.string() }))),
  /** Ages in whole years of children whose rooms are not known: of bookings without `rooms`. */
  childAges: z.optional(z.array(z.number())),
  /** Whether a cancellation is free now. */
  isCancellable: z.boolean(),
  /** Last instant of free cancellation, ISO 8601 with the hotel's offset. */
  cancelBy: z.optional(z.string()),
  /** All agreed tiers from now on, for the amount due now. */
  cancellationPolicy: z.optional(wireCancellationPolicy),
  /** Of a trip that can be cancelled with a refund: the request repeats `refund`. */
  cancelNow: z.optional(wireSettlement),
  /**
   * The traveller disputes the payment: the bank decides (`open`), or has returned the money (`lost`). No refund is sent
   * beside it.
   */
  dispute: z.optional(z.enum(['open', 'lost'])),
  /** Whether its dates can be changed: an active trip that is not replaced and has not begun. */
  isChangeable: z.optional(z.boolean()),
  /** Whether a single room, or the last night, can be cancelled alone; absent where there is only one. */
  parts: z.optional(z.object({ room: z.optional(z.boolean()), night: z.optional(z.boolean()) })),
  /** Price of the parts that were cancelled alone, and what came back of it: decimal, in the currency of the rate. */
  cancelledParts: z.optional(z.object({ amount: z.number(), refund: z.number() })),
  /** Number of the trip that this one replaced. */
  replaces: z.optional(z.string()),
  /** Part of the amount due that the payment of the trip in `replaces` paid, decimal. */
  credit: z.optional(z.number()),
  /** Number of the trip that replaced this one. */
  replacedBy: z.optional(z.string()),
  /** Present once the trip is cancelled. */
  refund: z.optional(wireRefund),
  points: z.optional(z.number()),
  /** Amount due now in US dollars, decimal: for payment with a wallet of coins (HOT-186). */
  dueNowUsd: z.optional(z.number()),
  /** Present when the price changed since the rate was shown: decimal all-in totals. */
  priceChange: z.optional(z.object({ previousFinal: z.number(), final: z.number() })),
})
export type WireContract = z.infer<typeof wireContract>

export interface Contract
  extends Omit<
    WireContract,
    | 'rate'
    | 'hotel'
    | 'status'
    | 'paymentMethod'
    | 'points'
    | 'cancellationPolicy'
    | 'cancelNow'
    | 'cancelledParts'
  > {
  readonly cancellationPolicy: PricedPolicy
  /** What a cancellation of this trip costs and returns now; undefined when nothing comes back. */
  readonly cancelNow: Settlement | undefined
  /** What was paid for parts that were cancelled alone, and what came back of it; undefined without one. */
  readonly cancelledParts: { readonly amount: Money; readonly refund: Money } | undefined
  /** From the counts, `rooms` and `childAges` of the wire. */
  readonly occupancy: Occupancy
  readonly rate: Rate
  readonly hotel: Hotel
  readonly status: string
  readonly paymentMethod: PaymentMethod
  readonly points: number
  readonly isBooked: boolean
  /** Whether the check-out day is past, on the hotel's calendar (HOT-142, OQ-51). */
  readonly isComplete: boolean
}

/**
 * CUG with a smop or a rate plan. Defaults: status PRE-BOOK, payment by credit card; booked once it has a trip number (HOT-140, HOT-141, HOT-143).
 * `today` is the date in the hotel's zone.
 */
export function fromWireContract(
  wire: WireContract,
  locale?: string,
  today = (timeZone?: string): StayDate => dateInZone(new Date(), timeZone),
): Contract {
  const rate = fromWireRate(wire.rate, locale)
  const { final, dueNow, currencyCode }: Price = rate.price
  const { cancellationPolicy, cancelNow, cancelledParts: parts } = wire
  const nothing = money(0, currencyCode)
  return {
    ...wire,
    cancellationPolicy: cancellationPolicy
      ? fromWirePolicy(cancellationPolicy, currencyCode)
      : policyOfDeadline(wire.isCancellable || wire.cancelBy !== undefined, wire.cancelBy, dueNow),
    cancelNow: cancelNow
      ? {
          penalty: fromWireAmount(cancelNow.penalty, cancelNow.currencyCode),
          refund: fromWireAmount(cancelNow.refund, cancelNow.currencyCode),
        }
      : // A server before 0.3.0 cancels free of charge or not at all.
        wire.isCancellable && wire.tripNumber
        ? { penalty: nothing, refund: dueNow }
        : undefined,
    cancelledParts: parts && {
      amount: fromWireAmount(parts.amount, currencyCode),
      refund: fromWireAmount(parts.refund, currencyCode),
    },
    occupancy: fromWireOccupancy(wire),
    type: rateTypeOf({ sop: wire.smop, ratePlan: wire.ratePlan }),
    rate,
    hotel: fromWireHotel(wire.hotel, locale),
    status: wire.status ?? 'PRE-BOOK',
    paymentMethod: wire.paymentMethod ?? defaultPaymentMethod,
    points: wire.points ?? (final.currency === 'USD' ? rewardPoints(toMajor(final)) : 100),
    isBooked: Boolean(wire.tripNumber),
    isComplete: isPastStay(wire.checkOutDate, today(wire.hotel.location.timeZone)),
  }
}
