import type { ErrorCode, WireError } from '../errors.ts'

const PREFIX = 'HOTEL_BOOKING_ERROR: '

/** A booking's failure as sync2 and status say it: "HOTEL_BOOKING_ERROR: {what happened}" (HOT-308). */
export const toWireBookingError = (error: WireError): WireError => ({
  ...error,
  message: PREFIX + error.message,
})

/** The detail line of a booking's failure: what stands after the first colon of the error status (HOT-308). */
export function bookingErrorDetail(message: string): string {
  const colon = message.indexOf(':')
  return colon === -1 ? '' : message.slice(colon + 1).trim()
}

/** Codes after which a contract or payment is not good any more: only a new attempt, which pays anew, may follow (OQ-35). */
const spentCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'CONTRACT_EXPIRED',
  'CONTRACT_INVALID',
  'PAYMENT_REQUIRED',
  'PAYMENT_MISMATCH',
  'PAYMENT_DECLINED',
  'PRICE_CHANGED',
  'QUOTE_EXPIRED',
  'RATE_UNAVAILABLE',
  'RAW_CARD_REFUSED',
  'SOLD_OUT',
  'IDEMPOTENCY_CONFLICT',
  'NOT_CHANGEABLE',
  'INSUFFICIENT_FUNDS',
  'NOT_FOUND',
  'UNKNOWN_REF_ID',
  'UNKNOWN_LOCATION',
  'UNKNOWN_HOTEL',
  'UNKNOWN_CURRENCY',
  'UNKNOWN_CARD',
])

/** Whether an attempt to book is over when it was refused with this code. */
export const isSpent = (code: string): boolean => spentCodes.has(code)
