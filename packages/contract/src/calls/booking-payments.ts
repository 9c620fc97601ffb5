import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pages } from '../limits.ts'
import { platform, platformAnswer } from '../model/platform.ts'

/** Frozen for a booking, spent on it, returned before it was spent, or returned after. */
export const coinPaymentStates = ['frozen', 'settled', 'released', 'refunded'] as const
export type CoinPaymentState = (typeof coinPaymentStates)[number]

/** Coin payments of the signed-in member, newest first; at most the last 100. An extension: the specification has balances only. */
export const bookingPayments = defineCall({
  ...platform,
  method: 'GET',
  path: '/booking/payments',
  summary: 'Coin payments of the member',
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
          /** The paid trip; undefined while a booking is in progress, or when it failed. */
          trip_number: z.optional(z.string()),
          hotel: z.optional(z.string()),
        }),
      ),
    }),
  ),
})
