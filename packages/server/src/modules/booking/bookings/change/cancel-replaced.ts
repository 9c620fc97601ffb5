import { add, formatMoney } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import type { Line } from '../../../mail/compose.ts'
import { notifyOperations } from '../../../mail/notice.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import { paymentOf, type RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'

/** Cancels the trip that this booking replaces. Part of the transaction that completes the booking. */
export async function cancelReplaced(trx: Kysely<Database>, row: RequestRow): Promise<void> {
  const {
    replaces,
    replaced_keeps_price: keeps_price,
    replaced_penalty_minor: penalty_minor,
    credit_minor,
  } = row
  if (!replaces) return
  const change = { reason: 'changed' as const, keeps_price, penalty_minor, credit_minor }
  const cancellation = { ...change, state: 'asked' as const, error: null }
  const stored = await trx
    .insertInto('cancellations')
    .columns([
      'trip_number',
      'request_id',
      'reason',
      'keeps_price',
      'penalty_minor',
      'credit_minor',
      'lease_until',
    ])
    .expression(
      trx
        .selectFrom('bookings')
        .select(['trip_number', 'request_id'])
        .select(sql<'changed'>`'changed'`.as('reason'))
        .select(sql<boolean>`${keeps_price}::boolean`.as('keeps_price'))
        .select(sql<number>`${penalty_minor}::bigint`.as('penalty_minor'))
        .select(sql<number>`${credit_minor}::bigint`.as('credit_minor'))
        .select(sql<null>`null::timestamptz`.as('lease_until'))
        .where('trip_number', '=', replaces),
    )
    // A hotel that once refused the traveller is called again, because it refunds nothing now.
    .onConflict((conflict) =>
      conflict.column('trip_number').doUpdateSet(cancellation).where('cancellations.state', '=', 'refused'),
    )
    .executeTakeFirst()
  if (Number(credit_minor) > 0 && !stored.numInsertedOrUpdatedRows)
    throw new Error(`trip ${replaces} is cancelled already, and cannot pay for ${row.trip_number}`)
  await enqueue(trx, { queue: CANCEL_QUEUE, subject: replaces })
}

/** The hotel does not release a changed trip: the traveller pays for both, although a refund was announced. */
export async function notifyUnreleasedTrip(
  trx: Kysely<Database>,
  deps: Pick<SagaDeps, 'config' | 'log'>,
  row: RequestRow,
  brand: KnownBrand,
): Promise<void> {
  const next = await trx
    .selectFrom('booking_requests')
    .selectAll()
    .where('replaces', '=', row.trip_number)
    .where('state', '=', 'complete')
    .where('credit_minor', '>', 0)
    .executeTakeFirst()
  const paid = dueNowOf(row.quote)
  const lines: Line[] = next
    ? [
        ['Paid for this trip', formatMoney(paid)],
        [`Paid for trip ${next.trip_number}, the difference only`, formatMoney(paymentOf(next).due)],
        ['Paid in total', formatMoney(add(paid, paymentOf(next).due))],
      ]
    : []
  await notifyOperations(trx, deps, brand, {
    key: `kept-trip:${row.trip_number}`,
    subject: `Changed, but not cancelled: the hotel does not release trip ${row.trip_number}`,
    words: [
      'The traveller has booked other dates instead, and was shown the refund for this trip. The hotel refuses to cancel it.',
      next
        ? 'Both bookings stand, but the traveller has paid only the difference for the new one. Agree with the hotel on a cancellation.'
        : 'Both bookings stand. Agree with the hotel on a cancellation, or refund the traveller by hand.',
    ],
    lines: [
      ['Trip number', row.trip_number],
      ['Booking request', row.id],
      ['Reference at the hotel', row.reference],
      ...lines,
    ],
  })
}
