import { type Kysely, sql } from 'kysely'

/**
 * What the hotel keeps of a cancelled trip. A server of the previous version would refund all of it, so a penalty begins
 * only with a cancellation that a new server stores.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cancellations add column penalty_minor bigint not null default 0`.execute(db)
  await sql`
    alter table booking_requests add column replaced_penalty_minor bigint not null default 0`.execute(db)
}
