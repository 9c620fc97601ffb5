import { type Money, money } from './money.ts'

/** The refund of a trip whose dates change, as far as it can pay for the new stay. */
export interface ChangeCredit {
  readonly available: Money
  /** The smallest amount that a card is charged, in minor units. */
  readonly leastMinor: number
}

/**
 * The part of the amount due that the refund of the old trip pays: 0 in another currency, and when so little would
 * remain that no card is charged for it.
 */
export function creditFor({ available, leastMinor }: ChangeCredit, due: Money): Money {
  const minor = available.currency === due.currency ? Math.min(available.minor, due.minor) : 0
  const rest = due.minor - minor
  return money(rest > 0 && rest < leastMinor ? 0 : minor, due.currency)
}
