import type { BookingStatus, CallError, PaymentMethod, Transfer } from '@staykit/contract'

/** The state of a booking. */
export type Progress =
  | { readonly kind: 'none' }
  | Working
  /** 24 polls are over: the booking is still pending, and the traveller should not pay again. */
  | { readonly kind: 'pending'; readonly transfer?: Transfer | undefined }
  | Expired
  | {
      readonly kind: 'failed'
      readonly error: CallError
      readonly detail: string
      /** The action of Try Again. */
      readonly next: NextTry
    }
  | {
      readonly kind: 'booked'
      readonly tripNumber: string
      readonly email: string
      /** Id of the request that booked it (HOT-206). */
      readonly bookingRequestID: string
    }

/** `status` is the last status from the wire; `transfer` is the amount of a bank transfer that has arrived so far. */
export interface Working {
  readonly kind: 'working'
  readonly status: BookingStatus | undefined
  readonly transfer?: Transfer | undefined
}

/** A payment that comes by itself did not come in time; `received` of it did, in the method's smallest unit. */
export interface Expired {
  readonly kind: 'expired'
  readonly method: PaymentMethod
  readonly received: number
}

/** `resend` the same request, `correct` the details and send them under the same payment, or begin `anew`. */
export type NextTry = 'resend' | 'correct' | 'anew'
