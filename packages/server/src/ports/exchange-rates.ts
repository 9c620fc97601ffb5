/**
 * Exchange rates. A contract uses them, because the amount due now is also shown, and paid with wallets and bitcoin, in
 * US dollars.
 */
export interface ExchangeRates {
  /**
   * Units of `currency` (ISO 4217) for one US dollar, from the day of the last read. Throws RangeError for a currency
   * without a rate.
   */
  perDollar(currency: string): Promise<number>
}
