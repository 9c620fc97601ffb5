import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { text } from '../fields.ts'
import { typing } from '../limits.ts'
import { wireLocation } from '../model/location.ts'

/** Groups of places in an answer: cities, airports, neighborhoods. */
export const locationFlags = z.record(z.string(), z.boolean())
export type LocationFlags = z.infer<typeof locationFlags>

export const locationsRequest = z.object({
  /** Under 3 letters the answer is empty, and the client makes no call (HOT-046). */
  query: text(100),
  product: z.optional(z.enum(['hotels', 'flights', 'cars'])),
  /** Requested groups; false excludes one. Other names are ignored. */
  flags: z.optional(locationFlags),
  /** For `find` without a text: a place by its id, or the nearest one to a position. */
  id: z.optional(text(64)),
  latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
})
export const locationsResponse = z.object({
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  locations: z.array(wireLocation),
  error: z.optional(wireError),
  errors: z.optional(z.array(wireError)),
})
export const locationsShared = {
  base: 'travel',
  access: 'public',
  brand: 'none',
  limits: [typing],
  retry: true,
  request: locationsRequest,
  response: locationsResponse,
} as const

/** Suggestions for typed text, best first, at most 4 of a group (PLT-108). */
export const locationsSearch = defineCall({
  ...locationsShared,
  path: '/locations/search',
  summary: 'Places for typed text, best first',
})
