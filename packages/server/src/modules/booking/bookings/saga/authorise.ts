import { methodOfRequest, paymentOf } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { type BookingStep, failing } from './step.ts'

/** Ensures that the amount is held: on a card, in a wallet, or as a transfer that has arrived. */
export const authorise = (deps: SagaDeps): BookingStep => ({
  name: 'authorise',
  isLook: (row) => Boolean(methodOfRequest(row).isAwaited),
  async call(row, _, typed) {
    const outcome = await methodOfRequest(row).authorise(deps, paymentOf(row), typed)
    if ('problem' in outcome)
      return failing(outcome.problem, { code: outcome.problem.code, status: outcome.status })
    const { reference, details } = outcome
    return {
      state: 'authorised',
      change: {
        payment_reference: reference,
        paid_at: deps.now(),
        payment_details: details ? JSON.stringify(details) : null,
      },
      detail: { payment: reference },
    }
  },
})
