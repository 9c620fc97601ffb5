import { type Kysely, sql } from 'kysely'

/**
 * What the hotel keeps of a cancelled trip. A server of the previous version would refund all of it, so it cannot move such
 * a cancellation to `released`: `credited` replaces that state, as for a part that pays for another trip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table cancellations
      add column penalty_minor bigint not null default 0,
      add constraint cancellations_penalty check (penalty_minor = 0 or state <> 'released') not valid`.execute(
    db,
  )
  await sql`
    alter table booking_requests add column replaced_penalty_minor bigint not null default 0`.execute(db)
}
