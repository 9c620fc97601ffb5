import { add, fromMajor, type Money, money } from '@staykit/domain'
import type { Amounts } from '../supplier/price.ts'
import type { Rate } from './answers.ts'

/** Amounts of the rates of an offer, one for each room; `whole` is the provider's own sum. */
export function amountsOf(
  rates: readonly Rate[],
  whole?: { readonly amount: number; readonly currency: string },
): Amounts {
  const totals = rates.flatMap(({ retailRate }) => retailRate.total.slice(0, 1)).map(moneyOf)
  const total = whole ? moneyOf(whole) : add(...(totals as [Money, ...Money[]]))
  const fees = rates.flatMap(({ retailRate }) => retailRate.taxesAndFees ?? [])
  const taxes = fees
    .filter((fee) => fee.included && fee.currency === total.currency)
    .reduce((sum, fee) => sum + moneyOf(fee).minor, 0)
  return {
    total,
    base: money(Math.max(0, total.minor - taxes), total.currency),
    dueAtHotel: fees.filter(({ included, amount }) => !included && amount > 0).map(moneyOf),
  }
}

const moneyOf = ({ amount, currency }: { readonly amount: number; readonly currency: string }): Money =>
  fromMajor(amount, currency)
