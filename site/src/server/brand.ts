import { keptAnswer } from './kept-answer.ts'
import { siteSettings } from './settings.ts'

/** The fields of the site's brand that its shell shows. */
export interface SiteBrand {
  readonly name: string
  readonly supportEmail: string
  /** Custom properties by name, such as 'stay-brand', its colour. */
  readonly tokens?: Readonly<Record<string, string>>
  readonly products: readonly ('hotels' | 'flights' | 'cars')[]
  /** Where flights and cars are sold; without one the site has no form for them. */
  readonly partner?: Partner
}

interface Partner {
  readonly host: string
  readonly qa: boolean
  readonly origin?: string
}

const bare: SiteBrand = { name: 'Staykit', supportEmail: 'support@staykit.test', products: ['hotels'] }
const answer = keptAnswer<{ brand: SiteBrand }>(
  () => `/api/brand?refId=${encodeURIComponent(siteSettings().refId)}`,
)

/** The brand that this site speaks for; a bare one before the API has answered for the first time. */
export async function siteBrand(): Promise<SiteBrand> {
  return (await answer())?.brand ?? bare
}

/** Hotels, and what else can be searched here: flights and cars only where a partner sells them. */
export function productsOf({ products, partner }: SiteBrand): SiteBrand['products'] {
  return products.filter((product) => product === 'hotels' || partner)
}
