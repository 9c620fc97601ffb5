import { type Money, subtract } from '@staykit/domain'
import type { Config } from '../../../config.ts'
import type { Mail } from '../../../ports/mail.ts'
import type { SupplierBooking } from '../../../ports/supplier.ts'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { lookupUrl } from '../../brand/brands/site-links.ts'
import { mailPicture } from '../../catalogue/hotels/images.ts'
import { composeMail, type Letter, type Line } from '../../mail/compose.ts'
import { lodgingReservation } from '../../mail/lodging-reservation.ts'
import { type Words, wordsFor } from '../../mail/words.ts'
import type { Dispute } from '../../payments/disputed.ts'
import { methodOf } from '../../payments/registry.ts'
import { policyText } from '../quotes/cancellation-text.ts'
import { pricedPolicyOf, type StoredContract } from '../quotes/contracts.ts'
import { dueNowOf, finalOf } from '../quotes/quote.ts'
import { tripLink } from './capability.ts'
import type { UsedFor } from './change/changeable.ts'
import type { Share } from './funds.ts'
import { saleOf } from './ledger.ts'
import type { RequestRow } from './requests.ts'
import { guestNamesOf } from './room-guests.ts'
import { guestLines, partyLines, stayLines } from './stay-lines.ts'
import type { Trip } from './trip-view.ts'

/** "You're booked": everything for the hotel's desk, and how to cancel. */
export function confirmationMail(
  row: RequestRow,
  contract: StoredContract,
  booking: SupplierBooking,
  brand: KnownBrand,
  config: Config,
): Mail {
  const { hotel } = contract
  const words = wordsFor(row.locale, brand)
  const { paid, source } = paymentWords(row, words)
  const final = finalOf(row.quote)
  const dueNow = dueNowOf(row.quote)
  const { credit } = saleOf(row)
  const own = subtract(dueNow, credit)
  const atHotel = { minor: final.minor - dueNow.minor, currency: final.currency }
  const lines: Line[] = [
    [words.say('label.trip'), row.trip_number],
    [words.say('label.confirmation'), booking.confirmation],
    ...stayAndGuests(row, contract, words),
    ...(row.replaces
      ? [[words.say('label.replaces'), words.say('replaces', { trip: row.replaces })] as const]
      : []),
    [words.say('label.total'), words.money(final)],
    ...(row.replaces && credit.minor > 0
      ? [[words.say('label.paidWithTrip', { trip: row.replaces }), words.money(credit)] as const]
      : []),
    ...(own.minor > 0
      ? [[paid, `${words.money(own)}${source && ` ${words.whole(source.trim())}`}`] as const]
      : []),
    ...(atHotel.minor > 0 ? [[words.say('label.atHotel'), words.money(atHotel)] as const] : []),
  ]
  const url = lookupUrl(brand, config, row.trip_number)
  const name = row.traveller.firstName
  return composeMail({
    key: `confirmation:${row.trip_number}`,
    to: row.email,
    words,
    subject: words.say('booked.subject', subjectOf(row, contract, words)),
    heading: words.say('booked.heading'),
    intro: [words.say('booked.intro', { name, hotel: hotel.name })],
    ...tripParts(row, contract, words, brand, config),
    lines,
    outro: [policyText(pricedPolicyOf(contract), words), words.say('booked.manage', { url })],
    brand,
    filesOf: row.trip_number,
    data: lodgingReservation(contract, {
      tripNumber: row.trip_number,
      guest: guestNamesOf(row.traveller)[0],
      bookedAt: booking.bookedAt,
      url,
      total: final,
      isCancelled: false,
    }),
  })
}

interface Cancelled {
  readonly isHoldLost?: boolean
  readonly changedTo?: UsedFor | undefined
  /** The parts of a refund to several payments. */
  readonly shares?: readonly Share[]
  /** What the hotel keeps. */
  readonly penalty?: Money | undefined
  /** Partial refunds while the stay stood. */
  readonly earlier?: Money | undefined
  /** The bank of the traveller decides about the payment: there is no refund. */
  readonly dispute?: Dispute | undefined
}

export function cancellationMail(
  row: RequestRow,
  contract: StoredContract,
  refund: Money | undefined,
  brand: KnownBrand,
  config: Config,
  { isHoldLost = false, changedTo, shares = [], penalty, earlier, dispute }: Cancelled = {},
): Mail {
  const words = wordsFor(row.locale, brand)
  const params = { name: row.traveller.firstName, hotel: contract.hotel.name }
  const intro = words.say('cancelled.intro', params)
  const isUsed = changedTo !== undefined && changedTo.credit.minor > 0
  const wasRefunded = earlier !== undefined && earlier.minor > 0
  const money: Line[] = [
    ...(wasRefunded ? [[words.say('label.refundedEarlier'), words.money(earlier)] as const] : []),
    ...(isUsed ? [[words.say('label.usedFor', changedTo), words.money(changedTo.credit)] as const] : []),
    ...(penalty && penalty.minor > 0 ? [[words.say('label.kept'), words.money(penalty)] as const] : []),
    ...(dispute || ((isUsed || wasRefunded) && refund?.minor === 0)
      ? []
      : refundLines(row, refund, shares, words)),
  ]
  return composeMail({
    // A refund after the dispute has its own mail.
    key: `cancellation:${row.trip_number}${dispute ? `:${dispute}` : ''}`,
    to: row.email,
    words,
    subject: words.say('cancelled.subject', subjectOf(row, contract, words)),
    heading:
      refund && refund.minor > 0
        ? words.say('cancelled.refunded', { amount: words.money(refund) })
        : words.say('cancelled.heading'),
    ...tripParts(row, contract, words, brand, config),
    intro: isHoldLost
      ? [`${intro} ${words.say('cancelled.lostHold')}`, words.say('cancelled.again')]
      : [intro, ...(dispute ? [words.say(`cancelled.dispute.${dispute}`)] : [])],
    lines: [
      [words.say('label.trip'), row.trip_number],
      ...stayAndGuests(row, contract, words),
      ...(changedTo ? [[words.say('label.changedTo'), words.say('changedTo', changedTo)] as const] : []),
      ...money,
    ],
    brand,
  })
}

