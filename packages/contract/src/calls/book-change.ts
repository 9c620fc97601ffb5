import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, token } from '../fields.ts'
import { booking } from '../limits.ts'

const amount = z.object({ amount: z.number(), currencyCode: z.string() })

/** The refund for a trip whose dates change, and the status of the trip that this one replaced. */
export const bookChange = defineCall({
  base: 'api',
  path: '/book/change',
  summary: 'Refund for a change of dates, and status of the replaced trip',
  access: 'capability',
  brand: 'required',
  limits: [booking],
  retry: true,
  request: z.object({ bookingId: filled(64), refId, capability: z.optional(token) }),
  response: z.object({
    isChangeable: z.boolean(),
    /** The refund of a cancellation now; 0 after the deadline. `replaces.refund` of sync2 repeats it. */
    refund: amount,
    /**
     * The part of `refund` that can pay for the new stay by card in the same currency; absent when both stays are paid
     * in full. `least`: the smallest amount that a card is charged. `replaces.credit` of a payment repeats its share.
     */
    credit: z.optional(z.extend(amount, { least: z.number() })),
    /** refused: the hotel rejected the cancellation, and the booking stands. `refund` appears once it is known. */
    replaces: z.optional(
      z.object({
        tripNumber: z.string(),
        state: z.enum(['pending', 'cancelled', 'refused']),
        refund: z.optional(amount),
      }),
    ),
  }),
})
