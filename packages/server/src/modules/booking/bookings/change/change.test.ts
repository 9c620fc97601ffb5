import { bookChange, bookSync2, type RequestOf } from '@staykit/contract'
import { describe, expect, it } from 'vitest'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { SupplierError } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { createBookings } from '../bookings.ts'
import { createCancellations } from '../cancel/cancellations.ts'
import { bookingServerForThisFile, bookingServerForThisTest } from '../testing/server.ts'
import {
  bookOne,
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  refusal,
  type Traveller,
  travellerAt,
} from '../testing/traveller.ts'

const server = bookingServerForThisFile({ withJobs: true })
const maya = travellerAt(server)

type Choice = Parameters<Traveller['contract']>[0]

/** A booked trip, with the facts for a change of dates. */
async function tripOf(who: Traveller, choice: Choice = {}) {
  const booked = await bookOne(who, choice)
  const trip = booked.answer.bookingId ?? (await finalStatus(who, booked.id, booked.email)).bookingId ?? ''
  const { booking, capability } = await details(who, trip, booked.email)
  const { isChangeable, refund } = await who.api(bookChange, { bookingId: trip, capability, refId: REF_ID })
  expect(isChangeable).toBe(booking.isChangeable)
  return { ...booked, trip, capability, refund: refund.amount, booking }
}

type Old = Pick<Awaited<ReturnType<typeof tripOf>>, 'trip' | 'capability' | 'refund'>
const replacing = ({ trip, capability, refund }: Old) => ({ bookingId: trip, capability, refund })

/** Books other dates at the same hotel to replace a trip. */
async function change(
  who: Traveller,
  old: Old,
  choice: Choice = {},
  more: Partial<RequestOf<typeof bookSync2>> = {},
) {
  return bookOne(who, { inDays: 40, ...choice }, { replaces: replacing(old), ...more })
}

/** State of the replaced trip. */
async function fate(who: Traveller, booked: Booked) {
  const bookingId = booked.answer.bookingId ?? ''
  const { capability } = await details(who, bookingId, booked.email)
  return (await who.api(bookChange, { bookingId, capability, refId: REF_ID })).replaces
}

type Booked = { readonly answer: { readonly bookingId?: string | undefined }; readonly email: string }

/** The same, after all work has ended. */
async function settled(who: Traveller, booked: Booked) {
  await expect.poll(async () => (await fate(who, booked))?.state).not.toBe('pending')
  return fate(who, booked)
}

