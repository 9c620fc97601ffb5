import { type Kysely, sql } from 'kysely'

/** Declines are counted, so that nobody tries cards here; an offer is one room with one plan, not a whole list of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column declines integer not null default 0,
      add column opened_by text`.execute(db)
  await sql`create index payments_quote on payments (quote_id)`.execute(db)
  await sql`create index payments_opener on payments (opened_by, updated_at) where declines > 0`.execute(db)
  await sql`
    update booking_requests
    set offer_id = concat_ws(':', offer_id, quote -> 'key' ->> 'roomCode', quote -> 'key' ->> 'planCode')`.execute(
    db,
  )
}
