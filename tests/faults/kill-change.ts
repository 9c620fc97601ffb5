import { bookChange, bookSync2, type ReplacedTrip } from '@staykit/contract'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  bookOne,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  REF_ID,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { type TestDatabase, testDatabase } from '../../packages/server/src/testing/database.ts'
import { startProcess } from './server-process.ts'

const WITHIN_MS = 60_000

const at = (url: string) => traveller((path, init) => fetch(url + path, init))

/** Books three nights, and waits until nothing is left to do. */
async function bookOld(who: Traveller, database: TestDatabase, expect: ExpectStatic) {
  const { id, email } = await bookOne(who, { nights: 3 })
  const { bookingId: trip = '' } = await finalStatus(who, id, email)
  await expect.poll(() => underWay(database), { timeout: WITHIN_MS }).toEqual([])
  return { trip, email }
}

type Old = Awaited<ReturnType<typeof bookOld>>

/** Changes the trip: the difference is charged for four nights, and refunded for two. */
async function change(who: Traveller, { trip, email }: Old, nights: number): Promise<void> {
  const { capability } = await details(who, trip, email)
  const offer = await who.api(bookChange, { bookingId: trip, capability, refId: REF_ID })
  const agreed = await who.contract({ inDays: 40, nights })
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

/** Returns the unsettled work; empty when nothing is in progress. */
async function underWay({ db }: TestDatabase): Promise<string[]> {
  const requests = await db
    .selectFrom('booking_requests')
    .select('state')
    .where('state', 'not in', ['complete', 'failed'])
    .execute()
  const cancellations = await db
    .selectFrom('cancellations')
    .select('state')
    .where('state', '!=', 'done')
    .execute()
  return [...requests, ...cancellations].map(({ state }) => state)
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
 * one: the trip is changed, and exactly the price of the new stay is paid.
 */
export async function changeSurvives(point: CrashPoint, nights: 2 | 4, expect: ExpectStatic): Promise<void> {
  const database = await testDatabase(3)
  try {
    const before = await startProcess(database.url)
    const old = await bookOld(at(before.url), database, expect)
    await before.stop()
    const first = await startProcess(database.url, point)
    await Promise.all([change(at(first.url), old, nights).catch(() => undefined), first.ended])
    expect(await first.ended).toBe('SIGKILL')
    // Control: without a new server the work stays unfinished.
    expect(await underWay(database)).not.toEqual([])
    const second = await startProcess(database.url)
    try {
      await expect.poll(() => underWay(database), { timeout: WITHIN_MS, interval: 250 }).toEqual([])
      const { balance, due, captured, most, ...found } = await books(database)
      expect(found).toEqual({
        stays: ['CANCELED', 'SUCCESS'],
        rooms: ['booked', 'cancelled'],
        imbalances: 0,
      })
      expect([balance, captured]).toEqual([due, most])
    } finally {
      await second.stop()
    }
  } finally {
    await database.drop()
  }
}
