import type { Bitcoin } from '../../ports/bitcoin.ts'
import type { Cards } from '../../ports/cards.ts'
import type { Wallet } from '../../ports/wallet.ts'
import type { Sessions } from '../accounts/members/sessions.ts'
import type { Brands } from '../brand/brands/brands.ts'
import type { ModuleDeps } from '../deps.ts'

/** Dependencies of the payment calls. */
export interface PaymentDeps extends ModuleDeps {
  readonly brands: Brands
  readonly sessions: Sessions
  readonly cards: Cards
  readonly wallet: Wallet
  readonly bitcoin: Bitcoin
}
