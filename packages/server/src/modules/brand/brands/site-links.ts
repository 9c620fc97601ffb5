import type { Config } from '../../../config.ts'
import type { KnownBrand } from './brands.ts'

/** Where a guest of the brand finds a booking by trip number and e-mail; with the number of a trip it is filled in. */
export function lookupUrl(
  { links }: Pick<KnownBrand, 'links'>,
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
  tripNumber?: string,
): string {
  const url = new URL(links.lookup ?? '/help/review', SITE_URL)
  if (tripNumber) url.searchParams.set('tripNumber', tripNumber)
  return url.href
}

/** Terms and privacy as whole addresses: they are read on partners' pages too, whose hosts have no such path. */
export function legalLinks({ links }: Pick<KnownBrand, 'links'>, { SITE_URL }: Pick<Config, 'SITE_URL'>) {
  const { terms = '/help/terms', privacy = '/help/privacy' } = links
  return { terms: new URL(terms, SITE_URL).href, privacy: new URL(privacy, SITE_URL).href }
}
