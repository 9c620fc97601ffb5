import { bookCalendar, bookReceipt, type RequestOf } from '@staykit/contract'
import { clockOf, longDate, readRooms, yearDate } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { stayTimes } from '../../catalogue/hotels/stay-times.ts'
import { wordsOf } from '../../mail/words.ts'
import { wasRefunded } from '../bookings/ledger.ts'
import { signedIn } from '../bookings/testing/member.ts'
import { bookingServerForThisFile } from '../bookings/testing/server.ts'
import { bookOne, type Choice, cancel, details, REF_ID, travellerAt } from '../bookings/testing/traveller.ts'
import { findTrip } from '../bookings/trip-view.ts'
import { receiptMoney } from './files.ts'
import { receiptFor } from './receipt.ts'
import { readPdf, squeeze } from './testing/read-pdf.ts'

const server = bookingServerForThisFile({ withJobs: true })

const guest = travellerAt(server)

/** Text of a receipt in a viewer. */
async function textOf(claim: RequestOf<typeof bookReceipt>) {
  const { content } = await guest.api(bookReceipt, claim)
  const { squeezed } = await readPdf(Buffer.from(content, 'base64'))
  return { has: (text: string) => expect(squeezed).toContain(squeeze(text)), squeezed }
}

async function booked(choice: Choice = {}) {
  const oneBooking = await bookOne(guest, choice, { lastName: 'Łąckiewicz' })
  const bookingId = oneBooking.answer.bookingId ?? ''
  const { booking, capability } = await details(guest, bookingId, oneBooking.email)
  const claim = { bookingId, refId: REF_ID, capability }
  const ics = async () => {
    const { content, mediaType, name } = await guest.api(bookCalendar, claim)
    expect([mediaType, name]).toEqual(['text/calendar; charset=utf-8', `stay-${bookingId}.ics`])
    return Buffer.from(content, 'base64').toString()
  }
  return { ...oneBooking, bookingId, booking, capability, claim, ics }
}

/** RFC 5545 §3.1: lines of at most 75 octets, folded with CRLF and a space. */
function unfolded(text: string): string[] {
  expect(text.endsWith('\r\n') || text.endsWith('END:VCALENDAR')).toBe(true)
  const lines = text.split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n', '')).not.toContain('\n')
  return text.replace(/\r\n[ \t]/g, '').split('\r\n')
}

/** Seconds of a duration: "-P1DT2H30M". */
function secondsOf(duration: string): number {
  const number = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(duration)?.[1] ?? 0)
  const seconds = number('D') * 86_400 + number('H') * 3_600 + number('M') * 60 + number('S')
  return duration.startsWith('-') ? -seconds : seconds
}

