import { bookStatus } from '@staykit/contract'
import { longDate } from '@staykit/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cancellationMail, confirmationMail, notBookedMail } from './booking-mail.ts'
import type { RequestRow } from './requests.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import { bookOne, details, travellerAt } from './testing/traveller.ts'
import { type BookingRow, bookedContract, cancelTerms, findTrip, type Trip } from './trip-view.ts'

const server = bookingServerForThisFile()
const supplierBooking = {
  reference: 'SK-1',
  confirmation: 'SB77',
  status: 'booked' as const,
  bookedAt: new Date('2031-01-02T03:04:05Z'),
}

let sentTrip: Promise<Trip> | undefined
/** A trip that was booked through the public calls, once for all of these tests. */
function booked(): Promise<Trip> {
  sentTrip ??= bookOne(travellerAt(server)).then(async ({ answer }) => {
    const trip = await findTrip(server.deps.db, answer.bookingId ?? '')
    if (!trip) throw new Error('the booking failed')
    return trip
  })
  return sentTrip
}

type Contract = Trip['contract']

/** The same trip with another contract or request. */
async function tripWith(
  contract: (agreed: Contract) => Partial<Contract> = () => ({}),
  request: (row: RequestRow) => Partial<RequestRow> = () => ({}),
) {
  const trip = await booked()
  const changed: Trip = {
    ...trip,
    contract: { ...trip.contract, ...contract(trip.contract) },
    request: { ...trip.request, ...request(trip.request) },
  }
  const { deps } = server
  return { ...changed, brand: await deps.brands.of('8183'), config: deps.config }
}

/** Rows of the table of a mail, label and value, in order. */
const linesOf = ({ text }: { text: string }) =>
  text.split('\n').flatMap((line) => {
    const [, label, value] = /^([A-Z][\w -]{1,30}): (.+)$/.exec(line) ?? []
    return label && value ? [[label, value] as const] : []
  })
const fieldOf = (mail: { text: string }, label: string) => linesOf(mail).find(([name]) => name === label)?.[1]

async function confirmation(...changes: Parameters<typeof tripWith>) {
  const { request, contract, brand, config } = await tripWith(...changes)
  return confirmationMail(request, contract, supplierBooking, brand, config)
}

