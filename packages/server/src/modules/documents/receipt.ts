import type { WireContract } from '@staykit/contract'
import { formatMoney, longDate, type Money, money, yearDate } from '@staykit/domain'
import { guestNamesOf } from '../booking/room-guests.ts'
import { bookedContract, type Trip } from '../booking/trip-view.ts'
import type { KnownBrand } from '../brands/brands.ts'
import { methodOf } from '../payments/registry.ts'
import { dueNowOf, finalOf } from '../quotes/quote.ts'
import { dejaVu } from './font.ts'

type Line = readonly [label: string, value: string]
interface Section {
  readonly title: string
  readonly lines: readonly Line[]
}

/**
 * What the receipt says: the trip, the stay, and every amount as it was agreed to. `wasRefunded`: whether a cancelled stay
 * had been charged, and that was paid back.
 */
export function receiptSections(trip: Trip, now: Date, wasRefunded: boolean): Section[] {
  const contract = bookedContract(trip, now)
  return [
    { title: 'Booking', lines: bookingLines(trip, contract) },
    { title: 'Stay', lines: stayLines(contract) },
    { title: 'Amounts', lines: amountLines(trip, wasRefunded) },
  ]
}

const isCancelled = ({ booking }: Trip) => booking.status === 'CANCELED'

function bookingLines(trip: Trip, { customer }: WireContract): Line[] {
  const { booking, request } = trip
  const guests = guestNamesOf(request.traveller)
  const booker = customer?.fullName ?? ''
  return [
    ['Trip number', booking.trip_number],
    ['Hotel confirmation', booking.confirmation],
    ['Booked on', yearDate(booking.booked_at.toISOString().slice(0, 10))],
    ['Status', isCancelled(trip) ? 'Cancelled' : 'Confirmed'],
    [guests.length > 1 ? 'Guests' : 'Guest', guests.join(', ')],
    ...(guests.includes(booker) ? [] : [['Booked by', booker] as const]),
    ['E-mail', booking.email],
  ]
}

function stayLines({ hotel, rate, ...stay }: WireContract): Line[] {
  return [
    ['Hotel', hotel.name],
    ['Address', [hotel.location.addressLine1, hotel.location.display].filter(Boolean).join(', ')],
    ['Check-in', dateText(stay.checkInDate, hotel.checkInTime, 'from')],
    ['Check-out', dateText(stay.checkOutDate, hotel.checkOutTime, 'until')],
    ['Room', rate.title],
    ['Rooms', String(stay.roomCount)],
    ['Guests', String(stay.adultCount)],
    ['Nights', String(stay.lengthOfStay)],
  ]
}

function amountLines(trip: Trip, wasRefunded: boolean): Line[] {
  const { price, key } = trip.request.quote
  const [due, final] = [dueNowOf(trip.request.quote), finalOf(trip.request.quote)]
  const amount = (label: string, minor: number): Line[] =>
    minor > 0 ? [[label, formatMoney(money(minor, key.currency))]] : []
  return [
    ...amount('Subtotal', price.subtotal),
    ...amount('Taxes', price.total - price.subtotal),
    ...amount('Property fee', final.minor - price.total),
    ['Total', formatMoney(final)],
    ...paidLines(trip, due, wasRefunded),
    ...(isCancelled(trip) ? [] : amount('Due at hotel', final.minor - due.minor)),
  ]
}

function paidLines(trip: Trip, due: Money, wasRefunded: boolean): Line[] {
  if (isCancelled(trip) && !wasRefunded)
    return [['Paid', 'Nothing: the booking was cancelled before it was charged.']]
  const paid: Line = ['Paid', `${formatMoney(due)}, ${wordsOf(trip)}`]
  return isCancelled(trip) ? [paid, ['Refund', formatMoney(due)]] : [paid]
}

const wordsOf = ({ request: { payment_method, payment_details } }: Trip) =>
  methodOf(payment_method).describe(payment_details).receipt

const dateText = (date: string, time: string | undefined, word: string) =>
  time ? `${longDate(date)}, ${word} ${time}` : longDate(date)

const LABEL_WIDTH = 150

/** The receipt as PDF (A4), with its own fonts. About 40 ms; the library is loaded on first use. */
export async function receiptPdf(
  trip: Trip,
  brand: KnownBrand,
  sections: readonly Section[],
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const number = trip.booking.trip_number
  const doc = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'en',
    displayTitle: true,
    info: { Title: `Receipt ${number}`, Author: brand.name, CreationDate: trip.booking.booked_at },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  doc.registerFont('plain', dejaVu(400)).registerFont('bold', dejaVu(700))
  doc.font('bold').fontSize(20).text('Receipt')
  doc.font('plain').fontSize(10).text(brand.name).moveDown()
  for (const { title, lines } of sections) {
    doc.font('bold').fontSize(12).text(title).moveDown(0.3)
    doc.fontSize(10)
    for (const [label, value] of lines) {
      const { y } = doc
      doc.font('plain').text(label, 56, y, { width: LABEL_WIDTH })
      const below = doc.y
      doc.font(label === 'Total' ? 'bold' : 'plain').text(value, 56 + LABEL_WIDTH, y)
      doc.y = Math.max(doc.y, below) + 3
    }
    doc.x = 56
    doc.moveDown()
  }
  doc.font('plain').fontSize(9).text(`Questions? Write to ${brand.supportEmail}.`, 56)
  doc.end()
  return done
}
