import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { typing } from '../limits.ts'
import { wireLocation } from '../model/location.ts'

/** At most so many popular cities. */
export const MAX_POPULAR = 6

/**
 * Cities for a search form without a text, the most wanted first: those that travellers of the brand book, then well-known
 * ones. Without a brand, only the latter.
 */
export const locationsPopular = defineCall({
  method: 'GET',
  base: 'travel',
  path: '/locations/popular',
  summary: 'Cities that travellers of a brand book most, at most six',
  access: 'public',
  brand: 'optional',
  limits: [typing],
  retry: true,
  request: z.object({ refId: z.optional(refId) }),
  response: z.object({ locations: z.array(wireLocation) }),
})