const mailsTo = (email: string, at = server) =>
  at.deps.db
    .selectFrom('mails')
    .select(['key', 'body_text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()

describe('a change of dates', () => {
  it('books the new stay, then cancels and refunds the old one; each names the other', async () => {
    const old = await tripOf(maya)
    expect(old.booking).toMatchObject({ isChangeable: true })
    expect(old.refund).toBe(old.agreed.rate.price.dueNow)
    const changed = await change(maya, old)
    const replaced = await settled(maya, changed)
    const { booking } = await details(maya, changed.answer.bookingId ?? '', changed.email)
    const refund = { amount: old.agreed.rate.price.dueNow, currencyCode: 'USD' }
    expect(booking).toMatchObject({ status: 'SUCCESS', replaces: old.trip })
    expect(replaced).toEqual({ tripNumber: old.trip, state: 'cancelled', refund })
    const before = (await details(maya, old.trip, old.email)).booking
    expect(before).toMatchObject({
      status: 'CANCELED',
      replacedBy: changed.answer.bookingId,
      isChangeable: false,
    })
    const [paid, back] = await Promise.all(
      [changed, old].map(({ paymentIntent }) => server.deps.cards.retrieve(paymentIntent)),
    )
    expect(paid).toMatchObject({ status: 'succeeded' })
    expect(back?.refunded).toEqual(back?.amount)
    expect(await balances(server.deps.db, old.trip)).toEqual([])
    const [confirmation] = await mailsTo(changed.email)
    expect(confirmation?.body_text).toContain(`Replaces: Trip ${old.trip}`)
    const mails = await mailsTo(old.email)
    expect(mails.map(({ key }) => key.split(':')[0])).toEqual(['confirmation', 'cancellation'])
    expect(mails[1]?.body_text).toContain(`Changed to: Trip ${changed.answer.bookingId}`)
  })

  it('keeps the old trip when the booking fails, and the trip can be changed again', async () => {
    let isSoldOut = false
    const own = await bookingServerForThisTest({
      withJobs: true,
      replace: (deps) =>
        suppliersWith(deps, ({ book }) => ({
          book: async (request) => {
            if (isSoldOut) throw new SupplierError('SOLD_OUT', 'gone')
            return book(request)
          },
        })),
    })
    const who = travellerAt(own)
    const old = await tripOf(who)
    isSoldOut = true
    const failed = await change(who, old)
    expect(await finalStatus(who, failed.id, failed.email)).toMatchObject({
      status: 'HOTEL_BOOKING_ERROR',
      error: { code: 'SOLD_OUT' },
    })
    expect((await details(who, old.trip, old.email)).booking).toMatchObject({
      status: 'SUCCESS',
      isChangeable: true,
    })
    expect(await own.deps.db.selectFrom('cancellations').selectAll().execute()).toEqual([])
    isSoldOut = false
    const again = await change(who, old, { inDays: 41 })
    expect(await settled(who, again)).toMatchObject({ state: 'cancelled' })
  })

  it('names no refund for a non-refundable stay, and releases its room', async () => {
    const hotel = 'Testville Grand Hotel'
    const pick = (rates: Parameters<NonNullable<NonNullable<Choice>['pick']>>[0]) =>
      rates.find(({ cancelBy }) => !cancelBy)
    const old = await tripOf(maya, { pick, hotel, inDays: 31 })
    expect(old.refund).toBe(0)
    const expected = { ...old, refund: old.agreed.rate.price.dueNow }
    expect(await refusal(change(maya, expected, { hotel }))).toMatchObject({
      status: 409,
      code: 'NOT_CHANGEABLE',
      reason: 'refundChanged',
      params: { trip: old.trip, amount: 0, currency: 'USD' },
    })
    const changed = await change(maya, old, { hotel })
    expect(await settled(maya, changed)).toEqual({ tripNumber: old.trip, state: 'cancelled' })
    expect((await server.deps.cards.retrieve(old.paymentIntent)).refunded.minor).toBe(0)
    expect(await cancel(maya, old.trip, old.capability)).toMatchObject({
      status: 'CANCELED',
      refund: { amount: 0, state: 'none' },
    })
    const rooms = await server.deps.db
      .selectFrom('supplier_bookings')
      .innerJoin('booking_requests', 'booking_requests.reference', 'supplier_bookings.reference')
      .select('status')
      .where('trip_number', '=', old.trip)
      .execute()
    expect(rooms).toEqual([{ status: 'cancelled' }])
    expect((await mailsTo(old.email))[1]?.body_text).toContain('Refund: None')
  })

  it('returns 404 to a caller without the capability, with another’s, or at another brand', async () => {
    const old = await tripOf(maya)
    const other = await tripOf(maya, { inDays: 33 })
    const none = { status: 404, code: 'NOT_FOUND' }
    const requests = [
      { ...replacing(old), capability: undefined },
      { ...replacing(old), capability: other.capability },
      { ...replacing(old), bookingId: 'ST-AAAA-AAAA-AAAA' },
    ]
    for (const replaces of requests)
      expect(await refusal(change(maya, old, {}, { replaces }))).toMatchObject(none)
    const agreed = await maya.contract({ refId: '8298', inDays: 41 })
    const id = newBookingRequestId()
    const { paymentIntent, clientSecret } = await maya.openPayment(agreed, id, '8298')
    await maya.typeCard(clientSecret)
    const elsewhere = payloadFor(agreed, id, { paymentIntent, refId: '8298', replaces: replacing(old) })
    expect(await refusal(maya.api(bookSync2, elsewhere))).toMatchObject(none)
    expect((await details(maya, old.trip, old.email)).booking.status).toBe('SUCCESS')
  })

  it('returns 409 for a trip that is cancelled, was changed, has begun, or is at another hotel', async () => {
    const refused = { status: 409, code: 'NOT_CHANGEABLE' }
    const gone = await tripOf(maya)
    await cancel(maya, gone.trip, gone.capability)
    expect(await refusal(change(maya, gone))).toMatchObject(refused)
    const old = await tripOf(maya, { inDays: 34 })
    expect(await refusal(change(maya, old, { hotel: 'The Slow Supplier' }))).toMatchObject(refused)
    const first = await change(maya, old, { inDays: 42 })
    expect(await refusal(change(maya, old, { inDays: 43 }))).toMatchObject(refused)
    await settled(maya, first)
    const late = await tripOf(maya, { inDays: 35 })
    await server.deps.db
      .updateTable('quotes')
      .set(
        (eb) =>
          ({
            contract: eb.fn('jsonb_set', ['contract', eb.val('{checkInDate}'), eb.val('"2026-01-02"')]),
          }) as never,
      )
      .where('id', 'in', (eb) =>
        eb.selectFrom('booking_requests').select('quote_id').where('trip_number', '=', late.trip),
      )
      .execute()
    expect((await details(maya, late.trip, late.email)).booking.isChangeable).toBe(false)
    expect(await refusal(change(maya, late, { inDays: 44 }))).toMatchObject({
      ...refused,
      message: expect.stringContaining('has begun'),
    })
  })

  it('happens once for two calls at the same time: the other is refused, and pays nothing', async () => {
    const old = await tripOf(maya, { inDays: 36 })
    const both = await Promise.allSettled([46, 47].map((inDays) => change(maya, old, { inDays })))
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({ status: 409, code: 'NOT_CHANGEABLE' })
    // The first may have ended before the second began.
    expect(['tripBeingChanged', 'tripChanged']).toContain(lost.reason.reason)
    const live = await server.deps.db
      .selectFrom('booking_requests')
      .select('state')
      .where('replaces', '=', old.trip)
      .execute()
    expect(live).toHaveLength(1)
  })

  it('happens once for a repeated request; another capability is the same request, another trip is not', async () => {
    const old = await tripOf(maya, { inDays: 37 })
    const other = await tripOf(maya, { inDays: 38 })
    const changed = await change(maya, old, { inDays: 48 })
    await settled(maya, changed)
    const again = await details(maya, old.trip, old.email)
    const { payload } = changed
    const repeat = { ...payload, replaces: { ...replacing(old), capability: again.capability } }
    for (const each of [payload, repeat])
      expect(await maya.api(bookSync2, each)).toMatchObject({ bookingId: changed.answer.bookingId })
    expect(await refusal(maya.api(bookSync2, { ...payload, replaces: replacing(other) }))).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    expect(await refusal(maya.api(bookSync2, { ...payload, replaces: undefined }))).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    })
    expect((await server.deps.cards.retrieve(old.paymentIntent)).refunded).toEqual(
      (await server.deps.cards.retrieve(old.paymentIntent)).amount,
    )
  })
})

