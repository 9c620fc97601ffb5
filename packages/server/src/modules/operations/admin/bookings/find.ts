import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { partsOf } from '../../../booking/bookings/part/rows.ts'
import { policyText } from '../../../booking/quotes/cancellation-text.ts'
import { findContract, pricedPolicyOf } from '../../../booking/quotes/contracts.ts'
import { wordsOf } from '../../../mail/words.ts'

export interface FoundBooking {
  readonly trip: string
  readonly email: string
  /** State of the booking, if there is one; of its request otherwise. */
  readonly state: string
  readonly cancelling: string | null
  readonly at: Date
}

const MOST = 50

/** Bookings by trip number, email, confirmation, request, payment or our reference; the newest without a text. */
export async function findBookings(db: Kysely<Database>, text: string): Promise<FoundBooking[]> {
  const searchText = text.trim()
  let query = db
    .selectFrom('booking_requests as request')
    .leftJoin('bookings as booking', 'booking.request_id', 'request.id')
    .leftJoin('cancellations as cancellation', 'cancellation.request_id', 'request.id')
    .select([
      'request.trip_number as trip',
      'request.email',
      'request.state as requested',
      'booking.status',
      'cancellation.state as cancelling',
      'request.created_at as at',
    ])
    .orderBy('request.created_at', 'desc')
    .limit(MOST)
  if (searchText)
    query = query.where(({ or, eb }) =>
      or([
        eb('request.trip_number', '=', searchText.toUpperCase()),
        eb('request.email', '=', searchText.toLowerCase()),
        eb('request.email', '=', searchText),
        eb('request.id', '=', searchText),
        eb('request.payment_reference', '=', searchText),
        eb('request.reference', '=', searchText),
        eb('booking.confirmation', '=', searchText),
      ]),
    )
  return (await query.execute()).map(({ requested, status, ...row }) => ({
    ...row,
    state: status ?? requested,
  }))
}

/** All facts of one booking, for operators. */
export async function dossierOf(db: Kysely<Database>, tripNumber: string) {
  const request = await db
    .selectFrom('booking_requests')
    .selectAll()
    .where('trip_number', '=', tripNumber)
    .executeTakeFirst()
  if (!request) return undefined
  const [contract, booking, cancellation, parts, steps, ledger, refunds, disputes, actions] =
    await Promise.all([
      findContract(db, request.quote_id),
      db.selectFrom('bookings').selectAll().where('trip_number', '=', tripNumber).executeTakeFirst(),
      db.selectFrom('cancellations').selectAll().where('trip_number', '=', tripNumber).executeTakeFirst(),
      partsOf(db, tripNumber),
      db.selectFrom('saga_steps').selectAll().where('request_id', '=', request.id).orderBy('id').execute(),
      db
        .selectFrom('ledger_entries')
        .innerJoin('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
        .select(['kind', 'account', 'amount_minor', 'currency', 'ledger_transactions.created_at as at'])
        .where('booking', '=', tripNumber)
        .orderBy('ledger_entries.id')
        .execute(),
      db
        .selectFrom('goodwill_refunds')
        .selectAll()
        .where('trip_number', '=', tripNumber)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('disputes')
        .selectAll()
        .where('payment_reference', '=', request.payment_reference ?? '')
        .execute(),
      db
        .selectFrom('operator_actions')
        .selectAll()
        .where('trip_number', '=', tripNumber)
        .orderBy('id')
        .execute(),
    ])
  const policy = contract && policyText(pricedPolicyOf(contract), wordsOf('en-US'))
  return { request, policy, booking, cancellation, parts, steps, ledger, refunds, disputes, actions }
}

export type Dossier = NonNullable<Awaited<ReturnType<typeof dossierOf>>>
