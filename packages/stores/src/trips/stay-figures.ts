import { averageSavingsPercent, nightsOf } from '@staykit/domain'
import type { Trip } from './trips.ts'

/** Totals over a member's stays. */
export interface StayFigures {
  readonly stays: number
  readonly nights: number
  /** Mean over the stays that have a full price, each against what was paid; 0 when nothing was saved (HOT-341). */
  readonly savedPercent: number
}

/** Of all trips but the cancelled ones. A share of each stay is counted, because totals may be in different currencies. */
export function stayFigures(trips: readonly Trip[]): StayFigures {
  const booked = trips.filter(({ status }) => status !== 'CANCELED')
  const shares = booked.flatMap(({ fullTotal, finalTotal }) =>
    fullTotal && finalTotal ? [fullTotal / finalTotal] : [],
  )
  return {
    stays: booked.length,
    nights: booked.reduce((sum, trip) => sum + nightsOf(trip), 0),
    savedPercent: averageSavingsPercent(
      shares.reduce((sum, share) => sum + share, 0),
      shares.length,
    ),
  }
}
