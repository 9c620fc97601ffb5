import type { ErrorCode } from '../errors.ts'

/** Codes whose texts say what became of the money (packages/words, `refusals`). */
const moneyCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'PAYMENT_REQUIRED',
  'PAYMENT_MISMATCH',
  'PRICE_CHANGED',
  'IDEMPOTENCY_CONFLICT',
])

/** Whether the text of a refusal with this code say already what became of the money. */
export const tellsOfMoney = (code: string): boolean => moneyCodes.has(code)
