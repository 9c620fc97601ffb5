import { createHash } from 'node:crypto'
import {
  convert,
  freeUntil,
  guestCount,
  isPlain,
  type Money,
  money,
  type Occupancy,
  toOccupancy,
} from '@staykit/domain'
import * as z from 'zod'
import { createSigner, type Secrets, type Signer } from '../../../kernel/http/signed-token.ts'
import type { Offer, OfferKey } from '../../../ports/supplier.ts'

/** Lifetime of a firm price, seconds. */
export const QUOTE_SECONDS = 30 * 60

const minor = z.int().min(0)
const offerKey = z.object({
  /** Missing in contracts of earlier versions. */
  supplier: z.string().optional(),
  hotelId: z.string(),
  roomCode: z.string(),
  planCode: z.string(),
  quoteId: z.string(),
  dealPercent: z.number().optional(),
  currency: z.string(),
  stay: z.object({ checkIn: z.string(), checkOut: z.string() }),
  occupancy: z.union([
    z.object({ rooms: z.int(), guests: z.int() }),
    z.array(z.object({ adults: z.int(), childAges: z.array(z.int()).readonly() })).readonly(),
  ]),
})

/** Claims of meta.contract: everything needed to book, in minor units of key.currency. */
export const quoteClaims = z.object({
  id: z.string(),
  refId: z.string(),
  /** Hash of its bundle. */
  bundle: z.string(),
  key: offerKey,
  /** The id that pages have for the hotel, when its supplier has another one. */
  pageHotelId: z.string().optional(),
  memberOnly: z.boolean(),
  price: z.object({
    subtotal: minor,
    total: minor,
    final: minor,
    dueNow: minor.min(1),
    /** dueNow in US cents at the day's rate. */
    dueNowUsd: minor.min(1),
    propertyFeeNow: minor,
    strikethrough: minor.optional(),
  }),
  /** All terms are in the stored contract, which the id names. */
  cancelBy: z.string().optional(),
})
export type Quote = z.output<typeof quoteClaims>

export function quoteSigner(secrets: Secrets, now: () => Date): Signer<Quote> {
  return createSigner(secrets, 'contract', quoteClaims, now)
}

/** `perDollar`: units of the offer's currency for one US dollar. */
export function quoteOf(
  offer: Offer,
  facts: { id: string; refId: string; bundle: string; perDollar: number; pageHotelId?: string | undefined },
): Quote {
  const { price } = offer
  const feeNow = price.dueNow.minor - price.total.minor
  return {
    id: facts.id,
    refId: facts.refId,
    bundle: bundleHash(facts.bundle),
    key: { ...offer.key, occupancy: claimedOccupancy(offer.key.occupancy) },
    pageHotelId: facts.pageHotelId,
    memberOnly: offer.memberOnly,
    price: {
      subtotal: price.subtotal.minor,
      total: price.total.minor,
      final: price.final.minor,
      dueNow: price.dueNow.minor,
      dueNowUsd: usdCents(price.dueNow, facts.perDollar),
      propertyFeeNow: Math.max(0, feeNow),
      strikethrough: price.displayStrikethrough?.minor,
    },
    cancelBy: freeUntil(offer.cancellation),
  }
}

const claimedOccupancy = (occupancy: Occupancy): Quote['key']['occupancy'] =>
  isPlain(occupancy) ? { rooms: occupancy.length, guests: guestCount(occupancy) } : occupancy

/** At least one cent. */
function usdCents(due: Money, perDollar: number): number {
  return Math.max(1, convert(due, 'USD', 1 / perDollar).minor)
}

export function bundleHash(bundle: string): string {
  return createHash('sha256').update(bundle).digest('base64url').slice(0, 22)
}

/** All rates of a list share its quote id: an offer is one of its rooms with one plan. */
export const offerIdOf = ({ key }: Quote): string => `${key.quoteId}:${key.roomCode}:${key.planCode}`

/** The id of the hotel in pages and links. */
export const hotelIdOf = ({ pageHotelId, key }: Quote): string => pageHotelId ?? key.hotelId

/** The rooms of a quote: two numbers where they say everything, so that servers of an earlier version can read them. */
export const occupancyOf = ({ key }: Quote): Occupancy => toOccupancy(key.occupancy)

/** The offer of a quote; `supplier` is the name that `Suppliers.ofOffer` gives for its key. */
export const keyOf = (quote: Quote, supplier: string): OfferKey => ({
  ...quote.key,
  supplier,
  occupancy: occupancyOf(quote),
})
export const dueNowOf = (quote: Quote): Money => money(quote.price.dueNow, quote.key.currency)
export const finalOf = (quote: Quote): Money => money(quote.price.final, quote.key.currency)
