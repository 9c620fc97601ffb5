import { sql } from 'kysely'
import { leaveWork } from '../../../kernel/jobs/jobs.ts'
import { BOOKING_QUEUE, failWith, findRequest, type RequestRow } from '../../booking/saga/requests.ts'
import type { PaymentDeps as Deps } from '../deps.ts'
import { lockSource, transferExpired } from './sources.ts'
import { watchSource } from './watch.ts'

/**
 * Ends a booking that waits for a transfer of which nothing has been seen, or whose time is over, because its traveller
 * books the same room anew. Answers whether it stood aside; what still arrives for it is owed back.
 */
export async function standAside(deps: Deps, row: RequestRow): Promise<boolean> {
  const id = row.payment_intent
  if (row.payment_method !== 'BITCOIN' || row.state !== 'stored' || !id) return false
  await watchSource(deps, id)
  const isAside = await deps.db.transaction().execute(async (trx) => {
    const source = await lockSource(trx, id)
    const isIdle = source.state === 'open' && source.received_satoshi === 0 && source.seen_satoshi === 0
    if (!isIdle && source.state !== 'expired') return false
    if (isIdle)
      await trx
        .updateTable('bitcoin_sources')
        .set({ state: 'expired', expires_at: sql<Date>`least(expires_at, ${deps.now()})` })
        .where('id', '=', id)
        .execute()
    if (await failWith(trx, row, transferExpired))
      await leaveWork(trx, { queue: BOOKING_QUEUE, subject: row.id })
    return true
  })
  if (!isAside) return false
  deps.jobs.nudge()
  const { state = 'stored' } = (await findRequest(deps.db, row.id)) ?? {}
  return state === 'failing' || state === 'failed'
}
