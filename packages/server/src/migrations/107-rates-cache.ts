import { type Kysely, sql } from 'kysely'

/** Lowest nightly prices that searches have seen. Unlogged: lost in a crash of the database, and nothing but a hint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table lowest_prices (
      /** City id, or area id. */
      place text not null,
      check_in date not null,
      rooms smallint not null,
      guests smallint not null,
      currency text not null,
      price numeric not null,
      seen_at timestamptz not null default now(),
      primary key (place, rooms, guests, currency, check_in)
    )`.execute(db)
}