describe('a booking as a calendar file', () => {
  it('has the stay by the hotel’s clock with the rules of its zone, and alarms at the end of free cancellation', async () => {
    const { ics, booking, bookingId, capability } = await booked()
    const lines = unfolded(await ics())
    const { from, until } = stayTimes(booking)
    const zone = booking.hotel.location.timeZone
    const local = (instant: string) => instant.slice(0, 19).replace(/[-:]/g, '')
    expect(from.slice(0, 10)).toBe(booking.checkInDate)
    expect(from.slice(11, 16)).toBe(clockOf(booking.hotel.checkInTime))
    const cancelBy = Date.parse(booking.cancelBy ?? '')
    for (const line of [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      `UID:${bookingId}@staykit`,
      `DTSTART;TZID=${zone}:${local(from)}`,
      `DTEND;TZID=${zone}:${local(until)}`,
      `TZID:${zone}`,
      'END:VTIMEZONE',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'END:VCALENDAR',
    ])
      expect(lines).toContain(line)
    const property = (name: string) =>
      lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
    // RFC 5545, 3.8.7.2: in UTC, whatever zone the event has.
    expect(property('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
    expect(property('LOCATION')).toMatch(/^[^\n]+\\, [^\n]+$/)
    expect(property('LOCATION')).not.toContain('\\n')
    const alarms = lines.flatMap((line) => /^TRIGGER;RELATED=START:(-?P.*)/.exec(line)?.[1] ?? [])
    const before = (Date.parse(from) - cancelBy) / 1_000
    expect(alarms.map(secondsOf)).toEqual([-before - 24 * 3_600, -before])
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
    await cancel(guest, bookingId, capability)
    const after = unfolded(await ics())
    expect(after).toContain('STATUS:CANCELLED')
    expect(after).not.toContain('BEGIN:VALARM')
  })

  it('says how many rooms are booked, and who stays in which', async () => {
    const { ics } = await booked({ hotel: 'The Family Hotel', occupancy: readRooms('2-5|1') })
    const text = unfolded(await ics()).find((line) => line.startsWith('DESCRIPTION:'))
    expect(text?.replaceAll('\\', '')).toMatch(/Room: .*2 rooms, 4 guests, 2 nights/)
    expect(text).toContain('Room 1: 2 adults\\, Children: 5 years\\nRoom 2: 1 adult\\n')
  })
})

describe('a receipt', () => {
  it('goes as a PDF with the amounts of the contract to the owner or the holder of the capability', async () => {
    const { claim, bookingId, booking } = await booked()
    const { content, mediaType } = await guest.api(bookReceipt, claim)
    const pdf = Buffer.from(content, 'base64')
    expect(mediaType).toBe('application/pdf')
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pdf.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
    const { has, squeezed } = await textOf(claim)
    const { price } = booking.rate
    for (const line of [
      `Trip number ${bookingId}`,
      'Guest Maya Łąckiewicz',
      'Status Confirmed',
      `Booked on ${yearDate(new Date().toISOString().slice(0, 10))}`,
      `Check-in ${longDate(booking.checkInDate)}, from `,
      '1 room, 2 guests, 2 nights',
      `Total with taxes and fees $${price.final.toFixed(2)}`,
      `Receipt ${bookingId}`,
      `Paid by card (Visa •••• 4242) $${price.dueNow.toFixed(2)}`,
    ])
      has(line)
    expect(squeezed).not.toContain('Refund')
    const { pieces } = await readPdf(pdf)
    const amounts = pieces.filter(({ text }) => /^\$[\d.,]+$/.test(text))
    expect(amounts.length).toBeGreaterThan(2)
    // A4 less its margin, in points.
    for (const { right, text } of amounts) expect(right, text).toBeCloseTo(595.28 - 56, 0)
    const { capability: _, ...bare } = claim
    for (const call of [bookReceipt, bookCalendar]) {
      await expect(guest.api(call, bare)).rejects.toMatchObject({ status: 404 })
      await expect((await signedIn(server)).api(call, bare)).rejects.toMatchObject({ status: 404 })
    }
  })

  it('shows the refund of a cancelled stay, only if it had been charged', async () => {
    const { bookingId, capability, booking, claim } = await booked()
    await cancel(guest, bookingId, capability)
    const paid = `$${booking.rate.price.dueNow.toFixed(2)}`
    await expect.poll(() => wasRefunded(server.deps.db, bookingId)).toBe(true)
    const { has } = await textOf(claim)
    has('Status Cancelled')
    has(`Paid by card (Visa •••• 4242) ${paid}`)
    has(`Refund ${paid}`)
    const trip = await findTrip(server.deps.db, bookingId)
    if (!trip) throw new Error('no trip')
    const brand = await server.deps.brands.of(REF_ID)
    const money = await receiptMoney(server.deps.db, trip)
    const uncharged = receiptFor(trip, brand, wordsOf('en-US'), { ...money, wasCharged: false })
    const amounts = Object.fromEntries(uncharged.sections.at(-1)?.lines ?? [])
    expect(amounts['Paid by card']).toBe('You have not been charged.')
    expect(amounts).not.toHaveProperty('Refund')
    expect(await wasRefunded(server.deps.db, 'ST-NOWHERE')).toBe(false)
  })

  it('goes with the confirmation, which carries the reservation as schema.org data', async () => {
    const { bookingId, booking } = await booked()
    const mail = await server.deps.db
      .selectFrom('mails')
      .selectAll()
      .where('key', '=', `confirmation:${bookingId}`)
      .executeTakeFirstOrThrow()
    const json = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(mail.body_html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'LodgingReservation',
      reservationNumber: bookingId,
      reservationStatus: 'http://schema.org/ReservationConfirmed',
      underName: { name: 'Maya Łąckiewicz' },
      reservationFor: { name: booking.hotel.name },
      checkinTime: stayTimes(booking).from,
      totalPrice: String(booking.rate.price.final),
    })
    for (const [file, type] of [
      ['calendar', 'text/calendar'],
      ['receipt', 'application/pdf'],
    ]) {
      const response = await server.app.request(`/dev/mail/${mail.id}/${file}`)
      expect(response.headers.get('content-type')).toContain(type)
    }
  })
})
