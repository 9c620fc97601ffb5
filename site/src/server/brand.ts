import { cachedAnswer } from './cached-answer.ts'
import { siteSettings } from './settings.ts'

/** The brand fields that the shell uses. */
export interface SiteBrand {
  readonly name: string
  readonly supportEmail: string
  /** Custom properties by name, such as 'stay-brand', its colour. */
  readonly tokens?: Readonly<Record<string, string>>
  readonly products: readonly ('hotels' | 'flights' | 'cars')[]
  /** Partner site for flights and cars; undefined hides their forms. */
  readonly partner?: Partner
}

interface Partner {
  readonly host: string
  readonly qa: boolean
  readonly origin?: string
}

const bare: SiteBrand = { name: 'Staykit', supportEmail: 'support@staykit.test', products: ['hotels'] }
const answer = cachedAnswer<{ brand: SiteBrand }>(
  () => `/api/brand?refId=${encodeURIComponent(siteSettings().refId)}`,
)

/** The brand of this site; a minimal one before the first response of the API. */
export async function siteBrand(): Promise<SiteBrand> {
  return (await answer())?.brand ?? bare
}

/** Hotels, and the other searchable products: flights and cars need a partner. */
export function productsOf({ products, partner }: SiteBrand): SiteBrand['products'] {
  return products.filter((product) => product === 'hotels' || partner)
}
