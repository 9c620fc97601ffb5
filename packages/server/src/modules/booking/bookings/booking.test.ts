import {
  bookContract,
  bookStatus,
  bookSync2,
  hotelsRates,
  type WireContract,
  type WireRate,
} from '@staykit/contract'
import { addNights } from '@staykit/domain'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../kernel/ledger/ledger.ts'
import { bookingServerForThisFile } from './testing/server.ts'
import {
  bookOne,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  refusal,
  testHotelId,
  travellerAt,
} from './testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)

const intentOf = (id: string) => server.deps.cards.retrieve(id)
const stepsOf = async (id: string) => {
  const rows = await server.deps.db
    .selectFrom('saga_steps')
    .select(['step', 'phase'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ step, phase }) => `${step} ${phase}`)
}
const bookingsOf = (id: string) =>
  server.deps.db.selectFrom('bookings').selectAll().where('request_id', '=', id).execute()

describe('a booking with a paid card', () => {
  it('[HOT-264] [HOT-269] books, charges once and returns the trip number', async () => {
    const { answer, id, agreed, paymentIntent } = await bookOne(maya)
    expect(answer).toEqual({
      bookingRequestID: id,
      status: 'HOTEL_BOOKING_COMPLETE',
      bookingId: expect.stringMatching(/^ST(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
    })
    const intent = await intentOf(paymentIntent)
    expect(intent).toMatchObject({ status: 'succeeded', captured: intent.amount })
    expect(intent.amount.minor).toBe(Math.round(agreed.rate.price.dueNow * 100))
    expect(await stepsOf(id)).toEqual([
      'authorise begin',
      'authorise done',
      'book begin',
      'book done',
      'capture begin',
      'capture done',
    ])
  })

  it('[HOT-265] returns the status to a caller with id and email, and 404 to others', async () => {
    const { id, email, answer } = await bookOne(maya)
    expect(await maya.api(bookStatus, { bookingRequestID: id, email: email.toUpperCase() })).toEqual({
      status: 'HOTEL_BOOKING_COMPLETE',
      bookingId: answer.bookingId,
    })
    const wrong = await refusal(maya.api(bookStatus, { bookingRequestID: id, email: 'eve@example.com' }))
    const nothing = await refusal(maya.api(bookStatus, { bookingRequestID: newBookingRequestId(), email }))
    expect(wrong).toEqual(nothing)
    expect(wrong).toMatchObject({ code: 'NOT_FOUND', status: 404 })
  })

  it('[HOT-266] [ACC-139] [OQ-13] returns the details by trip number and email, with a capability', async () => {
    const { answer, email, agreed, id } = await bookOne(maya)
    const { booking, capability } = await details(maya, ` ${answer.bookingId?.toLowerCase()} `, email)
    expect(booking).toMatchObject({
      status: 'SUCCESS',
      tripNumber: answer.bookingId,
      bookingRequestID: id,
      confirmationNumber: expect.stringMatching(/^SB/),
      confirmedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      creditCardType: 'visa',
      creditCardLastFour: '4242',
      cardHolderName: 'Maya Okafor',
      customer: { fullName: 'Maya Okafor', email },
      isCancellable: true,
      rate: { price: agreed.rate.price },
      hotel: { name: agreed.hotel.name },
    })
    expect(capability?.length).toBeGreaterThan(40)
    const wide = (answer.bookingId ?? '').replace(/[!-~]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    )
    expect((await details(maya, wide, email)).booking.tripNumber).toBe(answer.bookingId)
    const wrong = await refusal(details(maya, answer.bookingId ?? '', 'eve@example.com'))
    expect(wrong).toEqual(await refusal(details(maya, 'ST-0000-0000-0000', email)))
    expect(wrong).toEqual(await refusal(details(maya, answer.bookingId ?? '', email, '8298')))
    expect(wrong?.status).toBe(404)
  })

  it('owes the supplier and the property in the ledger, and holds the money', async () => {
    const { answer, agreed } = await bookOne(maya, { hotel: 'The Fee Due Now' })
    const { price } = agreed.rate
    const cents = (amount: number) => Math.round(amount * 100)
    expect(await balances(server.deps.db, answer.bookingId)).toEqual([
      { account: 'card_clearing', currency: 'USD', minor: cents(price.dueNow) },
      { account: 'property_fee_payable', currency: 'USD', minor: -cents(price.propertyFeeDisplay) },
      { account: 'supplier_payable', currency: 'USD', minor: -cents(price.total) },
    ])
  })

  it('[OQ-09] charges the amount due now, without the amount due at the hotel', async () => {
    const { agreed, paymentIntent } = await bookOne(maya, { hotel: 'The Fee At The Hotel' })
    expect(agreed.rate.price.dueAtHotel).toBeGreaterThan(0)
    expect((await intentOf(paymentIntent)).captured.minor).toBe(Math.round(agreed.rate.price.total * 100))
  })

  it('[OQ-45] books in a currency without cents', async () => {
    const { agreed, paymentIntent, answer } = await bookOne(maya, { currency: 'JPY' })
    expect(answer.status).toBe('HOTEL_BOOKING_COMPLETE')
    expect((await intentOf(paymentIntent)).captured).toEqual({
      minor: agreed.rate.price.dueNow,
      currency: 'JPY',
    })
  })
})

describe('a repeated request', () => {
  it('gets the same answer; another body is refused', async () => {
    const { payload, answer } = await bookOne(maya)
    expect(await maya.api(bookSync2, payload)).toEqual(answer)
    const changed = { ...payload, lastName: 'Other' }
    expect(await refusal(maya.api(bookSync2, changed))).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    })
  })

  it('from a second tab gets the same trip number, and its payment is released', async () => {
    const { agreed, answer, email } = await bookOne(maya)
    const id = newBookingRequestId()
    const paymentIntent = await maya.pay(agreed, id)
    expect(
      await refusal(maya.api(bookSync2, payloadFor(agreed, id, { paymentIntent, email }))),
    ).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      details: { bookingId: answer.bookingId },
    })
    await expect.poll(async () => (await intentOf(paymentIntent)).status).toBe('canceled')
  })

  it('for another room of the same list is another booking, for the same room it is not', async () => {
    const checkIn = addNights(new Date().toISOString().slice(0, 10), 40)
    const stay = { checkIn, checkOut: addNights(checkIn, 1), roomCount: 1, adultCount: 2, currency: 'USD' }
    const { rates } = await maya.api(hotelsRates, { hotelID: testHotelId('Testville Grand Hotel'), ...stay })
    const email = `${newBookingRequestId()}@example.com`
    const book = async (rate: WireRate | undefined) => {
      const request = { ppnBundle: rate?.ppn_book_bundle ?? '', rateType: 'MER', refId: REF_ID } as const
      const { contract } = await maya.api(bookContract, request)
      const id = newBookingRequestId()
      const paymentIntent = await maya.pay(contract, id)
      return maya.api(bookSync2, payloadFor(contract, id, { paymentIntent, email }))
    }
    const [one, two] = rates
    expect(one?.id).not.toBe(two?.id)
    expect(await book(one)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    expect(await book(two)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    expect(await refusal(book(one))).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })
  })

  it('a payment serves one request: Try Again with a new id books and charges nothing', async () => {
    const { agreed, paymentIntent } = await bookOne(maya)
    const id = newBookingRequestId()
    const again = payloadFor(agreed, id, { paymentIntent, email: 'someone@example.com' })
    expect(await refusal(maya.api(bookSync2, again))).toMatchObject({ code: 'PAYMENT_MISMATCH' })
    expect(await bookingsOf(id)).toEqual([])
  })
})

