import { type Money, money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { load } from '../../../../kernel/saga/rows.ts'
import { stayTimes } from '../../../catalogue/hotels/stay-times.ts'
import type { StoredContract } from '../../quotes/contracts.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { cancellationTable } from '../cancel/rows.ts'
import type { RequestRow } from '../requests.ts'
import { type BookingRow, cancelTerms, type Trip } from '../trip-view.ts'

/** Whether a trip's dates can be changed: it is booked, and its check-in is in the future at the hotel. */
export function isChangeable(
  booking: Pick<BookingRow, 'status'>,
  contract: Pick<StoredContract, 'hotel' | 'checkInDate' | 'checkOutDate'>,
  now: Date,
): boolean {
  return booking.status === 'SUCCESS' && now < new Date(stayTimes(contract).from)
}

/** Number of the trip that has replaced this one, or is about to be paid for it. */
export async function replacementOf(db: Kysely<Database>, tripNumber: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('booking_requests')
    .select('trip_number')
    .where('replaces', '=', tripNumber)
    .where('state', 'in', ['booked', 'complete'])
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  return found?.trip_number
}

/** Refund of a cancellation now, less earlier partial refunds; 0 when nothing comes back any more. */
export async function refundNow(db: Kysely<Database>, trip: Trip, now: Date): Promise<Money> {
  const terms = cancelTerms(trip, now)
  return terms ? returned(db, trip, terms.penalty.minor) : money(0, dueNowOf(trip.request.quote).currency)
}

/** Partial refunds of a trip while it stood. */
export async function refundedEarlier(db: Kysely<Database>, { booking, request }: Trip): Promise<Money> {
  const { total } = await db
    .selectFrom('goodwill_refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_minor'), sql<string>`0`).as('total'))
    .where('trip_number', '=', booking.trip_number)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return money(Number(total), dueNowOf(request.quote).currency)
}

/** Where the payment of a cancelled trip is: with the credit that pays for its replacement, these add up to it. */
export interface EndMoney {
  readonly earlier: Money
  /** What the traveller does not get back. The hotel keeps its penalty also when partial refunds have left less of it. */
  readonly penalty: Money
  readonly refund: Money
}

export async function endMoney(db: Kysely<Database>, trip: Trip, penaltyMinor?: number): Promise<EndMoney> {
  const due = dueNowOf(trip.request.quote)
  const earlier = await refundedEarlier(db, trip)
  const cancellation = await load(db, cancellationTable, trip.booking.trip_number)
  const elsewhere = Number(cancellation?.credit_minor ?? 0) + (await leftBehind(db, trip.request))
  const left = Math.max(0, due.minor - earlier.minor - elsewhere)
  const agreed = cancellation?.keeps_price ? left : Number(cancellation?.penalty_minor ?? 0)
  const penalty = Math.min(left, penaltyMinor ?? agreed)
  return { earlier, penalty: money(penalty, due.currency), refund: money(left - penalty, due.currency) }
}

/** Refund of a cancelled trip: less its penalty, earlier partial refunds, and the credit that pays for its replacement. */
export const returned = async (db: Kysely<Database>, trip: Trip, penaltyMinor?: number): Promise<Money> =>
  (await endMoney(db, trip, penaltyMinor)).refund

/** The trip that replaced a cancelled one, and the part of the payment that pays for it. */
export interface UsedFor {
  readonly trip: string
  readonly credit: Money
}

/** What a trip's payment pays for since its dates changed; undefined without a credit. */
export async function usedFor(
  db: Kysely<Database>,
  { booking, request }: Pick<Trip, 'booking' | 'request'>,
): Promise<UsedFor | undefined> {
  const found = await db
    .selectFrom('cancellations')
    .innerJoin('booking_requests as next', 'next.replaces', 'cancellations.trip_number')
    .select(['next.trip_number as trip', 'cancellations.credit_minor as credit'])
    .where('cancellations.trip_number', '=', booking.trip_number)
    .where('cancellations.credit_minor', '>', 0)
    .where('next.credit_minor', '>', 0)
    .where('next.state', '=', 'complete')
    .executeTakeFirst()
  return found && { trip: found.trip, credit: money(Number(found.credit), request.quote.key.currency) }
}

/** Credit that stays with the replaced trip, because the hotel does not release it; minor units. */
export async function leftBehind(
  db: Kysely<Database>,
  { replaces, credit_minor }: RequestRow,
): Promise<number> {
  if (!replaces || Number(credit_minor) === 0) return 0
  const cancellation = await load(db, cancellationTable, replaces)
  return cancellation?.state === 'refused' ? Number(credit_minor) : 0
}
