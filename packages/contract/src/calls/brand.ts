import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { refId } from '../fields.ts'
import { pages } from '../limits.ts'
import { paymentOffers } from '../payments/offers.ts'

export const brandFlags = z.object({
  restrictedRates: z.boolean(),
  userAuthRequired: z.boolean(),
  cugLite: z.boolean(),
  hideLoyalty: z.boolean(),
  cardManagement: z.boolean(),
  socialLogin: z.boolean(),
  enablePlatformAuth: z.boolean(),
  /** Visitors see what members pay, and log in to book it. Off by default. */
  memberPrices: z.optional(z.boolean()),
  /** Hides prices in coins; payment with coins stays (AQ-67). Off by default. */
  suppressPricecoin: z.optional(z.boolean()),
})

/** Public settings of a brand. Allowed origins stay on the server. */
export const wireBrand = z.object({
  refId: z.string(),
  name: z.string(),
  /** Custom properties by name without the leading dashes: { 'stay-brand': '#0b6b5c' } */
  tokens: z.record(z.string(), z.string()),
  products: z.array(z.enum(['hotels', 'flights', 'cars'])),
  flags: brandFlags,
  /** Identity providers for the login, in the order of their buttons; `platform` alone when it manages the members. Undefined when there is none. */
  logins: z.optional(z.array(z.string())),
  loyaltyVendor: z.optional(z.string()),
  supportEmail: z.string(),
  /** As it is dialled, with the country's code. */
  supportPhone: z.optional(z.string()),
  /** When the phone is answered: weekdays from Monday (1) to Sunday (7), times in a zone. */
  supportHours: z.optional(
    z.object({
      firstDay: z.number(),
      lastDay: z.number(),
      from: z.string(),
      to: z.string(),
      timeZone: z.string(),
    }),
  ),
  currency: z.string(),
  locale: z.string(),
  /** URL templates by screen: search, details, checkout, login, trips, terms, privacy … with {place} of routes. */
  links: z.record(z.string(), z.string()),
  /** Card provider and, for stripe, its publishable key; payment methods besides the card that the brand offers. */
  payments: z.object({
    provider: z.enum(['sandbox', 'stripe']),
    publishableKey: z.optional(z.string()),
    /** What the statement of a card shows, if the provider says it. */
    statement: z.optional(z.string()),
    ...paymentOffers,
  }),
  /**
   * Tiles with {z}, {x} and {y}, or a .pmtiles file, and their attribution: images, or vectors as .mvt, .pbf and .pmtiles
   * up to the zoom level `maxZoom`. A path is one of the API. Maps of places outside `areas`, in degrees, and of a brand
   * without tiles are lists of neighborhoods.
   */
  map: z.optional(
    z.object({
      tiles: z.string(),
      attribution: z.string(),
      maxZoom: z.optional(z.number()),
      areas: z.optional(
        z.array(
          z.object({
            south: z.number(),
            west: z.number(),
            north: z.number(),
            east: z.number(),
            minZoom: z.number(),
            maxZoom: z.number(),
          }),
        ),
      ),
    }),
  ),
  /**
   * Partner site for redirects (older hotel results, flights, cars): `origin`, else https://qa.{host} or
   * https://secure.{host}. Undefined without a partner.
   */
  partner: z.optional(z.object({ host: z.string(), qa: z.boolean(), origin: z.optional(z.string()) })),
})
export type Brand = z.infer<typeof wireBrand>

export const brand = defineCall({
  method: 'GET',
  base: 'api',
  path: '/brand',
  summary: 'A brand by its reference id',
  access: 'public',
  brand: 'required',
  limits: [pages],
  anyOrigin: true,
  retry: true,
  request: z.object({ refId }),
  response: z.object({ brand: wireBrand }),
})
