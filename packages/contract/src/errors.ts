import * as z from 'zod/mini'

/** Every code that an answer can carry; messages are for logs, codes are for callers. */
export const errorCodes = [
  // the request itself
  'BAD_REQUEST',
  'MALFORMED_JSON',
  'BODY_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'RATE_LIMITED',
  'UNKNOWN_REF_ID',
  'FORBIDDEN_ORIGIN',
  'BRAND_DISABLED',
  // search and rates
  'PastDates',
  'InvalidDates',
  'NoNights',
  'TooLong',
  'BAD_OCCUPANCY',
  'UNKNOWN_LOCATION',
  'UNKNOWN_HOTEL',
  'UNKNOWN_CURRENCY',
  'NO_HOTELS',
  'NO_RATES',
  'BAD_DEAL_CODE',
  // contract, payment, booking
  'RATE_UNAVAILABLE',
  'CONTRACT_EXPIRED',
  'CONTRACT_INVALID',
  'PRICE_CHANGED',
  'SOLD_OUT',
  'LOGIN_REQUIRED',
  'PAYMENT_REQUIRED',
  'PAYMENT_MISMATCH',
  'PAYMENT_DECLINED',
  'INSUFFICIENT_FUNDS',
  'QUOTE_EXPIRED',
  'ALREADY_PAID',
  'UNKNOWN_CARD',
  'RAW_CARD_REFUSED',
  'IDEMPOTENCY_CONFLICT',
  'SUPPLIER_UNAVAILABLE',
  'NOT_CANCELLABLE',
  'NOT_CHANGEABLE',
  'STAY_AHEAD',
  'LIST_FULL',
  // accounts; names of the hosted user pool (ACC-220, ACC-221)
  'UNAUTHENTICATED',
  'SESSION_ENDED',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'UsernameExistsException',
  'InvalidPasswordException',
  'InvalidParameterException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'LimitExceededException',
  // the line and the server
  'TIMEOUT',
  'ABORTED',
  'NETWORK',
  'BAD_ANSWER',
  'SERVER_ERROR',
] as const

export type ErrorCode = (typeof errorCodes)[number]

/**
 * The one shape of a failed answer. `reason` is finer than the code, and `params` are the values of its sentence: screens say both in
 * their own language (refusals.ts). `message` and `description` are English, for logs and developers; `details` are for callers.
 */
export const wireError = z.object({
  code: z.string(),
  reason: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  message: z.string(),
  description: z.optional(z.string()),
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type WireError = z.infer<typeof wireError>

export const errorAnswer = z.object({ error: wireError })
export type ErrorAnswer = z.infer<typeof errorAnswer>

/** What every failed call throws. `status` is the HTTP status, 0 when no answer came. */
export class CallError extends Error {
  override name = 'CallError'
  readonly code: ErrorCode | (string & {})
  /** Finer than the code, where the code alone does not say enough. */
  readonly reason: string | undefined
  /** The values in the sentence of the reason. */
  readonly params: Readonly<Record<string, string | number>>
  readonly status: number
  readonly description: string | undefined
  readonly details: Record<string, unknown>

  constructor(error: WireError, status = 0, options?: ErrorOptions) {
    super(error.message, options)
    this.code = error.code
    this.reason = error.reason
    this.params = error.params ?? {}
    this.status = status
    this.description = error.description
    this.details = error.details ?? {}
  }
}

export const invalidDates: WireError = {
  code: 'InvalidDates',
  message: 'These are not dates.',
  description: 'Please Check Your Dates',
}

export const pastDates: WireError = {
  code: 'PastDates',
  message: "You're Living in the Past!",
  description: 'Please Check Your Dates',
}
