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
import { clockChanges, later, midnightZones } from '../../../testing/clock-changes.ts'
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

const inWords = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date))

describe('mail, receipt and calendar file of a stay', () => {
  const { TZ } = process.env
  afterEach(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  it.each(midnightZones)(
    'lose and double no day when clocks change at midnight in %s',
    async (zone, city) => {
      const changes = clockChanges(zone)
      expect(changes).toHaveLength(2)
      for (const date of changes) {
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
            expect(lines).toContain(
              `${name};TZID=${zone}:${`${day}T${clockOf(time)}`.replace(/[-:]/g, '')}00`,
            )
        }
      }
    },
  )
})