describe('a change whose process crashes', () => {
  it('loses nothing after the new stay is paid: the next process cancels the old one', async () => {
    const own = await bookingServerForThisTest()
    const who = travellerAt(own)
    const old = await tripOf(who)
    const changed = await change(who, old)
    // No worker runs here: only the rows of the payment's transaction exist.
    expect(await fate(who, changed)).toEqual({ tripNumber: old.trip, state: 'pending' })
    expect((await details(who, old.trip, old.email)).booking.status).toBe('SUCCESS')
    await createCancellations(own.deps).resume(old.trip)
    expect(await fate(who, changed)).toMatchObject({ state: 'cancelled' })
  })

  it('leaves the old stay before the new one is paid; the next process cancels it once', async () => {
    let isEnding = false
    const own = await bookingServerForThisTest({
      replace: ({ cards }) => ({
        cards: {
          ...cards,
          capture: (...args) =>
            isEnding ? Promise.reject(new Error('the process ends')) : cards.capture(...args),
        },
      }),
    })
    const who = travellerAt(own)
    const old = await tripOf(who)
    isEnding = true
    const changed = await change(who, old)
    const cancellations = () =>
      own.deps.db.selectFrom('cancellations').select(['trip_number', 'state']).execute()
    expect(await finalStatus(who, changed.id, changed.email)).toMatchObject({
      status: 'HOTEL_BOOKING_COMPLETE',
    })
    expect(await cancellations()).toEqual([])
    isEnding = false
    const bookings = createBookings(own.deps)
    await Promise.all([bookings.resume(changed.id), bookings.resume(changed.id)])
    expect(await cancellations()).toEqual([{ trip_number: old.trip, state: 'asked' }])
  })
})
