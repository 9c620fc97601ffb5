import { bookSync2, hotelsSearch, type WireRate } from '@staykit/contract'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { TESTVILLE } from '../../packages/server/src/sandbox/testville/city.ts'
import { type TestDatabase, testDatabase } from '../../packages/server/src/testing/database.ts'
import { startProcess } from './server-process.ts'

const WITHIN_MS = 60_000
/** After these crash points nothing is left to do, except perhaps a mail. */
const isLast = new Set<CrashPoint>(['after-capture-recorded', 'after-void-recorded', 'after-refund-recorded'])

/** Another supplier than the sandbox. */
export interface OtherSupplier {
  /** Variables of the server that sells its rooms, and of the one after it, for which it is switched off. */
  readonly selling: Readonly<Record<string, string>>
  readonly switchedOff: Readonly<Record<string, string>>
  /** How its hotel ids begin. */
  readonly ids: string
  /** States of its bookings. */
  readonly rooms: () => readonly string[]
}

/** Id of a hotel of the other supplier, from the list. */
async function idAt({ ids }: OtherSupplier, { api }: Traveller, name: string): Promise<string> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const stay = { checkIn: day(30), checkOut: day(32), roomCount: 1, adultCount: 2, currency: 'USD' }
  const location = { id: TESTVILLE, type: 'city' } as const
  const { hotels } = await api(hotelsSearch, { ...stay, location, filters: { hotelName: name } })
  return hotels.find(({ id }) => id.startsWith(ids))?.id ?? ''
}

/** Actions of a traveller until the server dies: book, fail to book, or book and cancel. */
async function useServer(url: string, point: CrashPoint, other?: OtherSupplier): Promise<void> {
  const who = traveller((path, init) => fetch(url + path, init))
  const fails = point.includes('void')
  const hotel = fails ? 'The Gone While Booking' : 'The Free Cancellation'
  const pick = (rates: readonly WireRate[]) => rates.find((rate) => rate.free_cancellation)
  const agreed = await who.contract(other ? { hotelId: await idAt(other, who, hotel), pick } : { hotel })
  const id = newBookingRequestId()
  const paymentIntent = await who.pay(agreed, id)
  const payload = payloadFor(agreed, id, { paymentIntent })
  const answer = await who.api(bookSync2, payload)
  if (!point.includes('cancel') && !point.includes('refund')) return
  // On a busy machine the answer may arrive before the booking.
  const { bookingId = '' } = answer.bookingId ? answer : await finalStatus(who, id, payload.email)
  const { capability } = await details(who, bookingId, payload.email)
  await cancel(who, bookingId, capability)
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
  const mails = await db.selectFrom('mails').select('key').where('sent_at', 'is', null).execute()
  return [
    ...requests.map(({ state }) => state),
    ...cancellations.map(({ state }) => state),
    ...mails.map(({ key }) => key),
  ]
}

/** The ledger, and the records of payment provider and supplier, after the storm. */
async function books({ db }: TestDatabase, other?: OtherSupplier) {
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
    rooms: [...rooms.map(({ status }) => status), ...(other?.rooms() ?? [])],
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

/** Kills a server in use at a crash point and starts another one: no booking is lost, duplicated or stuck. */
export async function survives(
  point: CrashPoint,
  expect: ExpectStatic,
  other?: OtherSupplier,
): Promise<void> {
  const database = await testDatabase(3)
  try {
    const first = await startProcess(database.url, point, other?.selling)
    await Promise.all([useServer(first.url, point, other).catch(() => undefined), first.ended])
    expect(await first.ended).toBe('SIGKILL')
    // Control: without a new server the work stays unfinished.
    if (!isLast.has(point)) expect(await underWay(database)).not.toEqual([])
    const second = await startProcess(database.url, undefined, other?.switchedOff)
    const began = performance.now()
    try {
      await expect.poll(() => underWay(database), { timeout: WITHIN_MS, interval: 250 }).toEqual([])
      console.log(`${point}: settled ${((performance.now() - began) / 1000).toFixed(1)} s after the restart`)
      expect(await books(database, other)).toEqual(expectedAfter(point))
    } finally {
      await second.stop()
    }
  } finally {
    await database.drop()
  }
}
