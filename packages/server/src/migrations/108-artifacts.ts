import { type Kysely, sql } from 'kysely'

/** What a trip brings besides the room: its artifact, and the points that were logged for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table artifacts (
      trip_number text primary key references bookings,
      provider_id text unique,
      state text not null default 'pending' check (state in ('pending', 'created', 'failed')),
      hash text,
      link text,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table loyalty_transactions (
      trip_number text primary key references bookings,
      ref_id text not null,
      user_id text,
      points integer not null check (points >= 0),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index loyalty_transactions_user on loyalty_transactions (user_id)`.execute(db)
}
