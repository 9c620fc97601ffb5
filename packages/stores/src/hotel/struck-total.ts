import type { Price } from '@staykit/contract'
import { add, formatMoney, type Money, multiply } from '@staykit/domain'

/**
 * What the stay would cost all in at the struck nightly price: as the server says it, else room and taxes in proportion
 * and the property fee as it is. Undefined without a struck price above the price. It is what a shown total is compared with, so that the two amounts
 * beside each other mean the same.
 */
export function struckTotal(price: Price): Money | undefined {
  const { display, displayStrikethrough, finalStrikethrough, total, propertyFee } = price
  if (!displayStrikethrough || displayStrikethrough.minor <= display.minor || display.minor <= 0)
    return undefined
  return finalStrikethrough ?? add(multiply(total, displayStrikethrough.minor / display.minor), propertyFee)
}

/** An amount as totals are shown: without minor units that are zero. */
export function shownTotal(amount: Money, locale: string): string {
  return formatMoney(amount, locale, true)
}
