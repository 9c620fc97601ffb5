import { brandFlags } from '@staykit/contract'
import * as z from 'zod'

/** What is kept of a brand: all that the wire shows, and what only the server may know (allowed origins). */
export const brandSettings = z.strictObject({
  name: z.string().min(1).max(100),
  tokens: z.record(z.string().regex(/^stay-[a-z0-9-]+$/), z.string().max(300)),
  products: z.array(z.enum(['hotels', 'flights', 'cars'])),
  flags: z.strictObject(brandFlags.def.shape),
  loyaltyVendor: z.string().max(100).optional(),
  supportEmail: z.email(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  locale: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/),
  links: z.record(z.string(), z.string().max(500)),
  /** Exact origins (scheme, host, port) of pages that may speak for the brand. */
  origins: z.array(
    z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url, 'an origin has no path'),
  ),
})

export type BrandSettings = z.output<typeof brandSettings>
