import { type Kysely, sql } from 'kysely'

/**
 * A brand can be switched off, and be given a new reference id: `brands.ref_id` stays what bookings and members know it
 * by. A brand without a row here was never rotated, and is asked for by that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table brands add column disabled_at timestamptz`.execute(db)
  await sql`
    create table brand_ref_ids (
      ref_id text primary key,
      brand text not null references brands,
      /** Null for the one that is given out now. */
      valid_until timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create unique index brand_ref_ids_current on brand_ref_ids (brand) where valid_until is null`.execute(
    db,
  )
}
