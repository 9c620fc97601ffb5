/**
 * Kinds of differences between two books:
 * - payment-missing: our ledger has it, the provider does not.
 * - payment-unknown: the provider has captured money that belongs to no booking.
 * - taken-differs, returned-differs: both have the payment, with different amounts.
 * - disputed: the bank has reversed it, or is about to.
 * - stay-missing: we sold it, the supplier does not have it.
 * - stay-unknown: the supplier has it with our reference, without a booking: its room is paid for.
 * - stay-status: one is booked, the other cancelled.
 * - stay-rooms, stay-dates: both are booked, with other rooms or dates.
 * - stay-amount: the supplier charges another amount than when it was booked.
 */
export const differenceKinds = [
  'payment-missing',
  'payment-unknown',
  'taken-differs',
  'returned-differs',
  'disputed',
  'stay-missing',
  'stay-unknown',
  'stay-status',
  'stay-rooms',
  'stay-dates',
  'stay-amount',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  readonly kind: DifferenceKind
  /** The payment's reference at its provider, or our reference at the supplier. */
  readonly subject: string
  readonly detail: Readonly<Record<string, string | number | boolean | undefined>>
}

/** A compared day: from its first instant to the first of the next, UTC. */
export interface Day {
  /** "2026-11-21" */
  readonly date: string
  readonly from: Date
  readonly to: Date
}

/** Throws RangeError for an invalid date. */
export function dayOf(date: string): Day {
  const from = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(from.getTime()))
    throw new RangeError(`${date} is not a day: write it as 2026-11-21`)
  return { date, from, to: new Date(from.getTime() + 86_400_000) }
}

export interface Compared {
  /** Number of compared items. */
  readonly count: number
  readonly differences: readonly Difference[]
  /** Compared items that earlier runs may have compared: a difference of one that is gone is resolved. */
  readonly subjects?: readonly string[]
}
