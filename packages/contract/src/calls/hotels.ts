import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { currencyCode, filled, refId, stayFields } from '../fields.ts'
import { searching, staysOfHotel } from '../limits.ts'
import { wireHotel } from '../model/hotel.ts'
import { occupancyFields } from '../model/occupancy.ts'

/** One hotel with all data of its details page. */
export const hotels = defineCall({
  base: 'travel',
  path: '/hotels',
  summary: 'One hotel with its details',
  access: 'public',
  brand: 'required',
  limits: [searching, staysOfHotel],
  retry: true,
  request: z.object({
    hotelID: filled(64),
    ...stayFields,
    ...occupancyFields,
    refId,
    currency: currencyCode,
  }),
  response: z.object({ hotel: wireHotel }),
})
