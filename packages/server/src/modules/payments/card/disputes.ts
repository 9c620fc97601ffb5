import { formatMoney, money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { credit, debit, post } from '../../../kernel/ledger/ledger.ts'
import type { CardDispute } from '../../../ports/cards.ts'
import { paidTrips } from '../../booking/bookings/change/paid-trips.ts'
import type { Brands } from '../../brand/brands/brands.ts'
import type { ModuleDeps } from '../../deps.ts'
import { type Notice, notifyOperations } from '../../mail/notice.ts'
import { DISPUTE_QUEUE } from '../../queues.ts'

export interface DisputeDeps extends Pick<ModuleDeps, 'config' | 'db' | 'log'> {
  readonly brands: Brands
}

/** Stores a dispute of a payment, and informs operations of each change, once. */
export async function noteDispute(deps: DisputeDeps, intentId: string, dispute: CardDispute): Promise<void> {
  const { db, brands } = deps
  const request = await db
    .selectFrom('booking_requests')
    .select(['ref_id', 'trip_number'])
    .where('payment_reference', '=', intentId)
    .executeTakeFirst()
  const payment = await db
    .selectFrom('payments')
    .select('ref_id')
    .where('intent_id', '=', intentId)
    .executeTakeFirst()
  const others = request ? await paidTrips(db, request.trip_number) : []
  const trips = [request?.trip_number, ...others.map(({ trip }) => trip)].filter((trip) => trip !== undefined)
  const refId = request?.ref_id ?? payment?.ref_id
  const brand = refId === undefined ? undefined : await brands.of(refId)
  await db.transaction().execute(async (trx) => {
    const isNew = await keep(trx, intentId, dispute)
    await postMovements(trx, request?.trip_number ?? intentId, dispute)
    for (const subject of trips) await enqueue(trx, { queue: DISPUTE_QUEUE, subject })
    if (isNew && brand) await notifyOperations(trx, deps, brand, noticeOf(dispute, intentId, trips))
  })
}

/** Returns whether it is new. Events come twice, and late: a closed dispute stays closed. */
async function keep(trx: Kysely<Database>, intentId: string, dispute: CardDispute): Promise<boolean> {
  const { id, amount, reason, status } = dispute
  const { minor: amount_minor, currency } = amount
  const noted = await trx
    .insertInto('disputes')
    .values({ id, payment_reference: intentId, amount_minor, currency, reason, status })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ status, amount_minor, updated_at: sql`now()` })
        .where('disputes.status', '<>', status)
        .where('disputes.status', 'not in', ['won', 'lost']),
    )
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows === 1n
}

/** Posts the money that the provider has withdrawn or returned for a dispute, each movement once. */
async function postMovements(
  trx: Kysely<Database>,
  booking: string,
  { amount, movements }: CardDispute,
): Promise<void> {
  for (const { id, isReturn, fee } of movements) {
    const sign = isReturn ? -1 : 1
    const moved = money(sign * amount.minor, amount.currency)
    await post(trx, booking, `dispute-${id}`, [
      debit('disputes', moved),
      credit('dispute_clearing', moved),
      debit('dispute_fees', fee),
      credit('dispute_clearing', fee),
    ])
  }
}

const noticeOf = (
  { id, amount, reason, status }: CardDispute,
  intentId: string,
  [trip, ...others]: readonly string[],
): Notice => ({
  key: `dispute:${id}:${status}`,
  subject: `Dispute ${statusWords[status] ?? status}: ${trip ?? intentId}`,
  words: [
    'A traveller disputes the payment of a stay at the bank. The provider withholds the money until the dispute is decided.',
    'Answer at the provider before its deadline: with the confirmation, the agreed terms, and later messages.',
  ],
  lines: [
    ['Trip number', trip ?? 'none'],
    ...(others.length > 0 ? [['Also pays for', others.join(', ')] as const] : []),
    ['Payment', intentId],
    ['Amount', formatMoney(amount)],
    ['Reason', reason],
    ['Status', status],
  ],
})

const statusWords: Readonly<Record<string, string>> = {
  needs_response: 'opened',
  under_review: 'under review',
  won: 'won',
  lost: 'lost',
}
