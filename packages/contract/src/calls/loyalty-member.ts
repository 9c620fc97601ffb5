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

/** Points at a brand: available after a stay, pending until then, none for a cancelled one (ACC-206). */
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
    /** Bronze when missing or unknown (AQ-43). */
    level: z.optional(z.string()),
  }),
})

/** The member's bookings of this year in UTC, without cancelled ones; amounts are US dollars at today's rate (ACC-207). */
export const loyaltyStats = defineCall({
  ...memberCall,
  path: '/loyalty/users/{userID}/stats',
  summary: "Statistics of the signed-in member's stays of this year",
  brand: 'none',
  request: z.object({ userID: filled(64) }),
  response: z.object({ nights: points, spendings: z.number(), savings: z.number(), bookings: points }),
})

/** Address of the widget of the brand's loyalty vendor (ACC-208). 404 when the brand has none. */
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
 * Point transactions, newest first: `pending` until the stay is over, then `earned`; `returned` after a
 * cancellation. The latest `balance` equals `totalPoints` of the wallet.
 */
export const loyaltyMovements = defineCall({
  ...memberCall,
  path: '/loyalty/users/{userID}/movements/{refId}',
  summary: 'Point transactions of the signed-in member',
  brand: 'required',
  request: z.object({
    userID: filled(64),
    refId,
    /** Only transactions of one kind; all by default. */
    kind: z.optional(z.enum(movementKinds)),
    /** Number of latest transactions, as digits: 10 by default, at most 1,000. */
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
        /** Negative for returned points. */
        points: z.int(),
        /** Points after the transaction, including pending ones, for any requested kind. */
        balance: points,
      }),
    ),
    /** Total number of this kind. */
    total: points,
  }),
})
