import {
  bookingErrorDetail,
  type bookSync2,
  type CallError,
  isSpent,
  type ResponseOf,
} from '@staykit/contract'
import type { Progress } from '../booking/index.ts'
import type { PaymentRules } from '../payments/index.ts'

export const working: Progress = { kind: 'working', status: undefined }

/** The booking itself failed: the server says so only after it has let the payment go, so the next try is a new one. */
export function failed(error: CallError, { expiredAfter }: PaymentRules): Progress {
  const expired = expiredAfter?.(error)
  if (expired) return expired
  const next = error.code === 'BAD_ANSWER' ? 'resend' : 'anew'
  return { kind: 'failed', error, detail: bookingErrorDetail(error.message), next }
}

/**
 * The request was refused before anything of it was stored. Rule of Try Again (OQ-35), which never charges twice:
 * - a refusal of the moment (a session that ended, too many calls, another busy answer) leaves the payment good for this
 *   request id: the very same request is sent again;
 * - wrong details (BAD_REQUEST) are corrected and sent under the same id with the same payment;
 * - a contract or payment that is no longer good (CONTRACT_…, PAYMENT_…, PRICE_CHANGED, SOLD_OUT, a second booking of the
 * same room …) ends the attempt: the server releases a hold without a booking, and a new id pays again.
 * A lost answer is none of these: the client polls the status (AQ-31).
 */
export function refused(error: CallError, { expiredAfter }: PaymentRules): Progress {
  const expired = expiredAfter?.(error)
  if (expired) return expired
  const next = isSpent(error.code) ? 'anew' : error.status === 400 ? 'correct' : 'resend'
  return { kind: 'failed', error, detail: error.message, next }
}

/**
 * The result of a book call: the response plus the request id (HOT-206). An answer that is final must name its booking,
 * else the booking failed (HOT-207); the same request is then sent again, which answers the same booking.
 */
export function bookResult<
  Answer extends Pick<ResponseOf<typeof bookSync2>, 'status' | 'bookingId' | 'error'>,
>(answer: Answer, bookingRequestID: string): Answer & { readonly bookingRequestID: string } {
  const nameless = answer.status === 'HOTEL_BOOKING_COMPLETE' && !answer.bookingId && !answer.error
  const error = nameless ? { code: 'BAD_ANSWER', message: `${answer.status}: no booking id` } : answer.error
  return { ...answer, error, bookingRequestID }
}
