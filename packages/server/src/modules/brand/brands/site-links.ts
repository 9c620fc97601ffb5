import type { Config } from '../../../config.ts'
import type { KnownBrand } from './brands.ts'

/** Page of the brand where a guest finds a booking by trip number and email; filled in with a trip number. */
export function lookupUrl(
  { links }: Pick<KnownBrand, 'links'>,
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
  tripNumber?: string,
): string {
  const url = new URL(links.lookup ?? '/help/review', SITE_URL)
  if (tripNumber) url.searchParams.set('tripNumber', tripNumber)
  return url.href
}

/** Terms and privacy as absolute addresses: partners' pages show them too, and their hosts have no such path. */
export function legalLinks({ links }: Pick<KnownBrand, 'links'>, { SITE_URL }: Pick<Config, 'SITE_URL'>) {
  const { terms = '/help/terms', privacy = '/help/privacy' } = links
  return { terms: new URL(terms, SITE_URL).href, privacy: new URL(privacy, SITE_URL).href }
}
