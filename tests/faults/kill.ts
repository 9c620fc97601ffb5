import { bookSync2 } from '@staykit/contract'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { type TestDatabase, testDatabase } from '../../packages/server/src/testing/database.ts'
import { startProcess } from './server-process.ts'

const WITHIN_MS = 60_000
/** After these nothing is left to do, but perhaps a mail. */
const isLast = new Set<CrashPoint>(['after-capture-recorded', 'after-void-recorded', 'after-refund-recorded'])

/** What a traveller does until the server dies under them: book, fail to book, or book and cancel. */
async function useServer(url: string, point: CrashPoint): Promise<void> {
  const who = traveller((path, init) => fetch(url + path, init))
  const fails = point.includes('void')
  const agreed = await who.contract({ hotel: fails ? 'The Gone While Booking' : 'The Free Cancellation' })
  const id = newBookingRequestId()
  const paymentIntent = await who.pay(agreed, id)
  const payload = payloadFor(agreed, id, { paymentIntent })
  const answer = await who.api(bookSync2, payload)
  if (!point.includes('cancel') && !point.includes('refund')) return
  // On a busy machine the answer may come before the booking.
  const { bookingId = '' } = answer.bookingId ? answer : await finalStatus(who, id, payload.email)
  const { capability } = await details(who, bookingId, payload.email)
  await cancel(who, bookingId, capability)
}

/** What is not settled yet; empty when nothing is under way any more. */
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
  const mails = await db.selectFrom('mails').select('key').where('sent_at', 'is', null).execute()
  return [
    ...requests.map(({ state }) => state),
    ...cancellations.map(({ state }) => state),
    ...mails.map(({ key }) => key),
  ]
}

/** The books of both sides after the storm. */
async function books({ db }: TestDatabase) {
  const [request] = await db.selectFrom('booking_requests').select(['state', 'trip_number']).execute()
  const bookings = await db.selectFrom('bookings').select(['status']).execute()
  const rooms = await db.selectFrom('supplier_bookings').select(['status']).execute()
  const intents = await db
    .selectFrom('sandbox_intents')
    .select(['status', 'amount_minor', 'captured_minor', 'refunded_minor'])
    .execute()
  const imbalances = await db.selectFrom('ledger_imbalances').selectAll().execute()
  const transactions = await db.selectFrom('ledger_transactions').select('kind').orderBy('id').execute()
  const mails = await db.selectFrom('mails').select('key').orderBy('id').execute()
  return {
    state: request?.state,
    bookings: bookings.map(({ status }) => status),
    rooms: rooms.map(({ status }) => status),
    intents: intents.map((intent) => ({
      status: intent.status,
      charged: intent.captured_minor === intent.amount_minor,
      refunded: intent.refunded_minor === intent.amount_minor,
    })),
    imbalances: imbalances.length,
    ledger: transactions.map(({ kind }) => kind),
    mails: mails.map(({ key }) => key.split(':')[0]),
  }
}

const booked = {
  state: 'complete',
  bookings: ['SUCCESS'],
  rooms: ['booked'],
  intents: [{ status: 'succeeded', charged: true, refunded: false }],
  imbalances: 0,
  ledger: ['sale', 'capture'],
  mails: ['confirmation'],
}
const letGo = {
  state: 'failed',
  bookings: [],
  rooms: [],
  intents: [{ status: 'canceled', charged: false, refunded: false }],
  imbalances: 0,
  ledger: [],
  mails: [],
}
const cancelled = {
  ...booked,
  bookings: ['CANCELED'],
  rooms: ['cancelled'],
  intents: [{ status: 'succeeded', charged: true, refunded: true }],
  ledger: ['sale', 'capture', 'cancellation', 'refund'],
  mails: ['confirmation', 'cancellation'],
}

function expectedAfter(point: CrashPoint) {
  if (point.includes('void')) return letGo
  return point.includes('cancel') || point.includes('refund') ? cancelled : booked
}

/** The server kills itself at a point while somebody uses it, another one starts: nothing lost, nothing double, nothing stuck. */
export async function survives(point: CrashPoint, expect: ExpectStatic): Promise<void> {
  const database = await testDatabase(3)
  try {
    const first = await startProcess(database.url, point)
    await Promise.all([useServer(first.url, point).catch(() => undefined), first.ended])
    expect(await first.ended).toBe('SIGKILL')
    // The control: without another server it would stay like this.
    if (!isLast.has(point)) expect(await underWay(database)).not.toEqual([])
    const second = await startProcess(database.url)
    const began = performance.now()
    try {
      await expect.poll(() => underWay(database), { timeout: WITHIN_MS, interval: 250 }).toEqual([])
      console.log(`${point}: settled ${((performance.now() - began) / 1000).toFixed(1)} s after the restart`)
      expect(await books(database)).toEqual(expectedAfter(point))
    } finally {
      await second.stop()
    }
  } finally {
    await database.drop()
  }
}
