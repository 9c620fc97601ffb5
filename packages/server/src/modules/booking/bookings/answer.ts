import { type BookingStatus, toWireBookingError, type WireError } from '@staykit/contract'
import type { MethodDeps, PaymentProgress } from '../../payments/method.ts'
import { methodOf } from '../../payments/registry.ts'
import { paymentOf, type RequestRow } from './requests.ts'

/** Progress of a request in sync2 and status. */
export interface Progress extends PaymentProgress {
  readonly status: BookingStatus
  readonly bookingId?: string
  readonly error?: WireError
}

/** While a payment is pending its method decides the progress, then the booking. */
export async function progressOf(deps: Pick<MethodDeps, 'db' | 'now'>, row: RequestRow): Promise<Progress> {
  const error = row.error && toWireBookingError(row.error)
  const payment = await methodOf(row.payment_method).progress?.(deps, paymentOf(row), {
    stage: row.state === 'stored' ? 'waiting' : row.state === 'authorised' ? 'authorised' : 'later',
    authorisedAt: row.paid_at,
    error,
  })
  const { status, ...more } = payment ?? {}
  return status ? { status, ...more } : { ...bookingProgress(row, error), ...more }
}

/** The room counts as booked before its charge is complete. */
function bookingProgress(row: RequestRow, error: WireError | null): Progress {
  if (row.state === 'booked' || row.state === 'complete')
    return { status: 'HOTEL_BOOKING_COMPLETE', bookingId: row.trip_number }
  // Nothing is final while a hold is being released: the traveller must not pay again yet.
  if (row.state === 'failed' && error) return { status: 'HOTEL_BOOKING_ERROR', error }
  return { status: 'HOTEL_BOOKING_PENDING' }
}
