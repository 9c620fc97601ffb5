import { type ChangeCredit, creditFor, money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { refuse } from '../../../../kernel/http/api-error.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { load } from '../../../../kernel/saga/rows.ts'
import { methodOf } from '../../../payments/registry.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { cancellationTable } from '../cancel/rows.ts'
import { fundsOf } from '../funds.ts'
import { wasCaptured } from '../ledger.ts'
import { hasOpenPart } from '../part/rows.ts'
import type { RequestRow } from '../requests.ts'
import { cancelTerms, findTrip, type Trip } from '../trip-view.ts'
import { refundNow } from './changeable.ts'

/**
 * The part of a trip's refund that can pay for the trip that replaces it. Undefined when both are paid in full: its
 * payment has no parts or is not captured, a partial refund or a cancellation runs, the hotel refused one, or a bank
 * disputes the payment.
 */
export async function creditOf(
  db: Kysely<Database>,
  trip: Trip,
  now: Date,
): Promise<ChangeCredit | undefined> {
  const { booking, request } = trip
  const { parts } = methodOf(request.payment_method)
  if (!parts || request.state !== 'complete' || !cancelTerms(trip, now)) return undefined
  if (await load(db, cancellationTable, booking.trip_number)) return undefined
  if (!(await wasCaptured(db, booking.trip_number))) return undefined
  if (await isGivingBack(db, booking.trip_number)) return undefined
  const available = await refundNow(db, trip, now)
  const funds = await fundsOf(db, request).catch((error: unknown) => {
    if (error instanceof RetryLater) return []
    throw error
  })
  const remaining = funds.reduce((sum, fund) => sum + fund.remaining, 0)
  const references = funds.flatMap(({ request }) => request.payment_reference ?? [])
  if (available.minor < 1 || remaining < available.minor || (await areDisputed(db, references)))
    return undefined
  const { dueNow, dueNowUsd } = request.quote.price
  return { available, leastMinor: Math.ceil((parts.leastUsdCents * dueNow) / dueNowUsd) }
}

/** A partial refund of the trip is not made yet, or a part of it is being cancelled. */
export async function isGivingBack(db: Kysely<Database>, tripNumber: string): Promise<boolean> {
  const pending = await db
    .selectFrom('goodwill_refunds')
    .select('id')
    .where('trip_number', '=', tripNumber)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return pending !== undefined || hasOpenPart(db, tripNumber)
}

async function areDisputed(db: Kysely<Database>, references: readonly string[]): Promise<boolean> {
  if (references.length === 0) return false
  const open = await db
    .selectFrom('disputes')
    .select('id')
    .where('payment_reference', 'in', references)
    .where('status', 'not in', ['won', 'warning_closed'])
    .executeTakeFirst()
  return open !== undefined
}

/** Serialises a change with a credit, a cancellation and partial refunds of one trip. */
export async function lockTrip(trx: Kysely<Database>, tripNumber: string): Promise<void> {
  await sql`select from bookings where trip_number = ${tripNumber} for no key update`.execute(trx)
}

/** Whether a booking that is not complete will use the payment of this trip. */
export async function isCredited(db: Kysely<Database>, tripNumber: string): Promise<boolean> {
  const change = await db
    .selectFrom('booking_requests')
    .select('id')
    .where('replaces', '=', tripNumber)
    .where('credit_minor', '>', 0)
    .where('state', 'in', ['stored', 'authorised', 'booked'])
    .executeTakeFirst()
  return change !== undefined
}

/** Checks the credit of a new request again, while nothing else may change the trip. Throws 409 NOT_CHANGEABLE. */
export async function confirmCredit(
  trx: Kysely<Database>,
  { replaces, credit_minor, quote }: RequestRow,
  now: Date,
): Promise<void> {
  const credit = Number(credit_minor)
  if (!replaces || credit === 0) return
  await lockTrip(trx, replaces)
  const trip = await findTrip(trx, replaces)
  const found = trip && (await creditOf(trx, trip, now))
  const due = dueNowOf(quote)
  const current = found ? creditFor(found, due) : money(0, due.currency)
  if (current.minor !== credit) throw beingChanged(replaces)
}

/** Another booking is changing the same trip. */
export const beingChanged = (tripNumber: string) =>
  refuse('tripBeingChanged', { params: { trip: tripNumber } })
