import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled, refId } from '../fields.ts'
import { pages } from '../limits.ts'

export const loyaltyLevels = ['BRONZE', 'SILVER', 'GOLD'] as const
export type LoyaltyLevel = (typeof loyaltyLevels)[number]

const memberCall = {
  method: 'GET',
  base: 'travel',
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
