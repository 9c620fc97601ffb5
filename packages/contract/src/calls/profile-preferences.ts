import { isAmenityId } from '@staykit/domain'
import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, filled } from '../fields.ts'
import { pages } from '../limits.ts'

const numbers = z.optional(z.array(z.number()))

/** preferences.hotels of the user (ACC-234): prices are whole US dollars per night, amenities are ids of HOT-340, and the currency is that of displayed prices. */
const hotelPreferences = z.object({
  prices: z.optional(z.tuple([z.number(), z.number()])),
  stars: numbers,
  amenities: numbers,
  currency: z.optional(currencyCode),
})

const dollars = z.int().check(z.gte(0), z.lte(20_000))
const bounded = {
  prices: z.optional(z.tuple([dollars, dollars])),
  stars: z.optional(z.array(z.int().check(z.gte(1), z.lte(5))).check(z.maxLength(5))),
  amenities: z.optional(
    z.array(z.int().check(z.refine(isAmenityId, 'an amenity id'))).check(z.maxLength(10)),
  ),
  currency: z.optional(currencyCode),
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
  summary: 'Hotel preferences of the signed-in member',
  retry: true,
  request: z.object({ id: filled(64) }),
  response,
})

/** Changes the given kinds and leaves the others (ACC-091). 422 UNKNOWN_CURRENCY for a currency without prices. */
export const updatePreferences = defineCall({
  ...preferencesCall,
  summary: 'Changes the hotel preferences of the signed-in member',
  retry: true,
  timeoutMs: 15_000,
  request: z.object({ id: filled(64), ...bounded }),
  response,
})
