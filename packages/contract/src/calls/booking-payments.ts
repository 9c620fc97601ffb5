import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pages } from '../limits.ts'
import { platform, platformAnswer } from '../model/platform.ts'

/** Set apart for a booking, spent on it, given back before it was spent, or given back after. */
export const coinPaymentStates = ['frozen', 'settled', 'released', 'refunded'] as const
export type CoinPaymentState = (typeof coinPaymentStates)[number]

/** What the signed-in member's coins went to, newest first; at most the last 100. Ours: the specification has balances only. */
export const bookingPayments = defineCall({
  ...platform,
  method: 'GET',
  path: '/booking/payments',
  summary: "What the member's coins went to",
  access: 'member',
  brand: 'none',
  limits: [pages],
  retry: true,
  request: z.object({}),
  response: platformAnswer(
    z.object({
      payments: z.array(
        z.object({
          payment: z.string(),
          state: z.enum(coinPaymentStates),
          /** US dollars, 2 decimals. */
          price: z.number(),
          /** ISO 8601, UTC. */
          time: z.string(),
          /** Whole coins. */
          coins: z.array(z.object({ token: z.string(), amount: z.number() })),
          /** The trip that it paid; none while a booking is under way, or where none came of it. */
          trip_number: z.optional(z.string()),
          hotel: z.optional(z.string()),
        }),
      ),
    }),
  ),
})
