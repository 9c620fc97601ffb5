import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { pages } from '../limits.ts'

/** A city with hotels, without daily changing data. */
export const listedCity = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type ListedCity = z.infer<typeof listedCity>

/** Every city of 15,000 people or more, the largest first: for sitemaps and pages of cities. About 4 MB; it changes with a release. */
export const locationsCities = defineCall({
  method: 'GET',
  base: 'travel',
  path: '/locations/cities',
  summary: 'Every city of 15,000 people or more, the largest first',
  access: 'public',
  brand: 'none',
  limits: [pages],
  anyOrigin: true,
  retry: true,
  request: z.object({}),
  response: z.object({ cities: z.array(listedCity) }),
})
