import { type BookingStatus, bookSync2 } from '@staykit/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { duffelUnderTest } from '../../packages/server/src/adapters/duffel/testing/under-test.ts'
import { balances } from '../../packages/server/src/kernel/ledger/ledger.ts'
import { bookingServerForThisTest } from '../../packages/server/src/modules/booking/bookings/testing/server.ts'
import {
  bookOne,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { createSuppliers } from '../../packages/server/src/ports/suppliers.ts'
import { hotelOf, sandboxOf } from '../../packages/server/src/testing/suppliers.ts'
import { patience } from '../patience.ts'
import { naiveSupplier, rush } from './rush.ts'

/** `npm run race` sends 10,000. */
const TRAVELLERS = 250

describe(`${TRAVELLERS} travellers and 100 rooms`, () => {
  it('exactly 100 are sold and charged, and the ledger sums to zero', async () => {
    const server = await bookingServerForThisTest({ poolSize: 20 })
    const { db } = server.deps
    const { outcome, statuses } = await rush(server, TRAVELLERS)
    expect(outcome).toEqual({ booked: 100, SOLD_OUT: TRAVELLERS - 100 })
    expect(statuses['500'] ?? 0).toBe(0)

    const nights = await db.selectFrom('room_nights').select(['taken', 'allotment']).execute()
    expect(nights).toEqual([{ taken: 100, allotment: 100 }])
    const intents = await db
      .selectFrom('sandbox_intents')
      .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('status')
      .orderBy('status')
      .execute()
    expect(intents).toEqual([
      { status: 'canceled', count: TRAVELLERS - 100 },
      { status: 'succeeded', count: 100 },
    ])
    expect(await db.selectFrom('ledger_imbalances').selectAll().execute()).toEqual([])
    const sums = await balances(db)
    expect(sums.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
    const { captured } = await db
      .selectFrom('sandbox_intents')
      .select(({ fn }) => fn.sum<number>('captured_minor').as('captured'))
      .executeTakeFirstOrThrow()
    expect(sums.find(({ account }) => account === 'card_clearing')?.minor).toBe(Number(captured))
  })

  it('exactly 100 are sold while others book at another supplier, each at its own', async () => {
    const duffel = await duffelUnderTest()
    onTestFinished(() => duffel.stop())
    Object.assign(duffel.standIn.rateLimit, { calls: 100_000 })
    const server = await bookingServerForThisTest({
      poolSize: 20,
      replace: (deps) => ({ suppliers: createSuppliers([sandboxOf(deps), duffel.supplier]) }),
    })
    const { db, suppliers } = server.deps
    const grand = await hotelOf(duffel.supplier, 'Testville Grand Hotel')
    const choices = [
      { hotel: 'The Hundred Rooms', nights: 1 },
      { hotel: 'The Hundred Rooms', nights: 1 },
      { hotelId: grand, nights: 1 },
    ]
    const { outcome } = await rush(server, 240, 120_000, choices)
    expect(outcome).toEqual({ booked: 180, SOLD_OUT: 60 })
    const rows = await db
      .selectFrom('booking_requests')
      .select(['reference', 'supplier'])
      .where('state', '=', 'complete')
      .execute()
    const at = (name: string) => rows.filter(({ supplier }) => supplier === name)
    expect([at('sandbox').length, at('duffel').length]).toEqual([100, 80])
    expect(new Set(duffel.standIn.bookings.map(({ id }) => id)).size).toBe(80)
    for (const { reference } of at('duffel'))
      expect(await suppliers.of('sandbox').findBooking(reference)).toBeUndefined()
    expect(await db.selectFrom('ledger_imbalances').selectAll().execute()).toEqual([])
  })

  it('a supplier that checks and then acts oversells (control)', async () => {
    const server = await bookingServerForThisTest({ poolSize: 20, replace: naiveSupplier })
    const { outcome } = await rush(server, 160)
    expect(outcome.booked).toBeGreaterThan(100)
  })
})

describe('one key in 300 concurrent requests', () => {
  it('the key makes one booking, one charge and one answer; another body gets 409', async () => {
    const server = await bookingServerForThisTest({ poolSize: 20 })
    const { db } = server.deps
    const who: Traveller = traveller((path, init) => server.app.request(path, init))
    const agreed = await who.contract()
    const id = newBookingRequestId()
    const paymentIntent = await who.pay(agreed, id)
    const payload = payloadFor(agreed, id, { paymentIntent })
    const send = () => who.api(bookSync2, payload, { timeoutMs: patience(60) })
    const answers = await Promise.all(Array.from({ length: 300 }, send))

    const pending: BookingStatus = 'HOTEL_BOOKING_PENDING'
    const trips = new Set(
      answers.filter(({ status }) => status !== pending).map(({ bookingId }) => bookingId),
    )
    expect(trips.size).toBe(1)
    expect([...trips][0]).toBe((await send()).bookingId)
    expect(await db.selectFrom('bookings').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('supplier_bookings').selectAll().execute()).toHaveLength(1)
    const intents = await db
      .selectFrom('sandbox_intents')
      .select(['status', 'captured_minor', 'amount_minor'])
      .execute()
    expect(intents).toMatchObject([{ status: 'succeeded', captured_minor: intents[0]?.amount_minor }])
    await expect(who.api(bookSync2, { ...payload, phoneNumber: '+1 000 000 0000' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
      status: 409,
    })
    expect((await bookOne(who)).answer.status).toBe('HOTEL_BOOKING_COMPLETE')
  })
})
