import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, refId, stayDate } from '../fields.ts'
import { searching } from '../limits.ts'
import { occupancyFields } from '../model/occupancy.ts'
import { placeField } from './hotels-search.ts'

/** Lowest prices of a room for a night, with taxes and fees, by check-in day, from earlier searches; days without a search are absent. */
export const hotelsCalendar = defineCall({
  base: 'travel',
  path: '/hotels/calendar',
  summary: 'Lowest nightly prices of a place by day, from earlier searches',
  access: 'public',
  brand: 'optional',
  limits: [searching],
  retry: true,
  request: z.object({
    location: placeField,
    /** At most 100 days. */
    from: stayDate,
    to: stayDate,
    ...occupancyFields,
    currency: currencyCode,
    refId: z.optional(refId),
  }),
  response: z.object({ currency: currencyCode, days: z.record(z.string(), z.number()) }),
})
