import type { ExchangeRates } from '../ports/exchange-rates.ts'
import { dayRate } from './supplier/day-rates.ts'

/** The sandbox's table, by which its hotels are priced too: what is due in dollars agrees with what was shown. */
export function createSandboxExchangeRates(): ExchangeRates {
  return { perDollar: async (currency) => dayRate(currency) }
}
