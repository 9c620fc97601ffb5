import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, refId, stayFields, text } from '../fields.ts'
import { dealCodes, searching, staysOfPlace } from '../limits.ts'
import { occupancyFields } from '../model/occupancy.ts'
import { wirePrice } from '../model/price.ts'
import { placeField } from './hotels-search.ts'

/**
 * Member prices of a place by hotel id. A region is requested as a city (HOT-259). Only members, holders of a deal code and
 * brands with restrictedRates get any (HOT-229).
 */
export const hotelsSearchDeals = defineCall({
  base: 'travel',
  path: '/hotels/search/deals',
  summary: 'Member prices of a place by hotel id, for members and holders of a deal code',
  access: 'public',
  brand: 'optional',
  limits: [searching, staysOfPlace, dealCodes],
  retry: true,
  timeoutMs: 15_000,
  request: z.object({
    location: placeField,
    ...stayFields,
    ...occupancyFields,
    currency: currencyCode,
    refId: z.optional(refId),
    dealCode: z.optional(text(40)),
    /** Only these hotels; by default the window 0 to 40 of the place by savings. */
    hotels: z.optional(z.array(text(64)).check(z.maxLength(100))),
  }),
  response: z.object({ hotels: z.record(z.string(), z.object({ price: wirePrice, dealID: z.string() })) }),
})