describe('the mail of a booking', () => {
  it("says everything that the hotel's desk needs, in order", async () => {
    const { request, contract } = await tripWith()
    const mail = await confirmation()
    const { hotel, rate } = contract
    const total = `$${(rate.price.final.minor / 100).toFixed(2)}`
    expect(linesOf(mail)).toEqual([
      ['View booking', expect.stringContaining(`tripNumber=${request.trip_number}#stay-link=`)],
      ['Trip number', request.trip_number],
      ['Hotel confirmation', 'SB77'],
      ['Hotel', hotel.name],
      ['Address', `${hotel.location.addressLine1}, ${hotel.location.display}`],
      ['Phone', hotel.phoneNumber],
      ['Check-in', `${longDate(contract.checkInDate)}, from ${hotel.checkInTime}`],
      ['Check-out', `${longDate(contract.checkOutDate)}, until ${hotel.checkOutTime}`],
      ['Room', `${rate.title} (1 room, 2 guests, 2 nights)`],
      ['Guest', 'Maya Okafor'],
      ['Total with taxes and fees', total],
      ['Paid by card', `${total} (Visa •••• 4242)`],
    ])
    expect(mail).toMatchObject({
      key: `confirmation:${request.trip_number}`,
      to: request.email,
      filesOf: request.trip_number,
      subject: expect.stringContaining(request.trip_number),
    })
    expect(mail.text).toContain(`Hello Maya, your room at ${hotel.name} is confirmed.`)
    expect(mail.text).toContain('Free cancellation until')
    expect(mail.text).toContain(
      'View or cancel this booking with your trip number and this email address: http',
    )
  })

  it('shows a picture of the hotel and one button, which opens the trip', async () => {
    const { html, text } = await confirmation()
    const { contract } = await tripWith()
    const picture = /<img src="(https?:[^"]+)" alt="([^"]+)"/.exec(html)
    expect(picture?.[2]).toBe(contract.hotel.name)
    // Not all mail programs crop.
    const file = await server.app.request(new URL(picture?.[1] ?? '').pathname)
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect(`${width}x${height}`).toBe('1020x440')
    expect(html.match(/<a /g)).toHaveLength(1)
    const url = /View booking: (\S+)/.exec(text)?.[1] ?? ''
    expect(html).toContain(`href="${url}"`)
  })

  it('counts in words, in singular and plural', async () => {
    const counts = async (roomCount: number, adultCount: number, lengthOfStay: number) =>
      fieldOf(await confirmation(() => ({ roomCount, adultCount, lengthOfStay })), 'Room')
    expect(await counts(1, 1, 1)).toMatch(/ \(1 room, 1 guest, 1 night\)$/)
    expect(await counts(2, 3, 4)).toMatch(/ \(2 rooms, 3 guests, 4 nights\)$/)
  })

  it('omits facts that a hotel does not give', async () => {
    const mail = await confirmation(({ hotel }) => ({
      hotel: {
        ...hotel,
        phoneNumber: undefined,
        checkInTime: undefined,
        checkOutTime: undefined,
        location: { ...hotel.location, addressLine1: '' },
      },
      cancelBy: undefined,
      cancellation: undefined,
    }))
    const { contract } = await tripWith()
    expect(fieldOf(mail, 'Phone')).toBeUndefined()
    expect(fieldOf(mail, 'Address')).toBe(contract.hotel.location.display)
    expect(fieldOf(mail, 'Check-in')).toBe(longDate(contract.checkInDate))
    expect(fieldOf(mail, 'Check-out')).toBe(longDate(contract.checkOutDate))
    expect(mail.text).not.toContain('Free cancellation')
    expect(mail.text).toContain('This rate is pre-paid and cannot be cancelled or refunded.')
  })

  it('names the amount due at the hotel, and the guest’s requests', async () => {
    const mail = await confirmation(undefined, ({ quote, traveller }) => ({
      quote: { ...quote, price: { ...quote.price, final: 30_000, dueNow: 28_050 } },
      traveller: { ...traveller, specialRequests: 'A quiet room' },
    }))
    expect(linesOf(mail).slice(-3)).toEqual([
      ['Total with taxes and fees', '$300.00'],
      ['Paid by card', '$280.50 (Visa •••• 4242)'],
      ['To pay at the hotel', '$19.50'],
    ])
    expect(fieldOf(mail, 'Special requests')).toBe('A quiet room')
  })

  it('carries the reservation for mail programs', async () => {
    const { request, contract } = await tripWith()
    const { html } = await confirmation()
    const data = JSON.parse(/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '{}')
    expect(data).toMatchObject({
      reservationNumber: request.trip_number,
      reservationStatus: 'http://schema.org/ReservationConfirmed',
      underName: { name: 'Maya Okafor' },
      reservationFor: { name: contract.hotel.name },
    })
    expect(JSON.stringify(data)).toContain('2031-01-02T03:04:05')
  })
})

describe('mails of a stay that does not take place', () => {
  it('cancelled: name trip and stay, and the refund, or that nothing was charged', async () => {
    const { request, contract, brand, config } = await tripWith()
    const due = { minor: request.quote.price.dueNow, currency: 'USD' }
    const mail = cancellationMail(request, contract, due, brand, config)
    const labels = linesOf(mail).map(([label]) => label)
    expect(labels).toEqual([
      'View booking',
      'Trip number',
      'Hotel',
      'Address',
      'Phone',
      'Check-in',
      'Check-out',
      'Room',
      'Guest',
      'Refund',
    ])
    expect(fieldOf(mail, 'Refund')).toBe(
      `$${(due.minor / 100).toFixed(2)} (Visa •••• 4242), within 5 to 10 days`,
    )
    expect(mail).toMatchObject({ key: `cancellation:${request.trip_number}`, to: request.email })
    expect(mail.text).toContain(`Hello Maya, your booking at ${contract.hotel.name} is cancelled.`)
    expect(mail.text).toMatch(/^You get \$[\d.]+ back\n/)
    const free = cancellationMail(request, contract, undefined, brand, config)
    expect(free.text).toMatch(/^Your booking is cancelled\n/)
    expect(fieldOf(free, 'Refund')).toBe('You have not been charged.')
  })

  it('not booked: give the reason, and what happens to the money in either case', async () => {
    const error = { code: 'SOLD_OUT' as const, message: 'This room is sold out.' }
    const { request, contract, brand } = await tripWith(undefined, () => ({ error }))
    const { name } = contract.hotel
    const mail = notBookedMail(request, contract, brand, false)
    expect(mail).toMatchObject({ key: `not-booked:${request.id}`, to: request.email })
    expect(mail.text).toContain(`Hello Maya, we couldn't book your room at ${name}. This room is sold out.`)
    expect(mail.text).toContain('You have not been charged.')
    expect(mail.text).not.toContain('on its way back')
    expect(linesOf(mail)[0]).toEqual(['Hotel', name])
    const taken = notBookedMail({ ...request, error: null }, contract, brand, true)
    expect(taken.text).toContain('Your money is on its way back to your card.')
    expect(taken.text).not.toContain('You have not been charged.')
    expect(taken.text).toContain(`at ${name}.`)
    expect(taken.text).not.toContain('null')
  })
})