describe('a booking that fails', () => {
  it('sold out at the last moment: charges nothing and releases the hold', async () => {
    const { answer, paymentIntent, id, email } = await bookOne(maya, { hotel: 'The Gone While Booking' })
    expect(answer).toMatchObject({
      status: 'HOTEL_BOOKING_ERROR',
      error: {
        code: 'SOLD_OUT',
        message: 'HOTEL_BOOKING_ERROR: This room is sold out. You were not charged.',
      },
    })
    expect(await intentOf(paymentIntent)).toMatchObject({ status: 'canceled', captured: { minor: 0 } })
    expect(await bookingsOf(id)).toEqual([])
    expect(await maya.api(bookStatus, { bookingRequestID: id, email })).toMatchObject({
      status: 'HOTEL_BOOKING_ERROR',
      error: { code: 'SOLD_OUT' },
    })
  })

  it('price changed at booking: asks with both totals, and books at the new price after consent', async () => {
    const hotel = 'The Price Rises While Booking'
    const { answer, agreed, paymentIntent, email } = await bookOne(maya, { hotel })
    expect(answer.error).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { previousFinal: agreed.rate.price.final, currencyCode: 'USD' },
    })
    expect((await intentOf(paymentIntent)).status).toBe('canceled')
    const next = answer.error?.details?.contract as WireContract
    expect(next.rate.price.final).toBe(answer.error?.details?.final)
    expect(next.rate.price.final).toBeGreaterThan(agreed.rate.price.final)
    const id = newBookingRequestId()
    const consented = await maya.pay(next, id)
    const booked = await maya.api(bookSync2, payloadFor(next, id, { paymentIntent: consented, email }))
    expect(booked.status).toBe('HOTEL_BOOKING_COMPLETE')
    expect((await intentOf(consented)).captured.minor).toBe(Math.round(next.rate.price.dueNow * 100))
  })

  it('unpaid or declined card: books nothing', async () => {
    const agreed = await maya.contract()
    const id = newBookingRequestId()
    const { clientSecret, paymentIntent } = await maya.openPayment(agreed, id)
    const paid = await maya.typeCard(clientSecret, '4000000000000002')
    expect(paid).toMatchObject({ status: 'requires_payment_method', failure: { code: 'card_declined' } })
    const answer = await maya.api(bookSync2, payloadFor(agreed, id, { paymentIntent }))
    expect(answer.error).toMatchObject({
      code: 'PAYMENT_DECLINED',
      message: 'HOTEL_BOOKING_ERROR: Your card was declined.',
    })
    expect(await bookingsOf(id)).toEqual([])
    const without = payloadFor(agreed, newBookingRequestId())
    expect(await refusal(maya.api(bookSync2, without))).toMatchObject({
      code: 'PAYMENT_REQUIRED',
      status: 402,
    })
  })

  it('a payload that differs from its contract: is refused with each field', async () => {
    const agreed = await maya.contract()
    const id = newBookingRequestId()
    const paymentIntent = await maya.pay(agreed, id)
    const right = payloadFor(agreed, id, { paymentIntent })
    for (const [field, value] of [
      ['subtotal', agreed.rate.price.subtotal - 1],
      ['total', 1],
      ['strikethrough', 1],
      ['currency', 'EUR'],
      ['checkInDate', '2031-01-01'],
      ['checkOutDate', '2031-01-05'],
      ['hotel_id', '9000001-1'],
      ['ppnBundle', 'another'],
    ] as const) {
      const refused = await refusal(maya.api(bookSync2, { ...right, [field]: value }))
      expect(refused, field).toMatchObject({ code: 'PAYMENT_MISMATCH', details: { fields: [field] } })
    }
    for (const contract of ['nonsense', `${agreed.meta.contract.slice(0, -3)}abc`])
      expect(await refusal(maya.api(bookSync2, { ...right, contract }))).toMatchObject({
        code: 'CONTRACT_INVALID',
      })
    expect(await refusal(maya.api(bookSync2, { ...right, refId: '8298' }))).toMatchObject({
      code: 'CONTRACT_INVALID',
    })
    expect((await maya.api(bookSync2, right)).status).toBe('HOTEL_BOOKING_COMPLETE')
  })
})

describe('a failing supplier', () => {
  it('time-out but booked: the booking is found by its reference, and charged once', async () => {
    const { id, email, paymentIntent } = await bookOne(maya, { hotel: 'The Timeout But Booked' })
    expect(await finalStatus(maya, id, email)).toMatchObject({ status: 'HOTEL_BOOKING_COMPLETE' })
    await expect.poll(async () => (await intentOf(paymentIntent)).status).toBe('succeeded')
    const [row] = await bookingsOf(id)
    expect(row?.confirmation).toMatch(/^SB/)
    const bookings = await server.deps.db.selectFrom('supplier_bookings').selectAll().execute()
    expect(bookings.filter(({ confirmation }) => confirmation === row?.confirmation)).toHaveLength(1)
  })

  it('[AQ-31] 500 without a booking: stays pending with its hold, and charges nothing', async () => {
    const { answer, paymentIntent } = await bookOne(maya, { hotel: 'The Supplier Error 500' })
    expect(answer).toMatchObject({ status: 'HOTEL_BOOKING_PENDING' })
    expect((await intentOf(paymentIntent)).status).toBe('requires_capture')
  })
})
