import {
  DEFAULT_LOYALTY_VALUE,
  type LoyaltyLevel,
  type loyaltyMovements,
  type MovementKind,
  type ResponseOf,
} from '@staykit/contract'
import { fromMajor, type Money, money, nightsOf, toMajor } from '@staykit/domain'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import { isOver } from '../bookings/trip-view.ts'
import type { TripRow } from '../trips/rows.ts'

/** Available points that start a level, highest first. */
const levels: readonly (readonly [level: LoyaltyLevel, from: number])[] = [
  ['GOLD', 20_000],
  ['SILVER', 5_000],
]

const earnedBy = ({ contract }: TripRow): number => contract.points ?? DEFAULT_LOYALTY_VALUE

/** Points: available once a stay is over, pending before; a cancelled stay has none. */
export function pointsOf(trips: readonly TripRow[], now: Date) {
  const booked = trips.filter(({ status }) => status === 'SUCCESS')
  const sum = (rows: readonly TripRow[]) => rows.reduce((total, row) => total + earnedBy(row), 0)
  const totalPoints = sum(booked)
  const availablePoints = sum(booked.filter((row) => isOver(row, now)))
  const level: LoyaltyLevel = levels.find(([, from]) => availablePoints >= from)?.[0] ?? 'BRONZE'
  return { availablePoints, pendingPoints: totalPoints - availablePoints, totalPoints, level }
}

type Movement = ResponseOf<typeof loyaltyMovements>['movements'][number]

/** Movements behind pointsOf, newest first: what each trip gave, and what a cancellation took back. */
export function movementsOf(trips: readonly TripRow[], now: Date): Movement[] {
  const steps = trips.flatMap((row) => {
    const move = (kind: MovementKind, at: Date, points: number) => ({
      tripNumber: row.trip_number,
      hotel: row.contract.hotel.name,
      time: at.toISOString(),
      kind,
      points,
    })
    const points = earnedBy(row)
    const isPending = row.status === 'SUCCESS' && !isOver(row, now)
    const earned = move(isPending ? 'pending' : 'earned', row.booked_at, points)
    return row.status === 'SUCCESS'
      ? [earned]
      : [earned, move('returned', row.cancelled_at ?? row.booked_at, -points)]
  })
  let balance = 0
  return steps
    .sort((a, b) => a.time.localeCompare(b.time))
    .map((step) => {
      balance += step.points
      return { ...step, balance }
    })
    .reverse()
}

/** Bookings of the year of `now` in UTC that were not cancelled; amounts in US dollars with 2 decimals. */
export async function statsOf(trips: readonly TripRow[], now: Date, rates: ExchangeRates) {
  const booked = trips.filter(
    ({ status, booked_at }) => status === 'SUCCESS' && booked_at.getUTCFullYear() === now.getUTCFullYear(),
  )
  let [spent, saved] = [0, 0]
  for (const { final_minor, currency, contract } of booked) {
    const paid = money(final_minor, currency)
    spent += await centsOf(paid, rates)
    const { finalStrikethrough: full } = contract.rate.price
    if (full && full.minor > paid.minor)
      saved += await centsOf(money(full.minor - paid.minor, currency), rates)
  }
  const nights = booked.reduce(
    (sum, row) => sum + nightsOf({ checkIn: row.check_in, checkOut: row.check_out }),
    0,
  )
  return { nights, spendings: spent / 100, savings: saved / 100, bookings: booked.length }
}

/** Value in US cents at today's rate; 0 for a currency without a rate. */
export async function centsOf(amount: Money, rates: ExchangeRates): Promise<number> {
  const perDollar = await rates.perDollar(amount.currency).catch((error: unknown) => {
    if (error instanceof RangeError) return undefined
    throw error
  })
  return perDollar ? fromMajor(toMajor(amount) / perDollar, 'USD').minor : 0
}
