import { formatMoney, type Money, money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { writeMail } from '../../../mail/post-office.ts'
import { RefundRefused } from '../../../payments/refund-refused.ts'
import { methodOf } from '../../../payments/registry.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { goodwillMail } from '../booking-mail.ts'
import { disputeOfTrip } from '../cancel/after-dispute.ts'
import { tripOf } from '../cancel/steps.ts'
import { leftBehind } from '../change/changeable.ts'
import { isCredited } from '../change/credit.ts'
import { fromOthers, postShares, refundFrom, type Share, sumOf } from '../funds.ts'
import { postGoodwill, saleOf, wasCaptured } from '../ledger.ts'
import { hasOpenPart } from '../part/rows.ts'
import { paymentOf, type RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import type { Trip } from '../trip-view.ts'

export const GOODWILL_QUEUE = 'goodwill'

/** Thrown when a partial refund is not possible, with a reason for the operator. */
export class GoodwillRefused extends Error {
  override readonly name = 'GoodwillRefused'
}

/** Refundable amount of a booked stay: the charge, less partial refunds that are made or pending. */
export async function refundable(db: Kysely<Database>, { booking, request }: Trip): Promise<Money> {
  const due = dueNowOf(request.quote)
  const hasParts = methodOf(request.payment_method).parts && booking.status === 'SUCCESS'
  if (
    !hasParts ||
    (await disputeOfTrip(db, request)) ||
    !(await wasCaptured(db, booking.trip_number)) ||
    (await isCredited(db, booking.trip_number)) ||
    (await hasOpenPart(db, booking.trip_number))
  )
    return money(0, due.currency)
  const { given: total } = await db
    .selectFrom('goodwill_refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_minor'), sql<number>`0`).as('given'))
    .where('trip_number', '=', booking.trip_number)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow()
  return money(due.minor - Number(total) - (await leftBehind(db, request)), due.currency)
}

/**
 * Requests a partial refund while the stay stands; the job makes it. Runs in the caller's transaction, so that two at
 * once cannot refund more than was charged. `form` identifies the form that asks: it refunds once, however often it is sent. Throws
 * GoodwillRefused.
 */
export async function askGoodwill(
  trx: Kysely<Database>,
  trip: Trip,
  amount: Money,
  reason: string,
  form: string,
): Promise<void> {
  const { trip_number } = trip.booking
  await sql`select from bookings where trip_number = ${trip_number} for update`.execute(trx)
  const before = await trx.selectFrom('goodwill_refunds').select('id').where('form', '=', form).execute()
  if (before.length > 0) throw new GoodwillRefused('This form has given it back already.')
  if (await disputeOfTrip(trx, trip.request))
    throw new GoodwillRefused(
      'The bank of the traveller decides about this payment: nothing is given back beside it.',
    )
  const most = await refundable(trx, trip)
  if (amount.currency !== most.currency || amount.minor < 1 || amount.minor > most.minor)
    throw new GoodwillRefused(`Between the smallest coin and ${formatMoney(most)} can be given back.`)
  const { id } = await trx
    .insertInto('goodwill_refunds')
    .values({ trip_number, amount_minor: amount.minor, currency: amount.currency, reason, error: null, form })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(trx, { queue: GOODWILL_QUEUE, subject: id })
}

/** Job: makes a partial refund once; a refusal of the provider ends it. Throws RetryLater. */
export async function payGoodwill(deps: SagaDeps, id: string): Promise<void> {
  const { db } = deps
  const row = await db.selectFrom('goodwill_refunds').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'asked') return
  const trip = await tripOf(deps, row)
  const amount = money(Number(row.amount_minor), row.currency)
  const outcome = await refundPart(deps, trip.request, amount, id).catch((error: unknown) => {
    if (!(error instanceof RefundRefused)) throw error
    return error
  })
  const refusal = outcome instanceof RefundRefused ? outcome.message : undefined
  const shares = outcome instanceof RefundRefused ? [] : outcome
  const brand = await deps.brands.of(trip.request.ref_id)
  await db.transaction().execute(async (trx) => {
    const change = refusal ? ({ state: 'refused', error: refusal } as const) : ({ state: 'done' } as const)
    const moved = await trx
      .updateTable('goodwill_refunds')
      .set({ ...change, updated_at: sql`now()` })
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    if (!moved.numUpdatedRows || refusal) return
    await postGoodwill(trx, saleOf(trip.request), id, amount, sumOf(shares, amount.currency))
    await postShares(trx, shares, `goodwill-${id}`)
    await writeMail(trx, goodwillMail(trip, id, amount, row.reason, brand, deps.config))
  })
}

/** Makes a partial refund; returns what payments of replaced trips paid of it. */
async function refundPart(deps: SagaDeps, request: RequestRow, amount: Money, id: string): Promise<Share[]> {
  const key = `goodwill:${id}`
  const { parts } = methodOf(request.payment_method)
  if (!parts) throw new Error(`trip ${request.trip_number} cannot have a partial refund`)
  if (Number(request.credit_minor) === 0) {
    await parts.refund(deps, paymentOf(request), amount, key)
    return []
  }
  // The payments of a chain are refunded from one after the other.
  const earlier = await deps.db
    .selectFrom('goodwill_refunds')
    .select('id')
    .where('trip_number', '=', request.trip_number)
    .where('state', '=', 'asked')
    .where('id', '<', id)
    .executeTakeFirst()
  if (earlier) throw new RetryLater('an earlier partial refund is not made yet')
  return fromOthers(request, await refundFrom(deps, request, amount, key))
}
