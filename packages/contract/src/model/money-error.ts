import type { ErrorCode } from '../errors.ts'

/** Codes of what happened to the stay or its payment: the server's words for them say what became of the money. */
const moneyCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'PAYMENT_REQUIRED',
  'PAYMENT_MISMATCH',
  'PRICE_CHANGED',
  'RATE_UNAVAILABLE',
  'SOLD_OUT',
  'IDEMPOTENCY_CONFLICT',
])

/** Whether the words of a refusal with this code say already what became of the money. */
export const tellsOfMoney = (code: string): boolean => moneyCodes.has(code)
