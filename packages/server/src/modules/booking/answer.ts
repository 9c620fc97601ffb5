import type { BookingStatus, WireError } from '@staykit/contract'
import type { RequestRow } from './requests.ts'

/** What sync2 and status say of a request. The room counts as booked before its charge is through. */
export function progressOf(row: RequestRow): {
  status: BookingStatus
  bookingId?: string
  error?: WireError
} {
  if (row.state === 'booked' || row.state === 'complete')
    return { status: 'HOTEL_BOOKING_COMPLETE', bookingId: row.trip_number }
  // While a hold is still being let go, nothing is final: the traveller must not pay again yet.
  if (row.state === 'failed' && row.error) return { status: 'HOTEL_BOOKING_ERROR', error: row.error }
  return { status: 'HOTEL_BOOKING_PENDING' }
}
