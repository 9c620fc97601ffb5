import type { MakeLimit } from '../../../kernel/http/rate-limit.ts'
import type { Statistics } from '../../../kernel/statistics/statistics.ts'
import type { Cards } from '../../../ports/cards.ts'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { Identity } from '../../../ports/identity.ts'
import type { ObjectStore } from '../../../ports/object-store.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import type { UserPool } from '../../../ports/user-pool.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'

export interface AdminDeps extends ModuleDeps {
  readonly cards: Cards
  readonly exchangeRates: ExchangeRates
  readonly identity: Identity
  readonly pool: UserPool
  readonly objects: ObjectStore
  readonly brands: Brands
  readonly statistics: Statistics
  readonly limit: MakeLimit
  readonly suppliers: Suppliers
}
