import { formatMoney, type Money } from '@staykit/domain'

/** An amount as totals are shown: without minor units that are zero. */
export function shownTotal(amount: Money, locale: string): string {
  return formatMoney(amount, locale, true)
}
