import {
  type bookChange,
  type Contract,
  fromWireAmount,
  type Price,
  type ResponseOf,
} from '@staykit/contract'
import { add, type Money, money, subtract } from '@staykit/domain'

/** Cost of a change of dates before payment; amounts of the old trip are in its own currency. */
export interface ChangeCost {
  /** All-in price of the old trip. */
  readonly before: Money
  /** The refund of the old trip. */
  readonly refund: Money
  /** The part of the paid price that is not refunded. */
  readonly fee: Money
  /** All-in price of the new stay, once one is chosen. */
  readonly after?: Money | undefined
  /** Extra cost of the new stay, negative if it is cheaper; undefined across currencies. */
  readonly difference?: Money | undefined
}

/** The cost of giving up `trip`, as it is now, for a stay of this price. */
export function changeCost(
  { rate, isCancellable }: Pick<Contract, 'rate' | 'isCancellable'>,
  change: Pick<ResponseOf<typeof bookChange>, 'refund'>,
  next?: Price,
): ChangeCost {
  const { final, dueNow, dueAtHotel } = rate.price
  const refund = fromWireAmount(change.refund.amount, change.refund.currencyCode)
  const after = next?.final
  const saved = isCancellable ? add(refund, dueAtHotel) : refund
  return {
    before: final,
    refund,
    fee: isCancellable ? money(0, final.currency) : subtract(dueNow, refund),
    after,
    difference: after?.currency === saved.currency ? subtract(after, saved) : undefined,
  }
}
