import { type Kysely, sql } from 'kysely'

/** Hotels that members have saved, and the links by which they share them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_hotels (
      user_id text not null references users on delete cascade,
      hotel_id text not null,
      hotel jsonb not null,
      saved_at timestamptz not null,
      primary key (user_id, hotel_id)
    )`.execute(db)
  await sql`
    create table saved_hotel_links (
      user_id text primary key references users on delete cascade,
      token text not null unique,
      created_at timestamptz not null
    )`.execute(db)
}
