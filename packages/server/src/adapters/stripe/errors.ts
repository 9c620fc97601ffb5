import Stripe from 'stripe'
import { CardError } from '../../ports/cards.ts'

/** Translates Stripe's error into the port's. */
export function cardError(error: unknown): CardError {
  if (error instanceof CardError) return error
  if (!(error instanceof Stripe.errors.StripeError))
    return new CardError('UNAVAILABLE', 'The card provider did not answer.', 'no_answer', { cause: error })
  const { code, statusCode, message } = error
  const of = (kind: CardError['kind']) => new CardError(kind, message, code, { cause: error })
  if (code === 'resource_missing' || statusCode === 404) return of('NOT_FOUND')
  if (code === 'payment_intent_unexpected_state') return of('WRONG_STATE')
  const busy = statusCode === undefined || statusCode >= 500 || statusCode === 429 || code === 'lock_timeout'
  return of(busy || statusCode === 409 ? 'UNAVAILABLE' : 'REFUSED')
}
