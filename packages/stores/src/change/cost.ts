import {
  type bookChange,
  type Contract,
  fromWireAmount,
  type Price,
  type ResponseOf,
} from '@staykit/contract'
import { add, creditFor, type Money, money, subtract } from '@staykit/domain'

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
  /** What moves now when only the difference is charged; undefined when both stays are paid in full. */
  readonly movement?: Movement | undefined
}

/** A payment of the difference: `credit` of the old payment pays for the new stay. One of `pay` and `back` is 0. */
export interface Movement {
  readonly credit: Money
  readonly pay: Money
  readonly back: Money
}

type Change = Pick<ResponseOf<typeof bookChange>, 'credit' | 'refund'>

/** What moves now for an amount due. */
export function movementFor({ credit: offer, refund }: Change, due: Money): Movement | undefined {
  if (!offer) return undefined
  const available = fromWireAmount(offer.amount, offer.currencyCode)
  const leastMinor = fromWireAmount(offer.least, offer.currencyCode).minor
  const credit = creditFor({ available, leastMinor }, due)
  if (credit.minor === 0) return undefined
  const back = subtract(fromWireAmount(refund.amount, refund.currencyCode), credit)
  return { credit, pay: subtract(due, credit), back }
}

/** The cost of giving up `trip`, as it is now, for a stay of this price. */
export function changeCost(
  { rate, isCancellable, cancelNow }: Pick<Contract, 'rate' | 'isCancellable' | 'cancelNow'>,
  change: Change,
  next?: Price,
): ChangeCost {
  const { final, dueNow, dueAtHotel } = rate.price
  const refund = fromWireAmount(change.refund.amount, change.refund.currencyCode)
  const after = next?.final
  const saved = cancelNow ? add(refund, dueAtHotel) : refund
  return {
    before: final,
    refund,
    fee: isCancellable ? money(0, final.currency) : subtract(dueNow, refund),
    after,
    movement: next && movementFor(change, next.dueNow),
    difference: after?.currency === saved.currency ? subtract(after, saved) : undefined,
  }
}
