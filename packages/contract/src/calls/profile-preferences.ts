import { isAmenityId } from '@staykit/domain'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { pages } from '../limits.ts'
import { hotelPreferences } from '../model/user.ts'

const dollars = z.int().check(z.gte(0), z.lte(20_000))
const bounded = {
  prices: z.optional(z.tuple([dollars, dollars])),
  stars: z.optional(z.array(z.int().check(z.gte(1), z.lte(5))).check(z.maxLength(5))),
  amenities: z.optional(
    z.array(z.int().check(z.refine(isAmenityId, 'an amenity id'))).check(z.maxLength(10)),
  ),
}
const preferencesCall = {
  base: 'api',
  path: '/profile/users/{id}/preferences',
  access: 'member',
  brand: 'none',
  limits: [pages],
} as const
const response = z.object({ preferences: z.object({ hotels: hotelPreferences }) })

export const getPreferences = defineCall({
  ...preferencesCall,
  method: 'GET',
  summary: 'What the signed-in member likes hotels to be',
  retry: true,
  request: z.object({ id: filled(64) }),
  response,
})

/** Changes the kinds that are sent and leaves the others (ACC-091). */
export const updatePreferences = defineCall({
  ...preferencesCall,
  method: 'POST',
  summary: 'Changes what the signed-in member likes hotels to be',
  retry: true,
  request: z.object({ id: filled(64), ...bounded }),
  response,
})
