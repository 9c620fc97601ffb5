import { type Money, money, subtract } from '@staykit/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { stayTimes } from '../../../catalogue/hotels/stay-times.ts'
import type { StoredContract } from '../../quotes/contracts.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { type BookingRow, isCancellable, type Trip } from '../trip-view.ts'

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

/** Refund of a cancellation now, less earlier partial refunds; 0 after cancelBy. */
export async function refundNow(db: Kysely<Database>, trip: Trip, now: Date): Promise<Money> {
  const due = dueNowOf(trip.request.quote)
  return isCancellable(trip.booking, now) ? returned(db, trip) : money(0, due.currency)
}

/** Refund of a cancelled trip; once it is posted it includes earlier partial refunds. */
export async function returned(db: Kysely<Database>, { booking, request }: Trip): Promise<Money> {
  const due = dueNowOf(request.quote)
  const { given: total } = await db
    .selectFrom('goodwill_refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_minor'), sql<string>`0`).as('given'))
    .where('trip_number', '=', booking.trip_number)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return subtract(due, money(Number(total), due.currency))
}
