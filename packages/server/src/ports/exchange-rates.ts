/**
 * Rates of exchange. Asked when a contract is made: what is due now is also told, and taken from wallets and as bitcoin,
 * in US dollars.
 */
export interface ExchangeRates {
  /**
   * Units of `currency` (ISO 4217) for one US dollar, of the day that the source was last read. Throws RangeError for a
   * currency without a rate.
   */
  perDollar(currency: string): Promise<number>
}
