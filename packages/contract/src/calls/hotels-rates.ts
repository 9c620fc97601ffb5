import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, filled, refId, stayFields, text } from '../fields.ts'
import { dealCodes, searching, staysOfHotel } from '../limits.ts'
import { occupancyFields } from '../model/occupancy.ts'
import { wireRate, wireRoom } from '../model/rate.ts'

const request = z.object({
  hotelID: filled(64),
  ...stayFields,
  ...occupancyFields,
  currency: currencyCode,
  refId: z.optional(refId),
  dealCode: z.optional(text(40)),
})
const response = z.object({
  rates: z.array(wireRate),
  rooms: z.optional(z.array(wireRoom)),
  /** Whether a supplier has not answered yet, or failed: the same request may return more rates later. */
  incomplete: z.optional(z.boolean()),
})
export const ratesShared = {
  base: 'travel',
  access: 'public',
  brand: 'optional',
  limits: [searching, staysOfHotel, dealCodes],
  retry: true,
  timeoutMs: 15_000,
  request,
  response,
} as const

/** Public rates of one hotel for a stay; an empty list when it is sold out. */
export const hotelsRates = defineCall({
  ...ratesShared,
  path: '/hotels/rates/',
  summary: 'Rates of a hotel for a stay',
})
