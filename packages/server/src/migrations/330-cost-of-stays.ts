import { type Kysely, sql } from 'kysely'

/** What the supplier charges us for a stay, in its own currency; null where it does not say it, and for older stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      add column cost_minor bigint,
      add column cost_currency text,
      add constraint bookings_cost check ((cost_minor is null) = (cost_currency is null)) not valid`.execute(
    db,
  )
  // Reconciliation looks at the future stays of some days.
  await sql`create index bookings_check_in on bookings (check_in) where status = 'SUCCESS'`.execute(db)
}
