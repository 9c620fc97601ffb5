import { type Kysely, sql } from 'kysely'

/** Payments as we know them. No card number or CVC has a column. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      booking_request_id text primary key,
      provider text not null,
      intent_id text unique,
      quote_id text not null,
      ref_id text not null,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      status text not null default 'new',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table payment_events (
      id text primary key,
      type text not null,
      intent_id text,
      received_at timestamptz not null default now()
    )`.execute(db)
}
