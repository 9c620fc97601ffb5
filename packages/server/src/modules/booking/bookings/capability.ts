import { LINK_FRAGMENT } from '@staykit/contract'
import * as z from 'zod'
import type { Config } from '../../../config.ts'
import { createSigner, type Secrets, type Signer } from '../../../kernel/http/signed-token.ts'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { lookupUrl } from '../../brand/brands/site-links.ts'

/** Lifetime of a capability, seconds: book/details gives it to guests, book/cancel requires it for this booking. */
export const CAPABILITY_SECONDS = 24 * 3_600

export function capabilitySigner(secrets: Secrets, now: () => Date): Signer<{ trip: string }> {
  return createSigner(secrets, 'booking-capability', z.object({ trip: z.string() }), now)
}

/** How long the link of a mail opens its trip after check-out, seconds. */
const LINK_SECONDS = 90 * 24 * 3_600

/**
 * Links of mails to a trip. A link only shows the trip, as often as it is opened: programs that read mails cannot use it up,
 * and who gets the mail forwarded can cancel nothing. That needs a capability, which book/details gives for the email.
 */
export function tripLinkSigner(secrets: Secrets, now: () => Date): Signer<{ trip: string }> {
  return createSigner(secrets, 'trip-link', z.object({ trip: z.string() }), now)
}

/** The address in a mail that opens a trip. The token is in the fragment, which no server and no log gets. */
export function tripLink(
  { AUTH_SECRET, ...config }: Pick<Config, 'AUTH_SECRET' | 'SITE_URL'>,
  brand: Pick<KnownBrand, 'links'>,
  { tripNumber, checkOut }: { readonly tripNumber: string; readonly checkOut: string },
  now = new Date(),
): string {
  const left = (Date.parse(checkOut) - now.getTime()) / 1_000
  const link = tripLinkSigner(AUTH_SECRET, () => now).sign(
    { trip: tripNumber },
    Math.ceil(Math.max(0, left)) + LINK_SECONDS,
  )
  const url = new URL(lookupUrl(brand, config, tripNumber))
  url.hash = `${LINK_FRAGMENT}=${link}`
  return url.href
}
