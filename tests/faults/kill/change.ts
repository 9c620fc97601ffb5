import { bookChange, bookSync2, type ReplacedTrip, type WireRate } from '@staykit/contract'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  bookOne,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  type Traveller,
  testHotelId,
} from '../../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import type { TestDatabase } from '../../../packages/server/src/testing/database.ts'
import { sellerOf } from '../../../packages/server/src/testing/suppliers.ts'
import { kill, openBookings, WITHIN_MS } from './kill.ts'
import type { OtherSupplier } from './other-supplier.ts'

const HOTEL = 'The Free Cancellation'

/** A free rate of a supplier. */
const at = (supplier: string) => ({
  hotel: HOTEL,
  pick: (rates: readonly WireRate[]) =>
    rates.find((rate) => rate.free_cancellation && sellerOf(rate) === supplier),
})

/** Books three nights, and waits until nothing is left to do. */
async function bookOld(who: Traveller, supplier: string, database: TestDatabase, expect: ExpectStatic) {
  const { id, email } = await bookOne(who, { ...at(supplier), nights: 3 })
  const { bookingId: trip = '' } = await finalStatus(who, id, email)
  await expect.poll(() => openBookings(database), { timeout: WITHIN_MS }).toEqual([])
  return { trip, email }
}

type Old = Awaited<ReturnType<typeof bookOld>>

/** Changes the trip: the difference is charged or refunded. */
async function change(who: Traveller, { trip, email }: Old, supplier: string, nights: number): Promise<void> {
  const { capability } = await details(who, trip, email)
  const offer = await who.api(bookChange, { bookingId: trip, capability, refId: REF_ID })
  const agreed = await who.contract({ ...at(supplier), inDays: 40, nights })
  const { dueNow } = agreed.rate.price
  const credit = Math.min(offer.credit?.amount ?? 0, dueNow)
  const replaces: ReplacedTrip = { bookingId: trip, capability, refund: offer.refund.amount, credit }
  const id = newBookingRequestId()
  const payment = dueNow > credit ? await who.openPayment(agreed, id, REF_ID, replaces) : undefined
  if (payment) await who.typeCard(payment.clientSecret)
  const { paymentIntent } = payment ?? {}
  await who.api(bookSync2, payloadFor(agreed, id, { replaces, ...(paymentIntent && { paymentIntent }) }))
  await finalStatus(who, id, email)
}

/** Makes the hotel of the sandbox and that of the other supplier one. */
async function pair(who: Traveller, { db }: TestDatabase, other: OtherSupplier): Promise<void> {
  const ids = { public_id: testHotelId(HOTEL), other_id: await other.idOf(who, HOTEL) }
  await db
    .insertInto('hotel_pairs')
    .values({ ...ids, state: 'same', operator: 'Ana' })
    .execute()
}

/** What the provider keeps, what the stays cost, and the ledger. */
async function books({ db }: TestDatabase) {
  const intents = await db
    .selectFrom('sandbox_intents')
    .select(['captured_minor', 'refunded_minor'])
    .execute()
  const stays = await db
    .selectFrom('bookings')
    .select(['status', 'due_now_minor'])
    .orderBy('booked_at')
    .execute()
  const rooms = await db.selectFrom('supplier_bookings').select('status').orderBy('reference').execute()
  const imbalances = await db.selectFrom('ledger_imbalances').selectAll().execute()
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  return {
    stays: stays.map(({ status }) => status),
    rooms: rooms.map(({ status }) => status).sort(),
    balance: sum(intents.map((each) => Number(each.captured_minor) - Number(each.refunded_minor))),
    due: sum(stays.map(({ status, due_now_minor }) => (status === 'SUCCESS' ? Number(due_now_minor) : 0))),
    /** No payment took more than the dearer stay costs. */
    captured: sum(intents.map(({ captured_minor }) => Number(captured_minor))),
    most: Math.max(...stays.map(({ due_now_minor }) => Number(due_now_minor))),
    imbalances: imbalances.length,
  }
}

/**
 * Kills a server at a crash point of a change of dates that charges or refunds only the difference, and starts another
 * one: the trip is changed, and exactly the price of the new stay is paid. Beside another supplier, four nights move the
 * trip there, and two nights move it back to the sandbox.
 */
export function changeSurvives(
  point: CrashPoint,
  nights: 2 | 4,
  expect: ExpectStatic,
  other?: OtherSupplier,
): Promise<void> {
  const [from, to] = !other
    ? ['sandbox', 'sandbox']
    : nights === 4
      ? ['sandbox', 'liteapi']
      : ['liteapi', 'sandbox']
  const roomsAt = (name: string) => [
    ...(from === name ? ['cancelled'] : []),
    ...(to === name ? ['booked'] : []),
  ]
  return kill<Old>(
    point,
    expect,
    {
      async before(who, database) {
        if (other) await pair(who, database, other)
        return bookOld(who, from, database, expect)
      },
      act: (who, old) => change(who, old, to, nights),
      underWay: openBookings,
      async check(database) {
        const { balance, due, captured, most, ...found } = await books(database)
        expect(found).toEqual({
          stays: ['CANCELED', 'SUCCESS'],
          rooms: roomsAt('sandbox').sort(),
          imbalances: 0,
        })
        expect(other?.rooms() ?? []).toEqual(roomsAt('liteapi'))
        expect([balance, captured]).toEqual([due, most])
      },
    },
    other,
  )
}
