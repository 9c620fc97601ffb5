import { type Kysely, sql } from 'kysely'

/** Visits of pages and stages of journeys by brand and day (UTC), of whoever agreed to be counted: counts, and nothing about who it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table brand_events (
      ref_id text not null,
      day date not null,
      name text not null,
      happened integer not null default 0,
      primary key (ref_id, day, name)
    )`.execute(db)
  await sql`create index brand_events_day on brand_events (day)`.execute(db)
}
