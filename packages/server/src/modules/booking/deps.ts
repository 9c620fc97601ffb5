import type { Bitcoin } from '../../ports/bitcoin.ts'
import type { Cards } from '../../ports/cards.ts'
import type { ExchangeRates } from '../../ports/exchange-rates.ts'
import type { Supplier } from '../../ports/supplier.ts'
import type { Wallet } from '../../ports/wallet.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Brands } from '../brands/brands.ts'
import type { ModuleDeps } from '../deps.ts'
import type { Bookings } from './bookings.ts'
import type { Cancellations } from './cancel/cancellations.ts'

/** What the calls about bookings need. */
export interface BookingDeps extends ModuleDeps {
  readonly brands: Brands
  readonly sessions: Sessions
  readonly supplier: Supplier
  readonly exchangeRates: ExchangeRates
  readonly cards: Cards
  readonly wallet: Wallet
  readonly bitcoin: Bitcoin
  /** Sagas under way in this process. */
  readonly bookings: Bookings
  readonly cancellations: Cancellations
}
