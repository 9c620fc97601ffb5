import { setTimeout as sleep } from 'node:timers/promises'
import type { WireError } from '@staykit/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { dropWork, leaveWork } from '../../../kernel/jobs/jobs.ts'
import { postCancellation, postRefund, postRelease } from '../../../kernel/ledger/ledger.ts'
import { SupplierError } from '../../../ports/supplier.ts'
import { writeMail } from '../../mail/post-office.ts'
import { wayOf } from '../../payments/registry.ts'
import { cancellationMail } from '../booking-mail.ts'
import { saleOf } from '../saga/book.ts'
import { note } from '../saga/log.ts'
import { leaseEnd } from '../saga/requests.ts'
import { Later, type SagaDeps } from '../saga/step.ts'
import type { BookingTables } from '../tables.ts'
import { findTrip, type Trip } from '../trip-view.ts'

export const CANCEL_QUEUE = 'cancellation'
const FIRST_LOOK_SECONDS = 8
const LEASE_SECONDS = 15
/** Longest wait for another process that cancels the same trip, ms. */
const WAIT_MS = 10_000

type CancellationRow = Selectable<BookingTables['cancellations']>

/** Cancels trips: release at the supplier, then refund, each once however many ask at once. */
export interface Cancellations {
  /** Answers the state that was reached: released and done count as cancelled. */
  cancel(tripNumber: string): Promise<CancellationRow>
  /** Job: goes on with a cancellation that was left in the middle. */
  resume(tripNumber: string): Promise<void>
}

