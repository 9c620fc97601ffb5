/** There are no rates now: the source does not answer, and what it said last is too old. May be asked again. */
export class ExchangeRatesError extends Error {
  override readonly name = 'ExchangeRatesError'
}

/**
 * Rates of exchange. Asked when a contract is made: what is due now is also told, and taken from wallets and as bitcoin,
 * in US dollars.
 */
export interface ExchangeRates {
  /**
   * Units of `currency` (ISO 4217) for one US dollar, of the day that the source was last read. Throws RangeError for a
   * currency without a rate, ExchangeRatesError.
   */
  perDollar(currency: string): Promise<number>
}
