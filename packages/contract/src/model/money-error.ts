import type { ErrorCode } from '../errors.ts'

/** Codes about a stay or its payment whose messages describe the state of the money. */
const moneyCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'PAYMENT_REQUIRED',
  'PAYMENT_MISMATCH',
  'PRICE_CHANGED',
  'RATE_UNAVAILABLE',
  'SOLD_OUT',
  'IDEMPOTENCY_CONFLICT',
])

/** Returns whether the message of this code describes the state of the money. */
export const tellsOfMoney = (code: string): boolean => moneyCodes.has(code)
