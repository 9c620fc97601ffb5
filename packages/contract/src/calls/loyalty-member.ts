import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { pages } from '../limits.ts'

export const loyaltyLevels = ['BRONZE', 'SILVER', 'GOLD'] as const
export type LoyaltyLevel = (typeof loyaltyLevels)[number]

const memberCall = {
  method: 'GET',
  base: 'rewards',
  access: 'member',
  limits: [pages],
  retry: true,
} as const
const points = z.int().check(z.gte(0))

/** Points at a brand: available once a stay is over, pending until then, none of a cancelled one (ACC-206). */
export const loyaltyWallet = defineCall({
  ...memberCall,
  path: '/loyalty/users/{userID}/wallet/{refId}',
  summary: 'The points of the signed-in member',
  brand: 'required',
  request: z.object({ userID: filled(64), refId }),
  response: z.object({
    availablePoints: points,
    pendingPoints: points,
    totalPoints: points,
    /** Bronze when left out or unknown (AQ-43). */
    level: z.optional(z.string()),
  }),
})

/** What the member booked this year, by UTC, and did not cancel; amounts are US dollars at today's rate (ACC-207). */
export const loyaltyStats = defineCall({
  ...memberCall,
  path: '/loyalty/users/{userID}/stats',
  summary: "The signed-in member's stays of this year in figures",
  brand: 'none',
  request: z.object({ userID: filled(64) }),
  response: z.object({ nights: points, spendings: z.number(), savings: z.number(), bookings: points }),
})

/** Where the widget of the brand's loyalty vendor is (ACC-208). 404 where the brand has none. */
export const loyaltyFrame = defineCall({
  ...memberCall,
  path: '/loyalty/users/{userID}/frame/{refId}',
  summary: "The address of the brand's loyalty widget",
  brand: 'required',
  request: z.object({ userID: filled(64), refId }),
  response: z.object({ url: z.string() }),
})

export const movementKinds = ['earned', 'pending', 'returned'] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * Points that came and went, newest first: `pending` until the stay is over, then `earned`; `returned` when a booking was
 * cancelled. The last `balance` is the `totalPoints` of the wallet.
 */
export const loyaltyMovements = defineCall({
  ...memberCall,
  path: '/loyalty/users/{userID}/movements/{refId}',
  summary: "The movements of the signed-in member's points",
  brand: 'required',
  request: z.object({
    userID: filled(64),
    refId,
    /** Those of one kind; all when not given. */
    kind: z.optional(z.enum(movementKinds)),
    /** How many of the newest, as text of digits: 10 when not given, at most 1,000. */
    count: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  }),
  response: z.object({
    movements: z.array(
      z.object({
        tripNumber: z.string(),
        hotel: z.string(),
        /** ISO 8601, UTC. */
        time: z.string(),
        kind: z.enum(movementKinds),
        /** Below zero for what was returned. */
        points: z.int(),
        /** Points after it, pending ones too, whatever kind is asked for. */
        balance: points,
      }),
    ),
    /** How many of this kind there are. */
    total: points,
  }),
})
