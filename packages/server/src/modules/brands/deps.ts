import type { Cards } from '../../ports/cards.ts'
import type { ModuleDeps } from '../deps.ts'
import type { Brands } from './brands.ts'

export interface BrandsDeps extends ModuleDeps {
  readonly brands: Brands
  /** Who charges cards: pages must know whose form to show. */
  readonly cards: Cards
}
