import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Stripe keeps a 5xx answer under its idempotency key for a day and gives it to every repeat, marked Idempotent-Replayed:
 * asking again by that key changes nothing. Then `done` reads whether the first try had its effect after all; if not, the call is
 * made under a key of its own. What it does twice, Stripe refuses by the state of the intent.
 */
export async function pastStoredFailure<T>(
  key: string,
  call: (idempotencyKey: string) => Promise<T>,
  done: () => Promise<T | undefined>,
): Promise<T> {
  try {
    return await call(key)
  } catch (error) {
    if (!isStored(error)) throw error
    return (await done()) ?? call(`${key}:${randomUUID()}`)
  }
}

function isStored(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode = 0, headers } = error
  return statusCode >= 500 && headers?.['idempotent-replayed'] === 'true'
}
