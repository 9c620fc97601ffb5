import type { Config } from '../../config.ts'
import type { KnownBrand } from './brands.ts'

/** Where a guest of the brand finds a booking by trip number and e-mail. */
export function lookupUrl(
  { links }: Pick<KnownBrand, 'links'>,
  { SITE_URL }: Pick<Config, 'SITE_URL'>,
): string {
  return new URL(links.lookup ?? '/help/review', SITE_URL).href
}
