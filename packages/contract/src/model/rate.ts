import { isCancellable, type Money, rateTypeOf } from '@staykit/domain'
import * as z from 'zod/mini'
import {
  fromWirePolicy,
  type PricedPolicy,
  policyOfDeadline,
  wireCancellationPolicy,
} from './cancellation.ts'
import { type TitledContent, titledContent } from './hotel.ts'
import { fromWirePrice, type Price, wirePrice } from './price.ts'

/** Language of the names of rooms, rates and promotions: suppliers answer in English. */
export const SUPPLIER_LANGUAGE = 'en'

/** HotelRate on the wire (HOT-349). */
export const wireRate = z.object({
  id: z.string(),
  title: z.string(),
  /** The supplier's code of its room: see `wireRoom`. */
  roomCode: z.optional(z.string()),
  hasBreakfast: z.optional(z.boolean()),
  type: z.optional(z.string()),
  description: z.optional(z.string()),
  ratePlanCode: z.optional(z.string()),
  rate_plan_code: z.optional(z.string()),
  sop: z.optional(z.string()),
  ppn_book_bundle: z.string(),
  isCUG: z.optional(z.boolean()),
  free_cancellation: z.optional(z.union([z.boolean(), z.number()])),
  is_cancellable: z.optional(z.union([z.boolean(), z.number()])),
  /** Last instant of free cancellation, ISO 8601 with the hotel's offset. */
  cancelBy: z.optional(z.string()),
  /** All tiers from now on, for the amount due now. */
  cancellationPolicy: z.optional(wireCancellationPolicy),
  isPayNow: z.optional(z.boolean()),
  isPayLater: z.optional(z.boolean()),
  isSellingOut: z.optional(z.boolean()),
  /** With the spelling of the wire. */
  accomodatesCount: z.optional(z.number()),
  importantInformation: z.optional(z.array(titledContent)),
  price: wirePrice,
})
export type WireRate = z.infer<typeof wireRate>

/** Kinds of beds; others have no text. */
export const bedKinds = ['king', 'queen', 'double', 'single', 'sofa', 'bunk'] as const
export type BedKind = (typeof bedKinds)[number]

/** What a supplier says about a room; rates name it by `roomCode`. */
export const wireRoom = z.object({
  code: z.string(),
  title: z.string(),
  images: z.optional(z.array(z.string())),
  beds: z.optional(z.array(z.object({ kind: z.string(), count: z.number() }))),
  /** Square metres. */
  size: z.optional(z.number()),
  sleeps: z.optional(z.number()),
  /** As the supplier calls it. */
  view: z.optional(z.string()),
})
export type WireRoom = z.infer<typeof wireRoom>

export interface Rate {
  readonly id: string
  readonly title: string
  /** The title where the supplier has no codes. */
  readonly roomCode: string
  readonly hasBreakfast: boolean
  readonly type: 'CUG' | 'MER'
  readonly description: string
  readonly ratePlanCode: string
  readonly sop: string | undefined
  readonly ppn_book_bundle: string
  readonly isCUG: boolean
  readonly isCancellable: boolean
  readonly cancelBy: string | undefined
  readonly cancellationPolicy: PricedPolicy
  /** IANA zone of the hotel; undefined from a server without policies. */
  readonly timeZone: string | undefined
  readonly isPayNow: boolean
  readonly isPayLater: boolean
  readonly isSellingOut: boolean
  readonly accomodatesCount: number | undefined
  readonly hasPropertyFee: boolean
  readonly importantInformation: readonly TitledContent[]
  readonly price: Price
}

/** CUG is the rate's own flag if the wire has one, otherwise derived from sop or rate plan (OQ-02). */
export function fromWireRate(wire: WireRate, locale?: string): Rate {
  const ratePlanCode = wire.ratePlanCode ?? wire.rate_plan_code ?? ''
  const type = rateTypeOf({ sop: wire.sop, ratePlan: ratePlanCode })
  const price = fromWirePrice(wire.price, locale)
  return {
    id: wire.id,
    title: wire.title,
    roomCode: wire.roomCode ?? wire.title,
    hasBreakfast: wire.hasBreakfast ?? false,
    type,
    description: wire.description ?? '',
    ratePlanCode,
    sop: wire.sop,
    ppn_book_bundle: wire.ppn_book_bundle,
    isCUG: wire.isCUG ?? type === 'CUG',
    isCancellable: isCancellable(wire),
    cancelBy: wire.cancelBy,
    cancellationPolicy: policyOfRate(wire, price.dueNow),
    timeZone: wire.cancellationPolicy?.timeZone,
    isPayNow: wire.isPayNow ?? false,
    isPayLater: wire.isPayLater ?? false,
    isSellingOut: wire.isSellingOut ?? false,
    accomodatesCount: wire.accomodatesCount,
    hasPropertyFee: wire.price.propertyFeeDisplay > 0,
    importantInformation: wire.importantInformation ?? [],
    price,
  }
}

const policyOfRate = (wire: WireRate, paid: Money): PricedPolicy =>
  wire.cancellationPolicy
    ? fromWirePolicy(wire.cancellationPolicy, paid.currency)
    : policyOfDeadline(isCancellable(wire), wire.cancelBy, paid)
