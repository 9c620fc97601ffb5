import { siteSettings } from './settings.ts'

/** The fields of the site's brand that its shell shows. */
export interface SiteBrand {
  readonly name: string
  readonly supportEmail: string
  readonly products: readonly ('hotels' | 'flights' | 'cars')[]
  /** Where flights and cars are sold; without one the site has no form for them. */
  readonly partner?: Partner
}

interface Partner {
  readonly host: string
  readonly qa: boolean
  readonly origin?: string
}

const FRESH_MS = 60_000
const TIMEOUT_MS = 3_000
const bare: SiteBrand = { name: 'Staykit', supportEmail: 'support@staykit.test', products: ['hotels'] }
let known: { at: number; brand: SiteBrand } | undefined

/** The brand that this site speaks for, asked for once a minute; what was known last where the API does not answer. */
export async function siteBrand(): Promise<SiteBrand> {
  if (known && Date.now() - known.at < FRESH_MS) return known.brand
  const { internalApiUrl, refId } = siteSettings()
  try {
    const answer = await fetch(`${internalApiUrl}/api/brand?refId=${encodeURIComponent(refId)}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.ok) known = { at: Date.now(), brand: (await answer.json()).brand }
  } catch {
    // Told by the elements, in words.
  }
  return known?.brand ?? bare
}

/** Hotels, and what else can be searched here: flights and cars only where a partner sells them. */
export function productsOf({ products, partner }: SiteBrand): SiteBrand['products'] {
  return products.filter((product) => product === 'hotels' || partner)
}