export function createCancellations(deps: SagaDeps): Cancellations {
  const { db } = deps
  const running = new Map<string, Promise<CancellationRow>>()

  const ask = async (tripNumber: string): Promise<CancellationRow> => {
    await db.transaction().execute(async (trx) => {
      const asked = await trx
        .insertInto('cancellations')
        .values({ trip_number: tripNumber, lease_until: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (asked.numInsertedOrUpdatedRows)
        await leaveWork(trx, { queue: CANCEL_QUEUE, subject: tripNumber, inSeconds: FIRST_LOOK_SECONDS })
    })
    const until = Date.now() + WAIT_MS
    for (;;) {
      const row = await run(deps, tripNumber)
      if (isOver(row) || Date.now() > until) return row
      await sleep(250)
    }
  }
  return {
    cancel(tripNumber) {
      const known = running.get(tripNumber)
      if (known) return known
      const run = ask(tripNumber).finally(() => {
        running.delete(tripNumber)
        deps.jobs.nudge()
      })
      running.set(tripNumber, run)
      return run
    },
    async resume(tripNumber) {
      if (!isOver(await run(deps, tripNumber)))
        await leaveWork(db, { queue: CANCEL_QUEUE, subject: tripNumber, inSeconds: 3 })
    },
  }
}

const isOver = ({ state }: CancellationRow) => state === 'done' || state === 'refused'

async function run(deps: SagaDeps, tripNumber: string): Promise<CancellationRow> {
  const { db, log } = deps
  const row = await claim(db, tripNumber)
  if (!row) return load(db, tripNumber)
  try {
    const trip = await findTrip(db, tripNumber)
    if (!trip) throw new Error(`trip ${tripNumber} is gone`)
    if (row.state === 'asked') await releaseRoom(deps, trip)
    if ((await load(db, tripNumber)).state === 'released') await payBack(deps, trip)
  } catch (error) {
    if (!(error instanceof Later)) log.error({ err: error, tripNumber }, 'cancellation step failed')
    await leaveWork(db, { queue: CANCEL_QUEUE, subject: tripNumber, inSeconds: 3 })
  } finally {
    await db
      .updateTable('cancellations')
      .set({ lease_until: null })
      .where('trip_number', '=', tripNumber)
      .execute()
  }
  return load(db, tripNumber)
}

function claim(db: Kysely<Database>, tripNumber: string): Promise<CancellationRow | undefined> {
  return db
    .updateTable('cancellations')
    .set({ lease_until: leaseEnd(LEASE_SECONDS) })
    .where('trip_number', '=', tripNumber)
    .where('state', 'in', ['asked', 'released'])
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .returningAll()
    .executeTakeFirst()
}

const load = (db: Kysely<Database>, tripNumber: string): Promise<CancellationRow> =>
  db.selectFrom('cancellations').selectAll().where('trip_number', '=', tripNumber).executeTakeFirstOrThrow()

async function releaseRoom(deps: SagaDeps, { booking, request }: Trip): Promise<void> {
  crashPoint('before-cancel')
  await note(deps.db, request.id, 'cancel', 'begin')
  const refusal = await refusalOf(deps, request.reference)
  crashPoint('after-cancel-call')
  await deps.db.transaction().execute(async (trx) => {
    const change = refusal
      ? ({ state: 'refused', error: JSON.stringify(refusal) } as const)
      : ({ state: 'released' } as const)
    const moved = await moveOn(trx, booking.trip_number, 'asked', change)
    if (!moved) return
    await note(trx, request.id, 'cancel', refusal ? 'failed' : 'done', refusal)
    if (refusal) return dropWork(trx, CANCEL_QUEUE, booking.trip_number)
    await trx
      .updateTable('bookings')
      .set({ status: 'CANCELED' })
      .where('trip_number', '=', booking.trip_number)
      .execute()
    await postCancellation(trx, saleOf(request))
    await freeOffer(trx, request)
  })
  crashPoint('after-cancel-recorded')
}

/** Whoever has cancelled may book the same offer again. */
async function freeOffer(trx: Kysely<Database>, { id, offer_id }: Trip['request']): Promise<void> {
  await trx
    .updateTable('booking_requests')
    .set({ offer_id: `${offer_id} cancelled ${id}` })
    .where('id', '=', id)
    .execute()
}

async function refusalOf(deps: SagaDeps, reference: string): Promise<WireError | undefined> {
  try {
    await deps.supplier.cancel(reference)
    return undefined
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'UNAVAILABLE' || error.kind === 'UNKNOWN_OUTCOME') throw new Later(error.message)
    return notCancellable
  }
}

export const notCancellable: WireError = {
  code: 'NOT_CANCELLABLE',
  message: 'This booking can no longer be cancelled free of charge.',
}

async function payBack(deps: SagaDeps, { booking, request }: Trip): Promise<void> {
  crashPoint('before-refund')
  await note(deps.db, request.id, 'refund', 'begin')
  const way = wayOf(request)
  const wasCharged = await way.payBack(deps, request)
  crashPoint('after-refund-call')
  const brand = await deps.brands.of(booking.ref_id)
  await deps.db.transaction().execute(async (trx) => {
    const moved = await moveOn(trx, booking.trip_number, 'released', { state: 'done' })
    if (!moved) return
    await note(trx, request.id, 'refund', 'done', { wasCharged })
    const sale = saleOf(request)
    await (wasCharged ? postRefund(trx, sale) : postRelease(trx, sale))
    await way.onPaidBack?.(trx, deps, request)
    await writeMail(trx, cancellationMail(request, wasCharged ? sale.dueNow : undefined, brand))
    await dropWork(trx, CANCEL_QUEUE, booking.trip_number)
  })
  crashPoint('after-refund-recorded')
}

function moveOn(
  trx: Kysely<Database>,
  tripNumber: string,
  from: CancellationRow['state'],
  change: { state: CancellationRow['state']; error?: string },
) {
  return trx
    .updateTable('cancellations')
    .set({ ...change, lease_until: leaseEnd(LEASE_SECONDS), updated_at: sql`now()` })
    .where('trip_number', '=', tripNumber)
    .where('state', '=', from)
    .returning('state')
    .executeTakeFirst()
}
