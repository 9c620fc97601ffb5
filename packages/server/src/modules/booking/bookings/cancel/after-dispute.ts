import { money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { balances } from '../../../../kernel/ledger/ledger.ts'
import { type Dispute, disputeOf } from '../../../payments/disputed.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import { lockTrip } from '../change/credit.ts'
import { postBankRefund } from '../ledger.ts'
import { PART_QUEUE, partsOf } from '../part/rows.ts'
import type { RequestRow } from '../requests.ts'

/** The dispute of a payment that pays for a trip: its own, or that of a trip that it replaced. */
export async function disputeOfTrip(
  db: Kysely<Database>,
  request: Pick<RequestRow, 'payment_reference' | 'replaces' | 'credit_minor'>,
): Promise<Dispute | undefined> {
  const payers = await payersOf(db, request)
  return disputeOf(
    db,
    payers.flatMap(({ payment_reference }) => payment_reference ?? []),
  )
}

type Payer = Pick<RequestRow, 'payment_reference' | 'replaces' | 'credit_minor'>

async function payersOf<Row extends Payer>(
  db: Kysely<Database>,
  request: Row,
): Promise<(Row | RequestRow)[]> {
  if (!request.replaces || Number(request.credit_minor) === 0) return [request]
  const before = await requestOf(db, request.replaces)
  return [request, ...(before ? await payersOf(db, before) : [])]
}

const requestOf = (db: Kysely<Database>, tripNumber: string): Promise<RequestRow | undefined> =>
  db.selectFrom('booking_requests').selectAll().where('trip_number', '=', tripNumber).executeTakeFirst()

/** Delay until the retry of a refund that the provider refused beside a dispute whose event has not come, seconds. */
const LATE_EVENT_SECONDS = 600

/**
 * Continues the refunds of a trip that a dispute has stopped, when it has ended for us; when the bank has returned the
 * money, it settles what we owed. Returns the dispute that still stops them.
 */
export async function afterDispute(
  trx: Kysely<Database>,
  tripNumber: string,
  inSeconds = 0,
): Promise<Dispute | undefined> {
  // Serialises with the step that stops a refund: one of both sees what the other has stored.
  await lockTrip(trx, tripNumber)
  const request = await requestOf(trx, tripNumber)
  if (!request) return undefined
  const dispute = await disputeOfTrip(trx, request)
  if (dispute === 'lost') await settleByBank(trx, request)
  if (dispute) return dispute
  if (await continueRefund(trx, tripNumber, 'disputed'))
    await enqueue(trx, { queue: CANCEL_QUEUE, subject: tripNumber, inSeconds })
  for (const part of await partsOf(trx, tripNumber))
    if (await continuePartRefund(trx, part.id, 'disputed'))
      await enqueue(trx, { queue: PART_QUEUE, subject: part.id, inSeconds })
  return undefined
}

/** Job: the dispute of a trip's payment has changed. */
export const disputeChanged = (db: Kysely<Database>, tripNumber: string): Promise<void> =>
  db.transaction().execute(async (trx) => void (await afterDispute(trx, tripNumber)))

/** The same for the step that stops a refund. */
export const stopForDispute = (trx: Kysely<Database>, tripNumber: string) =>
  afterDispute(trx, tripNumber, LATE_EVENT_SECONDS)

/** Moves a cancellation from this state back to its refund; returns whether it was in it. */
export async function continueRefund(
  trx: Kysely<Database>,
  tripNumber: string,
  from: 'owed' | 'disputed',
): Promise<boolean> {
  const moved = await trx
    .updateTable('cancellations')
    .set(({ eb, or }) => ({
      state: eb
        .case()
        .when(or([eb('credit_minor', '>', 0), eb('penalty_minor', '>', 0)]))
        .then('credited' as const)
        .else('released' as const)
        .end(),
      attempts: 0,
    }))
    .where('trip_number', '=', tripNumber)
    .where('state', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** The same for the cancellation of a part. */
export async function continuePartRefund(
  trx: Kysely<Database>,
  id: string,
  from: 'owed' | 'disputed',
): Promise<boolean> {
  const moved = await trx
    .updateTable('trip_parts')
    .set({ state: 'released', attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Posts what the bank has returned as our refund of the cancelled parts and of the trip, as far as it goes. */
async function settleByBank(trx: Kysely<Database>, request: RequestRow): Promise<void> {
  const { trip_number: trip, quote } = request
  const { currency } = quote.key
  const stopped = [
    ...(await partsOf(trx, trip))
      .filter(({ state }) => state === 'disputed')
      .map(({ number, back_minor }) => ({ kind: `part_by_bank-${number}`, owed: Number(back_minor) })),
    ...(await trx
      .selectFrom('cancellations')
      .select('state')
      .where('trip_number', '=', trip)
      .where('state', '=', 'disputed')
      .execute()
      .then((rows) => rows.map(() => ({ kind: 'refund_by_bank', owed: Number.POSITIVE_INFINITY })))),
  ]
  for (const { kind, owed } of stopped) {
    const minor = Math.min(
      owed,
      -(await balanceOf(trx, [request], 'refund_payable', currency)),
      await balanceOf(trx, await payersOf(trx, request), 'disputes', currency),
    )
    if (minor > 0) await postBankRefund(trx, trip, kind, money(minor, currency))
  }
}

async function balanceOf(
  trx: Kysely<Database>,
  requests: readonly RequestRow[],
  account: string,
  currency: string,
): Promise<number> {
  const found = await Promise.all(requests.map(({ trip_number }) => balances(trx, trip_number)))
  return found
    .flat()
    .filter((each) => each.account === account && each.currency === currency)
    .reduce((sum, { minor }) => sum + minor, 0)
}
