import type { ExchangeRates } from '../ports/exchange-rates.ts'
import { dayRate } from './supplier/day-rates.ts'

/** The sandbox's table, which also prices its hotels: the amount in dollars matches the shown price. */
export function createSandboxExchangeRates(): ExchangeRates {
  return { perDollar: async (currency) => dayRate(currency), ageSeconds: () => 0 }
}
