/** An amount in the notation of a language. */
export const moneyText = (amount: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency })
    .format(amount)
    // In right-to-left text the sign of "US$" would move before its letters: a mark after it prevents that (UAX 9).
    .replace(/^\u200f.*\$$/, '$&\u200e')

/** The same without a fraction, rounded up: nothing costs less. */
export const wholeMoneyText = (amount: number, currency: string, tag: string): string =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 })
    .format(Math.ceil(amount))
    .replace(/^\u200f.*\$$/, '$&\u200e')
