import { formatMoney, type Money, toBadgeDate } from '@staykit/domain'
import type { Config } from '../../config.ts'
import { Html, html } from '../../kernel/http/html.ts'
import type { Mail } from '../../ports/mail.ts'
import type { SupplierBooking } from '../../ports/supplier.ts'
import type { KnownBrand } from '../brands/brands.ts'
import { lookupUrl } from '../brands/lookup-url.ts'
import { lodgingReservation } from '../mail/lodging-reservation.ts'
import { methodOf } from '../payments/registry.ts'
import type { KeptContract } from '../quotes/contracts.ts'
import { dueNowOf, finalOf } from '../quotes/quote.ts'
import type { RequestRow } from './saga/requests.ts'

type Line = readonly [label: string, value: string]

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
    ['Total with taxes and fees', formatMoney(final)],
    [paid, `${formatMoney(dueNow)}${source}`],
    ...(atHotel.minor > 0 ? [['To pay at the hotel', formatMoney(atHotel)] as const] : []),
  ]
  const url = lookupUrl(brand, config)
  const terms = contract.policies.find(({ title }) => title === 'Cancellation')?.content.join(' ') ?? ''
  return compose({
    key: `confirmation:${row.trip_number}`,
    to: row.email,
    subject: `You're booked: ${hotel.name}, ${toBadgeDate(contract.checkInDate)} (${row.trip_number})`,
    heading: "You're booked!",
    intro: `Hello ${row.traveller.firstName}, your room at ${hotel.name} is confirmed.`,
    lines,
    outro: [terms, `See or cancel this booking with your trip number and this e-mail address: ${url}`],
    brand,
    filesOf: row.trip_number,
    data: lodgingReservation(contract, {
      tripNumber: row.trip_number,
      guest: `${row.traveller.firstName} ${row.traveller.lastName}`,
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
): Mail {
  const { hotel } = contract
  const money: Line = ['Refund', refundText(row, refund)]
  return compose({
    key: `cancellation:${row.trip_number}`,
    to: row.email,
    subject: `Cancelled: ${hotel.name}, ${toBadgeDate(contract.checkInDate)} (${row.trip_number})`,
    heading: 'Your booking is cancelled',
    intro: `Hello ${row.traveller.firstName}, your booking at ${hotel.name} is cancelled.`,
    lines: [['Trip number', row.trip_number], ...stayLines(row, contract), money],
    outro: [],
    brand,
  })
}

/** For whoever did not wait on the page: the booking was not made, and nothing is owed. */
export function notBookedMail(row: RequestRow, contract: KeptContract, brand: KnownBrand): Mail {
  const { hotel } = contract
  const reason = row.error?.message ?? ''
  return compose({
    key: `not-booked:${row.id}`,
    to: row.email,
    subject: `Not booked: ${hotel.name}, ${toBadgeDate(contract.checkInDate)}`,
    heading: 'Your hotel could not be booked',
    intro: `Hello ${row.traveller.firstName}, we could not book your room at ${hotel.name}. ${reason}`,
    lines: stayLines(row, contract),
    outro: [wordsOf(row).notTaken],
    brand,
  })
}

const wordsOf = ({ payment_method, payment_details }: RequestRow) =>
  methodOf(payment_method).describe(payment_details)

function refundText(row: RequestRow, refund: Money | undefined): string {
  if (!refund) return 'Nothing had been charged yet, and nothing will be.'
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
    ['Guest', `${traveller.firstName} ${traveller.lastName}`],
  ]
}

function dateText(date: string, time: string | undefined, word: string): string {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
  return time ? `${day}, ${word} ${time}` : day
}

function compose(mail: {
  key: string
  to: string
  subject: string
  heading: string
  intro: string
  lines: readonly Line[]
  outro: readonly string[]
  brand: KnownBrand
  filesOf?: string
  /** Structured data for mail programs. */
  data?: object
}): Mail {
  const { key, to, subject, heading, intro, lines, outro, brand, filesOf, data } = mail
  const help = `Questions? Write to ${brand.supportEmail}.`
  const rows = lines.map(
    ([
      label,
      value,
    ]) => html`<tr><th style="text-align:start;vertical-align:top;padding:6px 16px 6px 0;color:#57635f;font-weight:400">${label}</th>
      <td style="padding:6px 0;font-weight:600">${value}</td></tr>`,
  )
  const after = [...outro, help].map((line) => html`<p style="margin:0 0 12px">${line}</p>`)
  const body = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${subject}</title>${data && jsonLd(data)}
    <body style="font:16px/1.5 sans-serif;color:#15201d;background:#f7f5f1;margin:0;padding:24px 16px">
    <div style="max-width:560px;margin:0 auto;background:#fff;border:1px solid #e3dfd7;border-radius:16px;padding:24px">
    <p style="margin:0 0 16px;font-weight:700;color:#0b6b5c">${brand.name}</p>
    <h1 style="font-size:26px;line-height:1.15;margin:0 0 12px">${heading}</h1>
    <p style="margin:0 0 16px">${intro}</p>
    <table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${rows}</table>${after}</div></body></html>`
  const plain = lines.map(([label, value]) => `${label}: ${value}`).join('\n')
  const text = [heading, intro, plain, ...outro, help, brand.name].join('\n\n')
  return { key, to, subject, text, html: body.text, filesOf }
}

const jsonLd = (data: object) =>
  new Html(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
