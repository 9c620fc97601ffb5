import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId, text, token } from '../fields.ts'
import { points } from '../limits.ts'

export const DEFAULT_LOYALTY_VALUE = 600

/** Logs the points of a trip once: transactionID is the trip number, a repeat changes nothing (OQ-47). */
export const loyaltyTransaction = defineCall({
  base: 'rewards',
  path: '/loyalty/transactions',
  summary: 'Logs the points of a trip',
  access: 'capability',
  brand: 'required',
  limits: [points],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    transactionID: filled(64),
    email: filled(254),
    firstName: text(100),
    lastName: text(100),
    /** Earned points; 600 by default (HOT-221). The server uses its own number for a trip that it has. */
    numericValue: z.optional(z.int().check(z.gte(0))),
    refId,
    capability: z.optional(token),
  }),
  response: z.object({ logged: z.boolean(), numericValue: z.int() }),
})
