import { type Money, toMajor } from '@staykit/domain'
import type { StayMoney } from '../runtime/declaration.ts'

/** An amount for events; the only place that creates one. */
export const eventMoney = (money: Money): StayMoney => ({
  amount: toMajor(money),
  currency: money.currency,
})
