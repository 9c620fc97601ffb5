import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import type { KnownBrand } from '../../../brand/brands/brands.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import type { RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { notifyLostHold } from './notices.ts'

/**
 * Ends a booked stay whose hold was lost, so that it cannot be charged: releases its room and informs operations. Part
 * of the transaction that ends the booking.
 */
export async function cancelLostHold(
  trx: Kysely<Database>,
  deps: Pick<SagaDeps, 'config' | 'log'>,
  row: RequestRow,
  brand: KnownBrand,
): Promise<void> {
  const reason = 'lost-hold' as const
  const cancellation = { reason, state: 'asked' as const, error: null }
  await trx
    .insertInto('cancellations')
    .values({ trip_number: row.trip_number, request_id: row.id, lease_until: null, reason })
    // A hotel that once refused the traveller is called again, because it is not paid any more.
    .onConflict((conflict) =>
      conflict.column('trip_number').doUpdateSet(cancellation).where('cancellations.state', '=', 'refused'),
    )
    .execute()
  await enqueue(trx, { queue: CANCEL_QUEUE, subject: row.trip_number })
  await notifyLostHold(trx, deps, row, brand)
}
