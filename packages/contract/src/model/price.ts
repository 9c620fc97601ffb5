import {
  currencySymbol,
  formatMoney,
  fromMajor,
  type Money,
  type StayPrice,
  savingOf,
  toMajor,
} from '@staykit/domain'
import * as z from 'zod/mini'

/** Price on the wire (HOT-348): decimal amounts in currencyCode. display is one room, one night, without taxes. */
export const wirePrice = z.object({
  currencyCode: z.string(),
  display: z.number(),
  displayStrikethrough: z.optional(z.number()),
  /** The all-in total at the struck nightly price; present with that price. */
  finalStrikethrough: z.optional(z.number()),
  subtotal: z.number(),
  taxes: z.number(),
  total: z.number(),
  propertyFeeDisplay: z.number(),
  /** Tax part of the fee: 0 when the fee is stated without tax. */
  propertyFeeTaxes: z.optional(z.number()),
  /** The final total in bitcoin, if the server sends it. */
  bitcoin: z.optional(z.number()),
  /** Where the property fee is collected (OQ-09). */
  propertyFeeCollect: z.optional(z.enum(['now', 'hotel'])),
  final: z.number(),
  dueNow: z.number(),
  dueAtHotel: z.number(),
})
export type WirePrice = z.infer<typeof wirePrice>

/** Price for screens: exact amounts, and every formatted text (HOT-348). */
export interface Price extends StayPrice {
  readonly currencyCode: string
  readonly currencySymbol: string
  /** `savingOf` the price. */
  readonly savingsPercentage: number
  readonly propertyFeeDisplay: Money
  readonly propertyFeeTaxes: Money
  readonly propertyFeeCollect: 'now' | 'hotel' | undefined
  readonly bitcoin: number | undefined
  readonly formattedDisplay: string
  readonly formattedDisplayStrikethrough: string
  readonly formattedSubtotal: string
  readonly formattedTaxes: string
  readonly formattedTotal: string
  readonly formattedPropertyFeeDisplay: string
  readonly formattedFinal: string
  readonly formattedDueNow: string
  readonly formattedDueAtHotel: string
}

/** Formats an amount for the wire: decimal, in major units of its currency. */
export const toWireAmount = (amount: Money): number => toMajor(amount)

/** Parses a decimal of the wire exactly. Throws RangeError when it is out of range. */
export const fromWireAmount = (amount: number, currency: string): Money => fromMajor(amount, currency)

/** Converts on the server. */
export function toWirePrice(price: StayPrice): WirePrice {
  const { minor } = price.propertyFee
  return {
    currencyCode: price.total.currency,
    display: toWireAmount(price.display),
    ...(price.displayStrikethrough ? { displayStrikethrough: toWireAmount(price.displayStrikethrough) } : {}),
    ...(price.finalStrikethrough && { finalStrikethrough: toWireAmount(price.finalStrikethrough) }),
    subtotal: toWireAmount(price.subtotal),
    taxes: toWireAmount(price.taxes),
    total: toWireAmount(price.total),
    propertyFeeDisplay: toWireAmount(price.propertyFee),
    ...(minor > 0
      ? {
          propertyFeeTaxes: 0,
          propertyFeeCollect: price.dueAtHotel.minor > 0 ? ('hotel' as const) : ('now' as const),
        }
      : {}),
    final: toWireAmount(price.final),
    dueNow: toWireAmount(price.dueNow),
    dueAtHotel: toWireAmount(price.dueAtHotel),
  }
}

/** Converts on the client; `locale` is that of the formatted texts. */
export function fromWirePrice(wire: WirePrice, locale = 'en-US'): Price {
  const of = (amount: number): Money => fromWireAmount(amount, wire.currencyCode)
  const format = (amount: number | undefined) => (amount === undefined ? '' : formatMoney(of(amount), locale))
  const amounts = {
    display: of(wire.display),
    displayStrikethrough: wire.displayStrikethrough === undefined ? undefined : of(wire.displayStrikethrough),
    finalStrikethrough: wire.finalStrikethrough === undefined ? undefined : of(wire.finalStrikethrough),
    subtotal: of(wire.subtotal),
    taxes: of(wire.taxes),
    total: of(wire.total),
    propertyFee: of(wire.propertyFeeDisplay),
    final: of(wire.final),
    dueNow: of(wire.dueNow),
    dueAtHotel: of(wire.dueAtHotel),
  }
  return {
    ...amounts,
    currencyCode: wire.currencyCode,
    currencySymbol: currencySymbol(wire.currencyCode, locale),
    propertyFeeDisplay: of(wire.propertyFeeDisplay),
    propertyFeeTaxes: of(wire.propertyFeeTaxes ?? 0),
    propertyFeeCollect: wire.propertyFeeCollect,
    bitcoin: wire.bitcoin,
    savingsPercentage: savingOf(amounts),
    formattedDisplay: format(wire.display),
    formattedDisplayStrikethrough: format(wire.displayStrikethrough),
    formattedSubtotal: format(wire.subtotal),
    formattedTaxes: format(wire.taxes),
    formattedTotal: format(wire.total),
    formattedPropertyFeeDisplay: format(wire.propertyFeeDisplay),
    formattedFinal: format(wire.final),
    formattedDueNow: format(wire.dueNow),
    formattedDueAtHotel: format(wire.dueAtHotel),
  }
}
