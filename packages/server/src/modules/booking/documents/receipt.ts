import { add, type Money, money, subtract } from '@staykit/domain'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { colourOf, type Line } from '../../mail/compose.ts'
import type { Words } from '../../mail/words.ts'
import { methodOf } from '../../payments/registry.ts'
import type { EndMoney, UsedFor } from '../bookings/change/changeable.ts'
import { saleOf } from '../bookings/ledger.ts'
import type { CancelledParts } from '../bookings/part/rows.ts'
import { guestLines, partyLines, stayLines } from '../bookings/stay-lines.ts'
import type { Trip } from '../bookings/trip-view.ts'
import { dueNowOf, finalOf } from '../quotes/quote.ts'

export interface ReceiptSection {
  readonly title: string
  readonly lines: readonly (readonly [label: string, value: string])[]
  /** The values are amounts, aligned at the end of the line. */
  readonly isAmounts?: boolean
}

/** A receipt in its language, before layout. */
export interface Receipt {
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  /** The seller. */
  readonly brand: string
  /** Hexadecimal. */
  readonly colour: string
  readonly bookedAt: Date
  readonly sections: readonly ReceiptSection[]
  /** Label of the total. */
  readonly total: string
  readonly help: string
}

/** What became of the payment of a trip. */
export interface ReceiptMoney {
  readonly wasCharged: boolean
  /** The part that pays for the trip that replaced this one. */
  readonly used: UsedFor | undefined
  /** Of rooms and nights that were cancelled alone. */
  readonly parts: CancelledParts
  /** Partial refunds while the stay stood. */
  readonly earlier: Money
  /** Of a cancelled trip. */
  readonly end: EndMoney | undefined
  /** Whether the refund of `end` is made. */
  readonly isRefunded: boolean
}

/** Content of the receipt: the trip, the stay, and every agreed amount. */
export function receiptFor(trip: Trip, brand: KnownBrand, words: Words, paid: ReceiptMoney): Receipt {
  const { locale, dir, say, whole } = words
  const section = (title: string, lines: readonly Line[]): ReceiptSection => ({
    title,
    lines: lines.map(([label, value]) => [label, whole(value)]),
  })
  return {
    ...{ locale, dir },
    title: `${say('receipt.title')} ${trip.booking.trip_number}`,
    brand: brand.name,
    colour: colourOf(brand),
    bookedAt: trip.booking.booked_at,
    sections: [
      section(say('receipt.booking'), bookingLines(trip, words)),
      section(say('receipt.stay'), stayLines(trip.contract, words)),
      {
        ...section(say('receipt.amounts'), amountLines(trip, words, paid)),
        isAmounts: true,
      },
    ],
    total: say('label.total'),
    help: say('help', { email: brand.supportEmail }),
  }
}

const isCancelled = ({ booking }: Trip) => booking.status === 'CANCELED'

function bookingLines(trip: Trip, words: Words): Line[] {
  const { booking, request } = trip
  const { say } = words
  return [
    [say('label.trip'), booking.trip_number],
    [say('label.confirmation'), booking.confirmation],
    [say('receipt.bookedOn'), words.date(booking.booked_at.toISOString().slice(0, 10))],
    [say('receipt.status'), say(isCancelled(trip) ? 'receipt.cancelled' : 'receipt.confirmed')],
    ...guestLines(request.traveller, words),
    ...partyLines(trip.contract, request.traveller, words),
    [say('receipt.email'), booking.email],
  ]
}

function amountLines(trip: Trip, words: Words, paid: ReceiptMoney): Line[] {
  const { say } = words
  const { price, key } = trip.request.quote
  const [due, final] = [dueNowOf(trip.request.quote), finalOf(trip.request.quote)]
  const amount = (label: string, minor: number): Line[] =>
    minor > 0 ? [[label, words.money(money(minor, key.currency))]] : []
  return [
    ...amount(say('receipt.subtotal'), price.subtotal),
    ...amount(say('receipt.taxes'), price.total - price.subtotal),
    ...amount(say('receipt.propertyFee'), final.minor - price.total),
    [say('label.total'), words.money(final)],
    ...paidLines(trip, due, words, paid),
    ...(isCancelled(trip) ? [] : amount(say('label.atHotel'), final.minor - due.minor)),
  ]
}

function paidLines(
  trip: Trip,
  due: Money,
  words: Words,
  { wasCharged, used, parts, earlier, end, isRefunded }: ReceiptMoney,
): Line[] {
  const { payment_method, payment_details, replaces } = trip.request
  const { paid, source } = methodOf(payment_method).describe(payment_details, words.locale)
  if (!wasCharged && !used) return [[paid, words.say('refund.none')]]
  const { credit } = saleOf(trip.request)
  const ofParts = subtract(parts.amount, parts.back)
  const amount = (label: string, value: Money): Line[] =>
    value.minor > 0 ? [[label, words.money(value)]] : []
  return [
    ...amount(words.say('label.paidWithTrip', { trip: replaces ?? '' }), credit),
    ...amount(
      source ? `${paid} ${words.whole(source.trim())}` : paid,
      subtract(add(due, parts.amount), credit),
    ),
    ...amount(words.say('label.refund'), add(parts.back, earlier)),
    ...(used ? amount(words.say('label.usedFor', used), used.credit) : []),
    ...amount(words.say('label.kept'), end ? add(end.penalty, ofParts) : ofParts),
    ...(end && isRefunded ? amount(words.say('label.refund'), end.refund) : []),
  ]
}