describe('a trip on its page', () => {
  const traveller = {
    firstName: 'Maya',
    lastName: 'Okafor',
    phoneNumber: '+1 617 555 0148',
    cardHolder: 'M. Okafor',
  }
  const view = async (more: object, booking: Partial<BookingRow> = {}, now = new Date()) => {
    const trip = await tripWith(undefined, () => ({ traveller: { ...traveller, ...more } }))
    return bookedContract({ ...trip, booking: { ...trip.booking, ...booking } }, now)
  }

  it('shows who booked, how it was paid, and where the guest lives, as far as known', async () => {
    const { booking, request } = await booked()
    const plain = await view({})
    expect(plain).toMatchObject({
      bookingRequestID: request.id,
      status: 'SUCCESS',
      tripNumber: booking.trip_number,
      confirmationNumber: booking.confirmation,
      cardHolderName: 'M. Okafor',
      paymentMethod: 'CREDIT',
      paymentForm: 'Visa •••• 4242',
      creditCardType: 'visa',
      creditCardLastFour: '4242',
      meta: { contract: '' },
    })
    const customer = {
      fullName: 'Maya Okafor',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: booking.email,
      phoneNumber: '+1 617 555 0148',
    }
    expect(plain.customer).toEqual(customer)
    for (const absent of ['cancelBookingID', 'specialRequests', 'priceChange'])
      expect(plain, absent).not.toHaveProperty(absent)
    const home = { addressLine1: '18 Alder Street', city: 'Boston', stateCode: 'MA', countryCode: 'US' }
    expect((await view({ ...home, postalCode: '02108', specialRequests: 'Quiet' })).customer).toEqual({
      ...customer,
      location: {
        addressLine1: '18 Alder Street',
        locationDisplay: 'Boston, MA, US',
        postalCode: '02108',
      },
    })
    expect((await view({ ...home, stateCode: undefined })).customer?.location).toEqual({
      addressLine1: '18 Alder Street',
      locationDisplay: 'Boston, US',
    })
    expect((await view({ specialRequests: 'Quiet' })).specialRequests).toBe('Quiet')
  })

  it('can be cancelled free of charge before the instant of cancelBy, once, and never without one', async () => {
    const trip = await booked()
    const at = (ms: number) => new Date(Date.parse(trip.contract.cancelBy ?? '') + ms)
    const penalty = (status: 'SUCCESS' | 'CANCELED', ms: number) =>
      cancelTerms({ contract: trip.contract, booking: { status } }, at(ms))?.penalty.minor
    expect([-1, 0, 1].map((ms) => penalty('SUCCESS', ms))).toEqual([0, undefined, undefined])
    expect(penalty('CANCELED', -1)).toBeUndefined()
    const { contract } = await tripWith(() => ({ cancelBy: undefined, cancellation: undefined }))
    expect(cancelTerms({ contract, booking: trip.booking }, at(-1))).toBeUndefined()
    // A contract before 0.3.0 has its deadline only.
    const { contract: old } = await tripWith(() => ({ cancellation: undefined }))
    expect(cancelTerms({ contract: old, booking: trip.booking }, at(-1))?.penalty.minor).toBe(0)
    expect(cancelTerms({ contract: old, booking: trip.booking }, at(0))).toBeUndefined()
    const open = { status: 'SUCCESS' as const }
    expect((await view({}, open, at(-1))).isCancellable).toBe(true)
    expect((await view({}, open, at(0))).isCancellable).toBe(false)
    const cancelled = await view({}, { status: 'CANCELED' })
    expect(cancelled).toMatchObject({ status: 'CANCELED', isCancellable: false })
    expect(cancelled.cancelBookingID).toBe(cancelled.tripNumber)
  })

  it('shows a caller with number and address only their own fields', async () => {
    const { booking, request } = await booked()
    const maya = travellerAt(server)
    const trip = await details(maya, booking.trip_number, ` ${booking.email.toUpperCase()} `)
    expect(trip.booking.customer?.email).toBe(booking.email)
    expect(await maya.api(bookStatus, { bookingRequestID: request.id, email: ` ${booking.email} ` })).toEqual(
      {
        status: 'HOTEL_BOOKING_COMPLETE',
        bookingId: booking.trip_number,
      },
    )
  })
})
