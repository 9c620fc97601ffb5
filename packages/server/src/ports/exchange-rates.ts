/**
 * Exchange rates. A contract uses them, because the amount due now is also shown, and paid with wallets and bitcoin, in
 * US dollars.
 */
export interface ExchangeRates {
  /**
   * Units of `currency` (ISO 4217) for one US dollar, from the day of the last read. Throws RangeError for a currency
   * without a rate, and for rates that are too old to sell at.
   */
  perDollar(currency: string): Promise<number>
  /** Seconds since the rates were read, for monitoring; since the first attempt while none has succeeded. */
  ageSeconds(): number
}
