import type { ErrorCode, WireError } from '../errors.ts'

const PREFIX = 'HOTEL_BOOKING_ERROR: '

/** Formats a booking's failure for sync2 and status: "HOTEL_BOOKING_ERROR: {reason}" (HOT-308). */
export const toWireBookingError = (error: WireError): WireError => ({
  ...error,
  message: PREFIX + error.message,
})

/** The detail line of a booking's failure: the text after the first colon of the error status (HOT-308). */
export function bookingErrorDetail(message: string): string {
  const colon = message.indexOf(':')
  return colon === -1 ? '' : message.slice(colon + 1).trim()
}

/** Codes that invalidate a contract or payment: only a new attempt with a new payment may follow (OQ-35). */
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

/** Returns whether a refusal with this code ends the attempt to book. */
export const isSpent = (code: string): boolean => spentCodes.has(code)
