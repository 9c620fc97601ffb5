import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { amount, filled, refId, token } from '../fields.ts'
import { booking } from '../limits.ts'
import { wireRefund } from '../model/contract.ts'

/**
 * Cancels and refunds once; a repeat answers CANCELED again. Only status CANCELED is success (OQ-14). An amount that
 * was not captured yet is voided: `refund.state` is `released`. `refund` of the request is what the traveller was shown:
 * when less would come back by now, the answer is 409 NOT_CHANGEABLE with reason `refundChanged`. Without it only a
 * free cancellation is made.
 */
export const bookCancel = defineCall({
  base: 'api',
  path: '/book/cancel',
  summary: 'Cancels a booking and refunds by its terms',
  access: 'capability',
  brand: 'required',
  limits: [booking],
  retry: true,
  timeoutMs: 30_000,
  request: z.object({
    ppn_bundle: z.optional(token),
    bookingId: filled(64),
    refId,
    capability: z.optional(token),
    refund: z.optional(amount),
  }),
  response: z.object({
    status: z.string(),
    refund: z.optional(wireRefund),
    getHotelCancelRequest: z.optional(z.object({ error: z.optional(wireError) })),
  }),
})
