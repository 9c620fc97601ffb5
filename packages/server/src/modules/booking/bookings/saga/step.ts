import type { WireError } from '@staykit/contract'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { move } from '../../../../kernel/saga/rows.ts'
import type { Outcome, Step } from '../../../../kernel/saga/saga.ts'
import type { TypedCard } from '../../../../ports/cards.ts'
import { type RequestRow, requestTable } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'

/** A step of a booking; only the run that started with the request has its card. */
export type BookingStep = Step<RequestRow, TypedCard>

/** The saga fails: the next step releases the hold, and the traveller gets this error. */
export function failing(error: WireError, detail: object): Outcome<RequestRow> {
  return { state: 'failing', change: { error: JSON.stringify(error) }, hasFailed: true, detail }
}

const LONGEST_WAIT_SECONDS = 600

/** Retries money that cannot move now without limit, with increasing delays, and logs each attempt. */
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
