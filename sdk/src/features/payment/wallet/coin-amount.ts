/** A whole coin amount with at most 8 decimals in the digits of the language, and the symbol: 0.05 BTC. */
export const coinAmount = (
  { symbol, amount }: { readonly symbol: string; readonly amount: number },
  locale: string,
): string => `${amount.toLocaleString(locale, { maximumFractionDigits: 8 })} ${symbol.toUpperCase()}`
