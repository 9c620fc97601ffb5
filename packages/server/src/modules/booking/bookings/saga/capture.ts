import type { Outcome } from '../../../../kernel/saga/saga.ts'
import { cancelLostHold } from '../cancel/lost-hold.ts'
import { cancelReplaced } from '../change/cancel-replaced.ts'
import { postCapture, saleOf } from '../ledger.ts'
import { findRequest, methodOfRequest, paymentOf, type RequestRow } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { type BookingStep, waitLonger } from './step.ts'

/**
 * Captures the hold. The room is booked, so a failure is retried without limit. After an earlier cancellation there is
 * nothing to charge; a hold that is gone for another reason releases the room.
 */
export const capture = (deps: SagaDeps): BookingStep => ({
  name: 'capture',
  async call(row) {
    const method = methodOfRequest(row)
    const payment = paymentOf(row)
    const isTaken = await method
      .capture(deps, payment)
      .catch((error) => waitLonger(deps, row, error, 'a booked stay is not charged yet'))
    if (!isTaken && !(await findRequest(deps.db, row.id))?.cancelled_at) return lost(deps, row)
    return {
      state: 'complete',
      detail: { isTaken },
      async record(trx, { cancelled_at }) {
        // Without a payment of its own, a cancelled booking takes nothing over.
        const isTakenOver = payment.due.minor > 0 || !cancelled_at
        if (!isTaken || !isTakenOver) return
        await method.onCaptured?.(trx, payment)
        await postCapture(trx, saleOf(row))
        await cancelReplaced(trx, row)
      },
    }
  },
})

async function lost(deps: SagaDeps, row: RequestRow): Promise<Outcome<RequestRow>> {
  const brand = await deps.brands.of(row.ref_id)
  return {
    state: 'complete',
    hasFailed: true,
    detail: { isTaken: false, isLost: true },
    record: (trx) => cancelLostHold(trx, deps, row, brand),
  }
}
