import type { ErrorCode } from '../errors.ts'

/** Codes whose texts (packages/words, `refusals`) describe the state of the money. */
const moneyCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'PAYMENT_REQUIRED',
  'PAYMENT_MISMATCH',
  'PRICE_CHANGED',
  'IDEMPOTENCY_CONFLICT',
])

/** Returns whether the text of a refusal with this code describes the state of the money. */
export const tellsOfMoney = (code: string): boolean => moneyCodes.has(code)
