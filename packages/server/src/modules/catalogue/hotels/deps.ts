import type { MakeLimit } from '../../../kernel/http/rate-limit.ts'
import type { Statistics } from '../../../kernel/statistics/statistics.ts'
import type { Places } from '../../../ports/places.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'
import type { Catalogue } from './catalogue.ts'

export interface HotelsDeps extends ModuleDeps {
  readonly places: Places
  readonly catalogue: Catalogue
  readonly brands: Brands
  readonly statistics: Statistics
  readonly limit: MakeLimit
}
