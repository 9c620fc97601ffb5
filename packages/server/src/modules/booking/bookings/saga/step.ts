import type { WireError } from '@staykit/contract'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { move } from '../../../../kernel/saga/rows.ts'
import type { Outcome, Step } from '../../../../kernel/saga/saga.ts'
import type { TypedCard } from '../../../../ports/cards.ts'
import { type RequestRow, requestTable } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'

/** A step of a booking; a card of the payload is only known to the run that the request began. */
export type BookingStep = Step<RequestRow, TypedCard>

/** The saga gives up: what was held is let go next, and this is what the traveller hears. */
export function failing(error: WireError, detail: object): Outcome<RequestRow> {
  return { state: 'failing', change: { error: JSON.stringify(error) }, hasFailed: true, detail }
}

const LONGEST_WAIT_SECONDS = 600

/** Money that cannot be moved now is tried for as long as it takes: the longer it fails the seldomer, and logged each time. */
export async function waitLonger(
  { db, log }: SagaDeps,
  row: RequestRow,
  error: unknown,
  words: string,
): Promise<never> {
  if (!(error instanceof RetryLater)) throw error
  const attempts = row.attempts + 1
  log.error({ bookingRequestId: row.id, attempts, reason: error.message }, words)
  await move(db, requestTable, row, row.state, { attempts })
  throw new RetryLater(error.message, Math.min(LONGEST_WAIT_SECONDS, 5 * attempts))
}
