import { RetryLater } from '../../../kernel/saga/retry-later.ts'
import { move } from '../../../kernel/saga/rows.ts'
import { methodOf } from '../../payments/registry.ts'
import { postCapture, saleOf } from '../ledger.ts'
import { findRequest, paymentOf, type RequestRow, requestTable } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import type { BookingStep } from './step.ts'

const LONGEST_WAIT_SECONDS = 600

/**
 * Takes what is held. The room is booked by now, so a failure is tried again for as long as it takes. A cancellation that
 * came first has let the hold go: then there is nothing to charge.
 */
export const capture = (deps: SagaDeps): BookingStep => ({
  name: 'capture',
  async call(row) {
    const method = methodOf(row.payment_method)
    const payment = paymentOf(row)
    const isTaken = await method.capture(deps, payment).catch((error) => waitLonger(deps, row, error))
    if (!isTaken && !(await findRequest(deps.db, row.id))?.cancelled_at)
      await waitLonger(deps, row, new RetryLater('nothing is held for a booked stay'))
    return {
      state: 'complete',
      detail: { isTaken },
      async record(trx) {
        if (!isTaken) return
        await method.onCaptured?.(trx, payment)
        await postCapture(trx, saleOf(row))
      },
    }
  },
})

/** The longer it fails the seldomer it is tried. */
async function waitLonger({ db, log }: SagaDeps, row: RequestRow, error: unknown): Promise<never> {
  if (!(error instanceof RetryLater)) throw error
  const attempts = row.attempts + 1
  log.error({ bookingRequestId: row.id, attempts, reason: error.message }, 'a booked stay is not charged yet')
  await move(db, requestTable, row, row.state, { attempts })
  throw new RetryLater(error.message, Math.min(LONGEST_WAIT_SECONDS, 5 * attempts))
}
