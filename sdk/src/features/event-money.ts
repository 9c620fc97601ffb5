import { type Money, toMajor } from '@staykit/domain'
import type { StayMoney } from '../runtime/declaration.ts'

/** An amount as events tell it; the one place that makes it. */
export const eventMoney = (money: Money): StayMoney => ({
  amount: toMajor(money),
  currency: money.currency,
})
