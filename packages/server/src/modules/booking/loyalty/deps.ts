import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { LoyaltyWidgets } from '../../../ports/loyalty-widgets.ts'
import type { BrandsDeps } from '../../brand/brands/deps.ts'

export interface LoyaltyDeps extends BrandsDeps {
  readonly exchangeRates: ExchangeRates
  /** Undefined without a vendor. */
  readonly loyaltyWidgets: LoyaltyWidgets | undefined
}
