import {
  bookCalendar,
  bookReceipt,
  bookSync2,
  hotelsRates,
  type RequestOf,
  type WireContract,
} from '@staykit/contract'
import { clockOf } from '@staykit/domain'
import { afterEach, describe, expect, it } from 'vitest'
import { bookingServerForThisFile } from '../bookings/testing/server.ts'
import {
  details,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  travellerAt,
} from '../bookings/testing/traveller.ts'
import { readPdf, squeeze } from './testing/read-pdf.ts'

const server = bookingServerForThisFile({ withJobs: true })
const guest = travellerAt(server)

interface Booked {
  readonly bookingId: string
  readonly agreed: WireContract
  readonly claim: RequestOf<typeof bookReceipt>
}

/** Books the first hotel of a city that has a room. */
async function book(city: string, checkIn: string, checkOut: string, hotel = 0): Promise<Booked> {
  const stay = { checkIn, checkOut, roomCount: 1, adultCount: 2, currency: 'USD' }
  const { rates } = await guest.api(hotelsRates, { hotelID: `${city}-${hotel}`, ...stay })
  const [rate] = rates
  if (!rate) return book(city, checkIn, checkOut, hotel + 1)
  const agreed = await guest.contract({}, rate)
  const id = newBookingRequestId()
  const payload = payloadFor(agreed, id, { paymentIntent: await guest.pay(agreed, id) })
  const { bookingId = '' } = await guest.api(bookSync2, payload)
  const { capability } = await details(guest, bookingId, payload.email)
  return { bookingId, agreed, claim: { bookingId, refId: REF_ID, capability } }
}

// Without any clock.
const later = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date))

/** The days of 2027 that begin at 1:00, and those of 25 hours. */
const changes = [
  ['Africa/Cairo', '360630', '2027-04-30'],
  ['Africa/Cairo', '360630', '2027-10-28'],
  ['Asia/Beirut', '276781', '2027-03-28'],
  ['Asia/Beirut', '276781', '2027-10-30'],
  ['America/Santiago', '3871336', '2027-09-05'],
  ['America/Santiago', '3871336', '2027-04-03'],
] as const

describe('mail, receipt and calendar file of a stay', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  for (const [zone, city, date] of changes)
    it(`lose and double no day when clocks change at midnight in ${zone} on ${date}`, async () => {
      // The server is there too.
      process.env.TZ = zone
      for (const [checkIn, nights] of [
        [later(date, -1), 3],
        [date, 1],
      ] as const) {
        const checkOut = later(checkIn, nights)
        const { bookingId, agreed, claim } = await book(city, checkIn, checkOut)
        expect(agreed).toMatchObject({ lengthOfStay: nights, hotel: { location: { timeZone: zone } } })
        const length = `${nights} night${nights > 1 ? 's' : ''}`
        const mail = await server.deps.db
          .selectFrom('mails')
          .selectAll()
          .where('key', '=', `confirmation:${bookingId}`)
          .executeTakeFirstOrThrow()
        const pdf = await guest.api(bookReceipt, claim)
        const { squeezed } = await readPdf(Buffer.from(pdf.content, 'base64'))
        for (const text of [
          `Check-in: ${inWords(checkIn)}`,
          `Check-out: ${inWords(checkOut)}`,
          `, ${length}`,
        ]) {
          expect(mail.body_text).toContain(text)
          expect(squeezed).toContain(squeeze(text.replace(': ', ' ')))
        }
        const ics = await guest.api(bookCalendar, claim)
        const lines = Buffer.from(ics.content, 'base64').toString()
        const { checkInTime, checkOutTime } = agreed.hotel
        for (const [name, day, time] of [
          ['DTSTART', checkIn, checkInTime],
          ['DTEND', checkOut, checkOutTime],
        ] as const)
          expect(lines).toContain(`${name};TZID=${zone}:${`${day}T${clockOf(time)}`.replace(/[-:]/g, '')}00`)
      }
    })
})
