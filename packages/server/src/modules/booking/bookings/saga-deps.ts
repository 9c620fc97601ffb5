import type { Bitcoin } from '../../../ports/bitcoin.ts'
import type { Cards } from '../../../ports/cards.ts'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import type { Wallet } from '../../../ports/wallet.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'

/** What contracts, and the steps of a booking and of its cancellation, are built from. */
export interface SagaDeps extends Pick<ModuleDeps, 'config' | 'db' | 'log' | 'now'> {
  readonly brands: Brands
  readonly supplier: Supplier
  readonly exchangeRates: ExchangeRates
  readonly cards: Cards
  readonly wallet: Wallet
  readonly bitcoin: Bitcoin
}
