import { formatMoney, longDate, type Money, money, yearDate } from '@staykit/domain'
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
  const { booking, request } = trip
  const contract = bookedContract(trip, now)
  const { hotel, customer } = contract
  const { price, key } = request.quote
  const of = (minor: number): Money => money(minor, key.currency)
  const [due, final] = [dueNowOf(request.quote), finalOf(request.quote)]
  const atHotel = of(final.minor - due.minor)
  const isCancelled = booking.status === 'CANCELED'
  const paidLines = (isCancelled: boolean, wasRefunded: boolean): Line[] => {
    if (isCancelled && !wasRefunded)
      return [['Paid', 'Nothing: the booking was cancelled before it was charged.']]
    const paid: Line = ['Paid', `${formatMoney(due)}, ${wordsOf(trip)}`]
    return isCancelled ? [paid, ['Refund', formatMoney(due)]] : [paid]
  }
  const amount = (label: string, value: Money): Line[] =>
    value.minor > 0 ? [[label, formatMoney(value)]] : []
  return [
    {
      title: 'Booking',
      lines: [
        ['Trip number', booking.trip_number],
        ['Hotel confirmation', booking.confirmation],
        ['Booked on', yearDate(booking.booked_at.toISOString().slice(0, 10))],
        ['Status', isCancelled ? 'Cancelled' : 'Confirmed'],
        ['Guest', customer?.fullName ?? ''],
        ['E-mail', booking.email],
      ],
    },
    {
      title: 'Stay',
      lines: [
        ['Hotel', hotel.name],
        ['Address', [hotel.location.addressLine1, hotel.location.display].filter(Boolean).join(', ')],
        ['Check-in', dateText(contract.checkInDate, hotel.checkInTime, 'from')],
        ['Check-out', dateText(contract.checkOutDate, hotel.checkOutTime, 'until')],
        ['Room', contract.rate.title],
        ['Rooms', String(contract.roomCount)],
        ['Guests', String(contract.adultCount)],
        ['Nights', String(contract.lengthOfStay)],
      ],
    },
    {
      title: 'Amounts',
      lines: [
        ...amount('Subtotal', of(price.subtotal)),
        ...amount('Taxes', of(price.total - price.subtotal)),
        ...amount('Property fee', of(final.minor - price.total)),
        ['Total', formatMoney(final)],
        ...paidLines(isCancelled, wasRefunded),
        ...(isCancelled ? [] : amount('Due at hotel', atHotel)),
      ],
    },
  ]
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
