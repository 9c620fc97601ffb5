import { formatMoney, longDate, type Money, yearDate } from '@staykit/domain'
import type { Config } from '../../config.ts'
import type { Mail } from '../../ports/mail.ts'
import type { SupplierBooking } from '../../ports/supplier.ts'
import type { KnownBrand } from '../brands/brands.ts'
import { lookupUrl } from '../brands/site-links.ts'
import { composeMail, type Line } from '../mail/compose.ts'
import { lodgingReservation } from '../mail/lodging-reservation.ts'
import { methodOf } from '../payments/registry.ts'
import type { KeptContract } from '../quotes/contracts.ts'
import { dueNowOf, finalOf } from '../quotes/quote.ts'
import type { RequestRow } from './requests.ts'
import { fullName, guestNamesOf } from './room-guests.ts'
import type { Traveller } from './tables.ts'
import type { Trip } from './trip-view.ts'

/** "You're booked": everything a traveller needs at the desk, and how to cancel. */
export function confirmationMail(
  row: RequestRow,
  contract: KeptContract,
  made: SupplierBooking,
  brand: KnownBrand,
  config: Config,
): Mail {
  const { hotel } = contract
  const { paid, source } = wordsOf(row)
  const final = finalOf(row.quote)
  const dueNow = dueNowOf(row.quote)
  const atHotel = { minor: final.minor - dueNow.minor, currency: final.currency }
  const lines: Line[] = [
    ['Trip number', row.trip_number],
    ['Hotel confirmation', made.confirmation],
    ...stayLines(row, contract),
    ...(row.replaces ? [['Replaces', `Trip ${row.replaces}, which we cancel for you`] as const] : []),
    ['Total with taxes and fees', formatMoney(final)],
    [paid, `${formatMoney(dueNow)}${source}`],
    ...(atHotel.minor > 0 ? [['To pay at the hotel', formatMoney(atHotel)] as const] : []),
  ]
  const url = lookupUrl(brand, config)
  const terms = contract.policies.find(({ title }) => title === 'Cancellation')?.content.join(' ') ?? ''
  return composeMail({
    key: `confirmation:${row.trip_number}`,
    to: row.email,
    subject: `You're booked: ${hotel.name}, ${yearDate(contract.checkInDate)} (${row.trip_number})`,
    heading: "You're booked!",
    intro: [`Hello ${row.traveller.firstName}, your room at ${hotel.name} is confirmed.`],
    lines,
    outro: [terms, `See or cancel this booking with your trip number and this e-mail address: ${url}`],
    brand,
    filesOf: row.trip_number,
    data: lodgingReservation(contract, {
      tripNumber: row.trip_number,
      guest: guestNamesOf(row.traveller)[0],
      bookedAt: made.bookedAt,
      url,
      total: final,
      isCancelled: false,
    }),
  })
}

export function cancellationMail(
  row: RequestRow,
  contract: KeptContract,
  refund: Money | undefined,
  brand: KnownBrand,
  isHoldLost = false,
  changedTo?: string,
): Mail {
  const { hotel } = contract
  const why = 'Your bank or wallet let go what was held for it before the stay could be charged.'
  const money: Line = ['Refund', refundText(row, refund)]
  return composeMail({
    key: `cancellation:${row.trip_number}`,
    to: row.email,
    subject: `Cancelled: ${hotel.name}, ${yearDate(contract.checkInDate)} (${row.trip_number})`,
    heading: 'Your booking is cancelled',
    intro: [
      `Hello ${row.traveller.firstName}, your booking at ${hotel.name} is cancelled.${isHoldLost ? ` ${why}` : ''}`,
      ...(isHoldLost ? ['If you still want to stay, please book again.'] : []),
    ],
    lines: [
      ['Trip number', row.trip_number],
      ...stayLines(row, contract),
      ...(changedTo ? [['Changed to', `Trip ${changedTo}`] as const] : []),
      money,
    ],
    brand,
  })
}

/** A part of the price comes back while the stay stands. */
export function goodwillMail(trip: Trip, id: string, amount: Money, reason: string, brand: KnownBrand): Mail {
  const { request: row, contract } = trip
  return composeMail({
    key: `goodwill:${id}`,
    to: row.email,
    subject: `Refund for ${contract.hotel.name} (${row.trip_number})`,
    heading: `${formatMoney(amount)} comes back to you`,
    intro: [
      `Hello ${row.traveller.firstName}, we give a part of the price of your stay back. Your booking stands.`,
    ],
    lines: [
      ['Trip number', row.trip_number],
      ['Refund', refundText(row, amount)],
      ['Reason', reason],
    ],
    brand,
  })
}

/** For whoever did not wait on the page: the booking was not made, and nothing is owed. */
export function notBookedMail(
  row: RequestRow,
  contract: KeptContract,
  brand: KnownBrand,
  wasTaken: boolean,
): Mail {
  const { hotel } = contract
  const reason = row.error?.message ?? ''
  return composeMail({
    key: `not-booked:${row.id}`,
    to: row.email,
    subject: `Not booked: ${hotel.name}, ${yearDate(contract.checkInDate)}`,
    heading: 'Your hotel could not be booked',
    intro: [`Hello ${row.traveller.firstName}, we could not book your room at ${hotel.name}. ${reason}`],
    lines: stayLines(row, contract),
    outro: [wasTaken ? wordsOf(row).taken : wordsOf(row).notTaken],
    brand,
  })
}

const wordsOf = ({ payment_method, payment_details }: RequestRow) =>
  methodOf(payment_method).describe(payment_details)

function refundText(row: RequestRow, refund: Money | undefined): string {
  if (!refund) return 'Nothing had been charged yet, and nothing will be.'
  if (refund.minor === 0) return 'Nothing: this rate can no longer be refunded.'
  return wordsOf(row).refund(formatMoney(refund))
}

function stayLines({ traveller }: RequestRow, contract: KeptContract): Line[] {
  const { hotel, roomCount, adultCount, lengthOfStay } = contract
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  return [
    ['Hotel', hotel.name],
    ['Address', [hotel.location.addressLine1, hotel.location.display].filter(Boolean).join(', ')],
    ...(hotel.phoneNumber ? [['Phone', hotel.phoneNumber] as const] : []),
    ['Check-in', dateText(contract.checkInDate, hotel.checkInTime, 'from')],
    ['Check-out', dateText(contract.checkOutDate, hotel.checkOutTime, 'until')],
    [
      'Room',
      `${contract.rate.title} (${many(roomCount, 'room')}, ${many(adultCount, 'guest')}, ${many(lengthOfStay, 'night')})`,
    ],
    ...guestLines(traveller),
    ...(traveller.specialRequests ? [['Special requests', traveller.specialRequests] as const] : []),
  ]
}

/** Who stays, and who has booked it where that is somebody else. */
function guestLines(traveller: Traveller): Line[] {
  const names = guestNamesOf(traveller)
  const booker = fullName(traveller)
  return [
    [names.length > 1 ? 'Guests' : 'Guest', names.join(', ')],
    ...(names.includes(booker) ? [] : [['Booked by', booker] as const]),
  ]
}

function dateText(date: string, time: string | undefined, word: string): string {
  return time ? `${longDate(date)}, ${word} ${time}` : longDate(date)
}
