import { ApiError, refuse } from '../../kernel/http/api-error.ts'
import type { Payable } from './payable.ts'

/** 422 PAYMENT_MISMATCH */
export const mismatch = (message: string, details?: Record<string, unknown>) =>
  new ApiError(422, 'PAYMENT_MISMATCH', message, details && { details })

/** The payment belongs to another request, contract or traveller. */
export const notThisPayment = () =>
  mismatch('This payment is not for this booking request. You were not charged.')

/** 402: `message` says what to do first. */
export const paymentRequired = (message: string) =>
  new ApiError(402, 'PAYMENT_REQUIRED', `${message} You were not charged.`)

/** It was released, because no booking used it for too long. */
export const paymentEnded = () => refuse('paymentEnded')

/** The caller's amount must be the amount due: minor units of the contract's currency. Throws 422 PAYMENT_MISMATCH. */
export function checkPrice(
  { price, currency }: { readonly price: number; readonly currency: string },
  { due }: Payable,
): void {
  if (price === due.minor && currency === due.currency) return
  throw mismatch('The price is not the one of the contract.', { price: due.minor, currency: due.currency })
}
