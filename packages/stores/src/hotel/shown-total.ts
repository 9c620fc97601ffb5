import { exponentOf, formatMoney, type Money, money } from '@staykit/domain'

/** An amount as totals are shown: without minor units that are zero. */
export function shownTotal(amount: Money, locale: string): string {
  return formatMoney(amount, locale, true)
}

/** A total on the pin of a map: rounded up to a whole unit of its currency. */
export function pinTotal({ minor, currency }: Money, locale: string): string {
  const unit = 10 ** exponentOf(currency)
  return formatMoney(money(Math.ceil(minor / unit) * unit, currency), locale, true)
}
