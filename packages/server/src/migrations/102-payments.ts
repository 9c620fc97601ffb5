import { type Kysely, sql } from 'kysely'

/** Payments as we know them, and the books of the sandbox card provider. No card number or CVC has a column. */
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
  await sql`
    create table sandbox_intents (
      id text primary key,
      idempotency_key text not null unique,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      status text not null check (status in
        ('requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'canceled')),
      forced_outcome text check (forced_outcome in ('challenge', 'declined')),
      booking_request_id text not null,
      quote_id text not null,
      captured_minor bigint not null default 0,
      refunded_minor bigint not null default 0,
      brand text,
      last_four text check (last_four ~ '^[0-9]{4}$'),
      exp_month integer,
      exp_year integer,
      failure_code text,
      created_at timestamptz not null default now(),
      check (captured_minor <= amount_minor and refunded_minor <= captured_minor)
    )`.execute(db)
  await sql`
    create table sandbox_refunds (
      idempotency_key text primary key,
      intent_id text not null references sandbox_intents,
      amount_minor bigint not null check (amount_minor > 0),
      created_at timestamptz not null default now()
    )`.execute(db)
}
