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
  /** What prices are in coins is not shown; payment by coins stays as it is (AQ-67). Off where a brand does not say it. */
  suppressPricecoin: z.optional(z.boolean()),
})

/** What a page may know of a brand. Allowed origins stay on the server. */
export const wireBrand = z.object({
  refId: z.string(),
  name: z.string(),
  /** Custom properties by name without the leading dashes: { 'stay-brand': '#0b6b5c' } */
  tokens: z.record(z.string(), z.string()),
  products: z.array(z.enum(['hotels', 'flights', 'cars'])),
  flags: brandFlags,
  /** Other providers that people can log in with, in the order of their buttons; `platform` alone where it has the members. Not there where none is offered. */
  logins: z.optional(z.array(z.string())),
  loyaltyVendor: z.optional(z.string()),
  supportEmail: z.string(),
  currency: z.string(),
  locale: z.string(),
  /** URL templates by screen: search, details, checkout, login, trips, terms, privacy … with {place} of routes. */
  links: z.record(z.string(), z.string()),
  /** Card provider and, for stripe, its publishable key; ways to pay beside the card that the brand offers. */
  payments: z.object({
    provider: z.enum(['sandbox', 'stripe']),
    publishableKey: z.optional(z.string()),
    ...paymentOffers,
  }),
  /**
   * Tiles with {z}, {x} and {y}, or a .pmtiles file, and their attribution: pictures, or vectors by .mvt, .pbf and .pmtiles, of
   * which there are none closer than `maxZoom`. Without them the map draws its own base.
   */
  map: z.optional(z.object({ tiles: z.string(), attribution: z.string(), maxZoom: z.optional(z.number()) })),
  /**
   * Partner site of the hand-offs (older hotel results, flights, cars): `origin`, else https://qa.{host} or
   * https://secure.{host}. Not there where nobody takes over.
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
