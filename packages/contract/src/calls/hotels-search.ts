import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { wireError } from '../errors.ts'
import { count, currencyCode, filled, refId, stayFields, text } from '../fields.ts'
import { dealCodes, searching, staysOfPlace } from '../limits.ts'
import { wireHotel } from '../model/hotel.ts'
import { locationTypes } from '../model/location.ts'
import { occupancyFields } from '../model/occupancy.ts'

/** A facet with its number of hotels among all hotels of the place. */
export const facet = z.object({ id: z.string(), name: z.string(), count: z.number() })
export type Facet = z.infer<typeof facet>

/** A neighborhood, with the lowest of what one room costs there for one night with taxes and fees, in `currency`. */
const neighborhoodFacet = z.extend(facet, { from: z.optional(z.number()) })

export const placeField = z.object({ id: filled(64), type: z.enum(locationTypes) })
const ids = z.array(text(64)).check(z.maxLength(50))

/** People write filters into addresses: one that no hotel matches is no error. */
const bound = z.number().check(z.gte(-1e12), z.lte(1e12))

/** Filters by their names in a query (HOT-071); their counts refer to all hotels of the place, not to the window. */
export const searchFilters = z.object({
  hotelName: z.optional(text(100)),
  prices: z.optional(z.tuple([bound, bound])),
  stars: z.optional(z.array(z.int()).check(z.maxLength(6))),
  amenities: z.optional(z.array(z.int()).check(z.maxLength(20))),
  hotelBrands: z.optional(ids),
  areas: z.optional(ids),
  promotions: z.optional(ids),
  /** Topics of what guests like; a hotel has those of its row. */
  liked: z.optional(ids),
  /** A part of a map: south, west, north, east, in degrees. */
  bounds: z.optional(z.tuple([bound, bound, bound, bound])),
})

export const searchRequest = z.object({
  location: placeField,
  areaID: z.optional(text(64)),
  ...stayFields,
  ...occupancyFields,
  currency: currencyCode,
  refId: z.optional(refId),
  /** Window of the sorted and filtered list; 0 to 40 when absent (HOT-275). */
  from: z.optional(count),
  to: z.optional(count),
  sort: z.optional(text(32)),
  filters: z.optional(searchFilters),
  /** A verified deal code unlocks member prices and the sort by savings for a visitor. */
  dealCode: z.optional(text(40)),
})

export const searchResponse = z.object({
  location: z.object({
    id: z.string(),
    name: z.string(),
    displayName: z.optional(z.string()),
    stateCode: z.optional(z.string()),
    countryCode: z.optional(z.string()),
    type: z.string(),
    /** Number of hotels of the place, sold out or not, as in its suggestion; absent for an area. */
    hotelCount: z.optional(z.number()),
    geo: z.object({ lat: z.number(), lng: z.number() }),
    /** IANA zone, whose date is "today" there. */
    timeZone: z.optional(z.string()),
  }),
  hotels: z.array(wireHotel),
  /** Hotels that match the filters, and hotels of the place with a room for the stay. */
  count: z.number(),
  total: z.number(),
  amenities: z.array(facet),
  neighborhoods: z.array(neighborhoodFacet),
  chains: z.array(facet),
  promotions: z.array(facet),
  /** What guests like most; only topics that a hotel of the place has. */
  liked: z.optional(z.array(facet)),
  stars: z.array(facet),
  /**
   * Range of what one room costs for one night with taxes and fees, over all hotels of the place, in `currency`; the
   * filter `prices` uses the same amount. histogram has 20 equal steps.
   */
  prices: z.object({
    min: z.number(),
    avg: z.number(),
    max: z.number(),
    histogram: z.optional(z.array(z.number())),
  }),
  sorts: z.array(z.object({ id: z.string(), name: z.string() })),
  currencySymbol: z.string(),
  /** Best member saving of the place in percent, for the banners; absent without deals. */
  bestSavings: z.optional(z.number()),
  /** Whether a supplier has not answered yet, or failed: the same request may list more hotels later. */
  incomplete: z.optional(z.boolean()),
  error: z.optional(wireError),
  errors: z.optional(z.array(wireError)),
})

/** The hotels of a place for a stay. */
export const hotelsSearch = defineCall({
  base: 'travel',
  path: '/hotels/search/',
  summary: 'Hotels of a place for a stay, filtered, sorted and counted over all of them',
  access: 'public',
  brand: 'optional',
  limits: [searching, staysOfPlace, dealCodes],
  retry: true,
  timeoutMs: 15_000,
  request: searchRequest,
  response: searchResponse,
})
