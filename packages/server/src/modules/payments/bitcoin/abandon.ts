import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError, notFound } from '../../../kernel/http/api-error.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import type { PaymentDeps as Deps } from '../deps.ts'
import { PAYMENT_CHANGED_QUEUE } from '../method.ts'
import { oweBack, type SettlementDeps } from './settlement.ts'
import { endSource, lockSource, type SourceRow, transferOf } from './sources.ts'
import { watchSource } from './watch.ts'

/**
 * Ends the transfer of a booking request for the member who opened it, and wakes the waiting booking. Amounts that have
 * arrived or still arrive are owed back. Throws 404 NOT_FOUND for another member's, 409 ALREADY_PAID when all of it has
 * arrived, final or not.
 */
export async function abandonSource(
  deps: Deps,
  member: string,
  bookingRequestId: string,
): Promise<SourceRow> {
  const source = await deps.db
    .selectFrom('bitcoin_sources')
    .select('id')
    .where('booking_request_id', '=', bookingRequestId)
    .where('user_id', '=', member)
    .executeTakeFirst()
  if (!source) throw notFound('There is no such payment.')
  await watchSource(deps, source.id)
  return deps.db.transaction().execute((trx) => abandon(trx, deps, source.id))
}

async function abandon(trx: Kysely<Database>, deps: SettlementDeps, id: string): Promise<SourceRow> {
  const source = await lockSource(trx, id)
  if (isPaid(source)) throw alreadyPaid()
  if (source.state !== 'open') return source
  const ended = await endSource(trx, deps, id)
  await oweBack(trx, deps, ended, ended.received_satoshi)
  await enqueue(trx, { queue: PAYMENT_CHANGED_QUEUE, subject: ended.booking_request_id })
  return ended
}

function isPaid(source: SourceRow): boolean {
  const { due, received } = transferOf(source)
  const isThere = source.state === 'open' && due > 0 && received >= due
  return isThere || source.state === 'paid' || source.state === 'settled'
}

const alreadyPaid = () =>
  new ApiError(409, 'ALREADY_PAID', 'Your payment has arrived. We are booking your room.')
