import { bookSync2, type WireRate } from '@staykit/contract'
import type { ExpectStatic } from 'vitest'
import type { CrashPoint } from '../../../packages/server/src/kernel/jobs/crash-points.ts'
import {
  cancel,
  details,
  finalStatus,
  newBookingRequestId,
  payloadFor,
  type Traveller,
} from '../../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import type { TestDatabase } from '../../../packages/server/src/testing/database.ts'
import { kill, openBookings } from './kill.ts'
import type { OtherSupplier } from './other-supplier.ts'

/** Actions of a traveller until the server dies: book, fail to book, or book and cancel. */
async function useServer(who: Traveller, point: CrashPoint, other?: OtherSupplier): Promise<void> {
  const fails = point.includes('void')
  const hotel = fails ? 'The Gone While Booking' : 'The Free Cancellation'
  const pick = (rates: readonly WireRate[]) => rates.find((rate) => rate.free_cancellation)
  const agreed = await who.contract(other ? { hotelId: await other.idOf(who, hotel), pick } : { hotel })
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

async function underWay(database: TestDatabase): Promise<string[]> {
  const mails = await database.db.selectFrom('mails').select('key').where('sent_at', 'is', null).execute()
  return [...(await openBookings(database)), ...mails.map(({ key }) => key)]
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
export const survives = (point: CrashPoint, expect: ExpectStatic, other?: OtherSupplier): Promise<void> =>
  kill(
    point,
    expect,
    {
      act: (who) => useServer(who, point, other),
      underWay,
      check: async (database) => expect(await books(database, other)).toEqual(expectedAfter(point)),
    },
    other,
  )
