import {
  type BookingStatus,
  bookingErrorDetail,
  type bookSync2,
  type CallError,
  isSpent,
  type ResponseOf,
  type Transfer,
} from '@staykit/contract'

/** Where a booking stands for the traveller. */
export type Progress =
  | { readonly kind: 'none' }
  /** `status` is what the wire last said; `transfer` is what has arrived of a bitcoin payment. */
  | {
      readonly kind: 'working'
      readonly status: BookingStatus | undefined
      readonly transferComplete: boolean
      readonly transfer?: Transfer | undefined
    }
  /** 24 polls are over: still confirming, and nobody should pay again. */
  | { readonly kind: 'pending'; readonly transfer?: Transfer | undefined }
  /** The bitcoin transfer did not come in time; `received` satoshi that came are sent back. */
  | { readonly kind: 'expired'; readonly received: number }
  | {
      readonly kind: 'failed'
      readonly error: CallError
      readonly detail: string
      /** What Try Again does. */
      readonly next: NextTry
    }
  | { readonly kind: 'booked'; readonly tripNumber: string; readonly email: string }

/** `resend` the same request, `correct` the details and send them under the same payment, or begin `anew`. */
export type NextTry = 'resend' | 'correct' | 'anew'

export const working: Progress = { kind: 'working', status: undefined, transferComplete: false }

/** The booking itself failed: the server says so only after it has let the payment go, so the next try is a new one. */
export function failed(error: CallError): Progress {
  if (error.code === 'QUOTE_EXPIRED') return { kind: 'expired', received: 0 }
  const next = error.code === 'BAD_ANSWER' ? 'resend' : 'anew'
  return { kind: 'failed', error, detail: bookingErrorDetail(error.message), next }
}

/**
 * The request was refused before anything of it was stored. Rule of Try Again (OQ-35), which never charges twice:
 * - a refusal of the moment (a session that ended, too many calls, another busy answer) leaves the payment good for this
 *   request id: the very same request is sent again;
 * - wrong details (BAD_REQUEST) are corrected and sent under the same id with the same payment;
 * - a contract or payment that is no longer good (CONTRACT_…, PAYMENT_…, PRICE_CHANGED, SOLD_OUT, a second booking of the
 *   same room …) ends the attempt: the server lets a hold go that no booking uses, and a new id pays anew.
 * A lost answer is none of these: the status is asked (AQ-31).
 */
export function refused(error: CallError): Progress {
  if (error.code === 'QUOTE_EXPIRED') return { kind: 'expired', received: 0 }
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