/** A part of the price is refunded while the stay stands. */
export function goodwillMail(
  trip: Trip,
  id: string,
  amount: Money,
  reason: string,
  brand: KnownBrand,
  config: Config,
): Mail {
  const { request: row, contract } = trip
  const words = wordsFor(row.locale, brand)
  const hotel = contract.hotel.name
  return composeMail({
    key: `goodwill:${id}`,
    to: row.email,
    words,
    subject: words.say('goodwill.subject', { hotel, trip: row.trip_number }),
    heading: words.say('goodwill.heading', { amount: words.money(amount) }),
    intro: [words.say('goodwill.intro', { name: row.traveller.firstName })],
    ...tripParts(row, contract, words, brand, config),
    lines: [
      [words.say('label.trip'), row.trip_number],
      [words.say('label.refund'), refundText(row, amount, words)],
      [words.say('label.reason'), reason],
    ],
    brand,
  })
}

/** For travellers who left the page: the booking failed, and nothing is owed. */
export function notBookedMail(
  row: RequestRow,
  contract: StoredContract,
  brand: KnownBrand,
  wasTaken: boolean,
): Mail {
  const words = wordsFor(row.locale, brand)
  const hotel = contract.hotel.name
  const intro = words.say('notBooked.intro', { name: row.traveller.firstName, hotel })
  const payment = paymentWords(row, words)
  return composeMail({
    key: `not-booked:${row.id}`,
    to: row.email,
    words,
    subject: words.say('notBooked.subject', { hotel, date: words.date(contract.checkInDate) }),
    heading: words.say('notBooked.heading'),
    intro: [`${intro} ${reasonText(row, words)}`],
    lines: stayAndGuests(row, contract, words),
    outro: [wasTaken ? payment.taken : payment.notTaken],
    brand,
  })
}

/** The picture of the hotel, and the button that opens the trip. */
export function tripParts(
  row: RequestRow,
  { hotel, checkOutDate }: StoredContract,
  words: Words,
  brand: KnownBrand,
  config: Config,
): Pick<Letter, 'button' | 'picture'> {
  const picture = hotel.images?.[0] ?? hotel.thumbnails[0]
  const trip = { tripNumber: row.trip_number, checkOut: checkOutDate, number: row.link_number }
  return {
    ...(picture && {
      picture: { url: mailPicture(new URL(picture, config.PUBLIC_URL).href), alt: hotel.name },
    }),
    button: { text: words.say('view'), url: tripLink(config, brand, trip) },
  }
}

const paymentWords = ({ payment_method, payment_details }: RequestRow, { locale }: Words) =>
  methodOf(payment_method).describe(payment_details, locale)

function subjectOf(row: RequestRow, { hotel, checkInDate }: StoredContract, words: Words) {
  return { hotel: hotel.name, date: words.date(checkInDate), trip: row.trip_number }
}

/** Errors are in English with more detail than the mails of other languages have texts for. */
function reasonText({ error }: RequestRow, words: Words): string {
  if (!error || words.locale === 'en-US') return error?.message ?? ''
  if (error.code === 'SOLD_OUT') return words.say('notBooked.soldOut')
  if (error.code === 'SUPPLIER_UNAVAILABLE') return words.say('notBooked.noAnswer')
  return error.code === 'RATE_UNAVAILABLE' ? words.say('notBooked.gone') : ''
}

/** One line for each payment that is refunded. */
function refundLines(
  row: RequestRow,
  refund: Money | undefined,
  shares: readonly Share[],
  words: Words,
): Line[] {
  const texts =
    shares.length > 1
      ? shares.map(({ request, amount }) => refundText(request, amount, words))
      : [refundText(row, refund, words)]
  return texts.map((text) => [words.say('label.refund'), text] as const)
}

export function refundText(row: RequestRow, refund: Money | undefined, words: Words): string {
  if (!refund) return words.say('refund.none')
  if (refund.minor === 0) return words.say('refund.nothing')
  return paymentWords(row, words).refund(words.money(refund))
}

/** Rows of the stay and its guests in the mails of a booking. */
export function stayAndGuests({ traveller }: RequestRow, contract: StoredContract, words: Words): Line[] {
  const { say } = words
  return [
    ...stayLines(contract, words),
    ...guestLines(traveller, words),
    ...partyLines(contract, traveller, words),
    ...(traveller.specialRequests ? [[say('label.requests'), traveller.specialRequests] as const] : []),
  ]
}
