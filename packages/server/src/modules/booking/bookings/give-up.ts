import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { move } from '../../../kernel/saga/rows.ts'
import type { BookingDeps } from './deps.ts'
import {
  BOOKING_QUEUE,
  findRequest,
  methodOfRequest,
  paymentOf,
  type RequestRow,
  requestTable,
} from './requests.ts'

/**
 * Ends a booking that still waits for its payment because its traveller books the same room again. Returns whether it
 * ended: not when something has been paid.
 */
export async function giveUp(deps: BookingDeps, row: RequestRow): Promise<boolean> {
  const method = methodOfRequest(row)
  if (!method.onGiveUp || row.state !== 'stored') return false
  const payment = paymentOf(row)
  await method.refresh?.(deps, payment)
  const isGivenUp = await deps.db.transaction().execute(async (trx) => {
    const error = await method.onGiveUp?.(trx, deps, payment)
    if (!error) return false
    const moved = await move(trx, requestTable, row, 'failing', { error: JSON.stringify(error) })
    if (moved) await enqueue(trx, { queue: BOOKING_QUEUE, subject: row.id })
    return true
  })
  if (!isGivenUp) return false
  const { state = 'stored' } = (await findRequest(deps.db, row.id)) ?? {}
  return state === 'failing' || state === 'failed'
}
