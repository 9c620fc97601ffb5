import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { resending, resendingTrip } from '../limits.ts'
import { done } from '../model/session.ts'

/** Always answers that it was sent, so that it does not reveal bookings. */
export const bookResend = defineCall({
  base: 'api',
  path: '/book/resend',
  summary: 'Mails the confirmation of a booking again, to the address of the booking',
  access: 'public',
  brand: 'required',
  limits: [resending, resendingTrip],
  retry: false,
  timeoutMs: 15_000,
  request: z.object({ bookingId: filled(64), email: filled(254), refId }),
  response: done,
})
