import type { Bitcoin } from '../../../ports/bitcoin.ts'
import type { Cards } from '../../../ports/cards.ts'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import type { Wallet } from '../../../ports/wallet.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'

/** Dependencies of contracts, and of the steps of a booking and its cancellation. */
export interface SagaDeps extends Pick<ModuleDeps, 'config' | 'db' | 'log' | 'now'> {
  readonly brands: Brands
  readonly suppliers: Suppliers
  readonly exchangeRates: ExchangeRates
  readonly cards: Cards
  readonly wallet: Wallet
  readonly bitcoin: Bitcoin
}
