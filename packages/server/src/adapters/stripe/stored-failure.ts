import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'

/**
 * Stripe stores a 5xx answer under its idempotency key for a day and repeats it, marked Idempotent-Replayed: a retry
 * with that key changes nothing. Then `done` checks whether the first attempt had its effect; if not, the call is made
 * with a new key. Stripe refuses a second effect by the state of the intent.
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
