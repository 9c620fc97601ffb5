import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { counting } from '../limits.ts'
import { done } from '../model/session.ts'

/** Kinds of pages whose visits a site may count. A name never reveals the hotel or the search. */
export const pageNames = [
  'Home',
  'Login',
  'Profile Main',
  'Profile Rewards',
  'Profile Trips',
  'Profile Payment',
  'Wallet',
  'Saved Hotels',
  'Search',
  'City',
  'Hotel',
  'Deals',
  'Checkout',
  'Review',
  'Help',
] as const
export type PageName = (typeof pageNames)[number]

/** Stages of a journey: each counts once per journey, which ends with the booking; `cancelled` counts always. */
export const journeyStages = [
  'search',
  'results',
  'hotel',
  'offer',
  'checkout',
  'booked',
  'cancelled',
] as const
export type JourneyStage = (typeof journeyStages)[number]

/**
 * Counts a page visit or a journey stage of a visitor who agreed: increments the count of that name, day and
 * brand, and stores nothing else. A browser with DNT or Sec-GPC gets the same answer and is not counted.
 */
export const countEvent = defineCall({
  method: 'POST',
  base: 'api',
  path: '/analytics/events',
  summary: 'Counts a page visit or a journey stage, without personal data',
  access: 'public',
  brand: 'required',
  limits: [counting],
  isBeacon: true,
  bodyBytes: 512,
  retry: false,
  request: z.object({ refId, name: z.enum([...pageNames, ...journeyStages]) }),
  response: done,
})
