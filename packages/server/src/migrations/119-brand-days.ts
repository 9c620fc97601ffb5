import { type Kysely, sql } from 'kysely'

/** Searches by brand and day (UTC): counts, and nothing about who searched. Bookings are counted where they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_days (
      ref_id text not null,
      day date not null,
      searches integer not null default 0,
      primary key (ref_id, day)
    )`.execute(db)
  await sql`create index bookings_brand_days on bookings (ref_id, booked_at)`.execute(db)
}
