import { add, type Money, money, subtract } from '@staykit/domain'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { colourOf, type Line } from '../../mail/compose.ts'
import type { Words } from '../../mail/words.ts'
import { methodOf } from '../../payments/registry.ts'
import type { UsedFor } from '../bookings/change/changeable.ts'
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

/**
 * Content of the receipt: the trip, the stay, and every agreed amount. `wasRefunded`: whether a cancelled stay was
 * charged and refunded; `used`: the part of its payment that pays for the trip that replaced it; `penaltyMinor`: what the
 * hotel keeps of what was left; `parts`: price of rooms and nights that were cancelled alone, and what came back of it.
 */
export function receiptFor(
  trip: Trip,
  brand: KnownBrand,
  words: Words,
  wasRefunded: boolean,
  used?: UsedFor,
  penaltyMinor = 0,
  parts?: CancelledParts,
): Receipt {
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
        ...section(
          say('receipt.amounts'),
          amountLines(trip, words, { wasRefunded, used, penaltyMinor, parts }),
        ),
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

/** What was paid: for what is left of the stay, and for parts that were cancelled. */
const paidFor = (due: Money, parts?: CancelledParts): Money => (parts ? add(due, parts.amount) : due)

/** What the hotel keeps: of what was left of the stay, and of parts that were cancelled. */
const keptOf = (penalty: Money, parts?: CancelledParts): Money =>
  parts ? add(penalty, subtract(parts.amount, parts.back)) : penalty

interface Ended {
  readonly wasRefunded: boolean
  readonly used: UsedFor | undefined
  readonly penaltyMinor: number
  readonly parts: CancelledParts | undefined
}

function amountLines(trip: Trip, words: Words, ended: Ended): Line[] {
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
    ...paidLines(trip, due, words, ended),
    ...(isCancelled(trip) ? [] : amount(say('label.atHotel'), final.minor - due.minor)),
  ]
}

function paidLines(trip: Trip, due: Money, words: Words, ended: Ended): Line[] {
  const { wasRefunded, used, penaltyMinor, parts } = ended
  const { payment_method, payment_details, replaces } = trip.request
  const { paid, source } = methodOf(payment_method).describe(payment_details, words.locale)
  if (isCancelled(trip) && !wasRefunded && !used) return [[paid, words.say('refund.none')]]
  const { credit } = saleOf(trip.request)
  const penalty = money(penaltyMinor, due.currency)
  const back = subtract(subtract(due, penalty), used?.credit ?? money(0, due.currency))
  const amount = (label: string, value: Money): Line[] =>
    value.minor > 0 ? [[label, words.money(value)]] : []
  return [
    ...amount(words.say('label.paidWithTrip', { trip: replaces ?? '' }), credit),
    ...amount(source ? `${paid} ${words.whole(source.trim())}` : paid, subtract(paidFor(due, parts), credit)),
    ...(parts ? amount(words.say('label.refund'), parts.back) : []),
    ...(used ? amount(words.say('label.usedFor', used), used.credit) : []),
    ...amount(words.say('label.kept'), keptOf(penalty, parts)),
    ...(isCancelled(trip) ? amount(words.say('label.refund'), back) : []),
  ]
}
