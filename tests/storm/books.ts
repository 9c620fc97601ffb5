import { sql } from 'kysely'
import type { TestDatabase } from '../../packages/server/src/testing/database.ts'
import type { Journey } from './load.ts'

/** Unfinished sagas. */
export async function underWay({ db }: TestDatabase): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from booking_requests where state not in ('complete', 'failed'))::int
      + (select count(*) from cancellations where state not in ('done', 'refused'))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the differences between server, provider and supplier and the results of the travellers; empty when all agree. */
export async function wrongs({ db }: TestDatabase, journeys: readonly Journey[]): Promise<string[]> {
  const found: string[] = []
  const count = async (what: string, query: ReturnType<typeof sql<{ count: number }>>) => {
    const wrong = (await query.execute(db)).rows[0]?.count ?? 0
    if (wrong > 0) found.push(`${wrong} ${what}`)
  }
  await count('imbalances in the ledger', sql`select count(*)::int as count from ledger_imbalances`)
  await count(
    'accounts of travellers that are not even',
    sql`
      select count(*)::int as count from (
        select booking from ledger_entries join ledger_transactions on ledger_transactions.id = transaction_id
        where account in ('traveller_receivable', 'refund_payable')
        group by booking, account having sum(amount_minor) <> 0) as uneven`,
  )
  await count(
    'stays with another state at the supplier',
    sql`
      select count(*)::int as count from supplier_bookings full join (
        select reference, bookings.status from booking_requests join bookings on request_id = booking_requests.id) as ours
        using (reference)
      where coalesce(supplier_bookings.status, 'none') <>
        case ours.status when 'SUCCESS' then 'booked' when 'CANCELED' then 'cancelled' else 'nothing' end
        and not (ours.status is null and supplier_bookings.status = 'cancelled')`,
  )
  await count(
    'payments that do not fit their stay',
    sql`
      select count(*)::int as count from sandbox_intents intent
        left join booking_requests request on request.payment_reference = intent.id
        left join bookings on bookings.request_id = request.id
      where case
        when bookings.status = 'SUCCESS' then intent.captured_minor <> intent.amount_minor or intent.refunded_minor > 0
        when bookings.status = 'CANCELED' then intent.captured_minor <> intent.refunded_minor
        else intent.captured_minor <> intent.refunded_minor end`,
  )
  await count(
    'rooms taken twice',
    sql`
    select count(*)::int as count from (
      select request_id from bookings group by request_id having count(*) > 1) as twice`,
  )
  const rows = await db.selectFrom('bookings').select(['trip_number', 'status']).execute()
  const status = new Map(rows.map((row) => [row.trip_number, row.status]))
  for (const { trip, cancelled, id } of journeys) {
    if (!trip) continue
    const expected = cancelled ? 'CANCELED' : 'SUCCESS'
    if (status.get(trip) !== expected)
      found.push(`${id} was told ${expected}, and is ${status.get(trip) ?? 'lost'}`)
  }
  return found
}
