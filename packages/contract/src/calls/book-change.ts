import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, token } from '../fields.ts'
import { booking } from '../limits.ts'

const amount = z.object({ amount: z.number(), currencyCode: z.string() })

/** What a change of a trip's dates would give back for it, and what has become of the trip that this one took the place of. */
export const bookChange = defineCall({
  base: 'api',
  path: '/book/change',
  summary: 'What a change of dates costs, and what came of one',
  access: 'capability',
  brand: 'required',
  limits: [booking],
  retry: true,
  request: z.object({ bookingId: filled(64), refId, capability: z.optional(token) }),
  response: z.object({
    isChangeable: z.boolean(),
    /** What its cancellation would give back now: 0 once nothing comes back. `replaces.refund` of sync2 repeats it. */
    refund: amount,
    /** refused: its hotel did not let it go, and it stands. `refund` is there once it is known that something comes back. */
    replaces: z.optional(
      z.object({
        tripNumber: z.string(),
        state: z.enum(['pending', 'cancelled', 'refused']),
        refund: z.optional(amount),
      }),
    ),
  }),
})
