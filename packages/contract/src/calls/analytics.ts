import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { counting } from '../limits.ts'
import { done } from '../model/session.ts'

/** Pages that a site may count visits of. A name is of a kind of page: which hotel, which search, nobody is told. */
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

/** How far somebody gets: each once in a journey, which ends with the booking; `cancelled` whenever it happens. */
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
 * Counts a visit of a page, or a stage of a journey, of somebody who agreed to it: one more of that name on that day at that
 * brand, and nothing else is kept. A browser that asks not to be tracked (DNT, Sec-GPC) is answered alike and not counted.
 */
export const countEvent = defineCall({
  method: 'POST',
  base: 'api',
  path: '/analytics/events',
  summary: 'Counts a visit of a page or a stage of a journey, of nobody',
  access: 'public',
  brand: 'required',
  limits: [counting],
  isBeacon: true,
  bodyBytes: 512,
  retry: false,
  request: z.object({ refId, name: z.enum([...pageNames, ...journeyStages]) }),
  response: done,
})
