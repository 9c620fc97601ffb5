import { type Kysely, sql } from 'kysely'

/**
 * Books of the sandbox's card, wallet, bitcoin and artifact providers. `if not exists`: databases from before the sandbox
 * had migrations of its own have these tables. No card number or CVC has a column.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await cards(db)
  await wallet(db)
  await bitcoin(db)
  await sql`
    create table if not exists sandbox_artifacts (
      id text primary key,
      idempotency_key text not null unique,
      hash text not null,
      fails boolean not null,
      title text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}

async function cards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists sandbox_intents (
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
  await sql`alter table sandbox_intents add column if not exists fingerprint text`.execute(db)
  await sql`
    create table if not exists sandbox_refunds (
      idempotency_key text primary key,
      intent_id text not null references sandbox_intents,
      amount_minor bigint not null check (amount_minor > 0),
      created_at timestamptz not null default now()
    )`.execute(db)
}

/** Units: whole coins times the coin's fraction base. */
async function wallet(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists sandbox_coins (
      owner text not null,
      symbol text not null,
      amount_units bigint not null,
      frozen_units bigint not null default 0,
      primary key (owner, symbol),
      check (frozen_units between 0 and amount_units)
    )`.execute(db)
  await sql`
    create table if not exists sandbox_wallet_payments (
      id text primary key,
      idempotency_key text not null unique,
      owner text not null,
      state text not null default 'frozen' check (state in ('frozen', 'settled', 'released', 'refunded')),
      cents bigint not null,
      parts jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db)
}

async function bitcoin(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists sandbox_invoices (
      id text primary key,
      idempotency_key text not null unique,
      satoshi bigint not null,
      address text not null,
      label text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table if not exists sandbox_chain (
      txid text primary key,
      invoice_id text not null references sandbox_invoices,
      satoshi bigint not null check (satoshi > 0),
      at timestamptz not null
    )`.execute(db)
}
