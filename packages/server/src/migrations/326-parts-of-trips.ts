import { type Kysely, sql } from 'kysely'

/** Parts of trips that are cancelled alone: a room, or the last night. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_parts (
      -- The trip number and the part's number in the trip.
      id text primary key,
      trip_number text not null references bookings (trip_number),
      number integer not null,
      request_id text not null references booking_requests (id),
      -- The contract before, which stays stored.
      quote_id text not null references quotes (id),
      kind text not null check (kind in ('room', 'night')),
      room integer,
      amount_minor bigint not null check (amount_minor > 0),
      back_minor bigint not null check (back_minor between 0 and amount_minor),
      currency text not null,
      state text not null default 'asked' check (state in ('asked', 'released', 'done', 'refused', 'owed')),
      attempts integer not null default 0,
      error jsonb,
      lease_until timestamptz,
      lease_by text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (trip_number, number),
      check ((kind = 'room') = (room is not null))
    )`.execute(db)
  await sql`create index trip_parts_quote on trip_parts (quote_id)`.execute(db)
}
