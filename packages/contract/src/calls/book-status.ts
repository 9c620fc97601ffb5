import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { filled } from '../fields.ts'
import { pages } from '../limits.ts'
import { paymentProgress, paymentStatuses } from '../payments/registry.ts'

/** HOT-198 */
export const bookingStatuses = [
  ...paymentStatuses,
  'HOTEL_BOOKING_PENDING',
  'HOTEL_BOOKING_COMPLETE',
  'HOTEL_BOOKING_ERROR',
] as const
export const bookingStatus = z.enum(bookingStatuses)
export type BookingStatus = (typeof bookingStatuses)[number]

/** State of a booking request; on HOTEL_BOOKING_ERROR, `error.message` is "HOTEL_BOOKING_ERROR: {reason}". */
export const bookStatus = defineCall({
  base: 'api',
  path: '/book/status',
  summary: 'Status of a booking request',
  access: 'public',
  brand: 'none',
  limits: [pages],
  retry: true,
  request: z.object({ bookingRequestID: filled(64), email: filled(254) }),
  response: z.object({
    status: bookingStatus,
    bookingId: z.optional(z.string()),
    error: z.optional(wireError),
    ...paymentProgress,
  }),
})
