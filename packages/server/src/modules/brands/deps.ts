import type { ModuleDeps } from '../deps.ts'
import type { Brands } from './brands.ts'

export interface BrandsDeps extends ModuleDeps {
  readonly brands: Brands
}
