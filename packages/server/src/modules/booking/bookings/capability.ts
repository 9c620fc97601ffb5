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

/** `number` is the `link_number` of the trip when the mail was written; a link with another one is void. */
const linkClaims = z.object({ trip: z.string(), number: z.optional(z.int()) })

/**
 * Links of mails to a trip. A link only shows the trip, as often as it is opened: programs that read mails cannot use it up,
 * and who gets the mail forwarded can cancel nothing. That needs a capability, which book/details gives for the email.
 */
export function tripLinkSigner(secrets: Secrets, now: () => Date): Signer<z.infer<typeof linkClaims>> {
  return createSigner(secrets, 'trip-link', linkClaims, now)
}

interface LinkedTrip {
  readonly tripNumber: string
  readonly checkOut: string
  /** Its `link_number`. */
  readonly number: number
}

function tokenOf(
  { AUTH_SECRET }: Pick<Config, 'AUTH_SECRET'>,
  { tripNumber, checkOut, number }: LinkedTrip,
  now: Date,
): string {
  const left = (Date.parse(checkOut) - now.getTime()) / 1_000
  return tripLinkSigner(AUTH_SECRET, () => now).sign(
    { trip: tripNumber, number },
    Math.ceil(Math.max(0, left)) + LINK_SECONDS,
  )
}

/** The address in a mail that opens a trip. The token is in the fragment, which no server and no log gets. */
export function tripLink(
  { AUTH_SECRET, ...config }: Pick<Config, 'AUTH_SECRET' | 'SITE_URL'>,
  brand: Pick<KnownBrand, 'links'>,
  trip: LinkedTrip,
  now = new Date(),
): string {
  const url = new URL(lookupUrl(brand, config, trip.tripNumber))
  url.hash = `${LINK_FRAGMENT}=${tokenOf({ AUTH_SECRET }, trip, now)}`
  return url.href
}

/** Returns a function that gives the text of an earlier mail of a trip a new link: that of the mail may be void. */
export function renewLinks(config: Pick<Config, 'AUTH_SECRET'>, trip: LinkedTrip, now: Date) {
  const link = `${LINK_FRAGMENT}=${tokenOf(config, trip, now)}`
  return (text: string): string => text.replace(new RegExp(`${LINK_FRAGMENT}=[\\w.-]+`, 'g'), link)
}
