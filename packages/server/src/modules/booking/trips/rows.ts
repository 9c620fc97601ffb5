import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { Member } from '../../../kernel/http/member.ts'

/** Most trips in a member's list. */
const MOST = 500

/** Bookings of a member at a brand, signed in or as a guest with the confirmed address, by check-in. */
export function tripRows(
  db: Kysely<Database>,
  { id, email, hasConfirmedEmail }: Pick<Member, 'id' | 'email' | 'hasConfirmedEmail'>,
  refId: string,
) {
  return db
    .selectFrom('bookings')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .innerJoin('quotes', 'quotes.id', 'booking_requests.quote_id')
    .leftJoin('booking_requests as changed', (join) =>
      join
        .onRef('changed.replaces', '=', 'bookings.trip_number')
        .on('changed.state', 'in', ['booked', 'complete'])
        .on('changed.cancelled_at', 'is', null),
    )
    .selectAll('bookings')
    .select([
      'quotes.contract',
      'booking_requests.replaces',
      'booking_requests.cancelled_at',
      'changed.trip_number as replaced_by',
    ])
    .where('bookings.ref_id', '=', refId)
    .where(({ eb, or, and }) =>
      or([
        eb('bookings.user_id', '=', id),
        ...(hasConfirmedEmail
          ? [and([eb('bookings.user_id', 'is', null), eb('bookings.email', '=', email)])]
          : []),
      ]),
    )
    .orderBy('check_in')
    .limit(MOST)
    .execute()
}

export type TripRow = Awaited<ReturnType<typeof tripRows>>[number]
