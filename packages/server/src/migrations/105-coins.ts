import { type Kysely, sql } from 'kysely'

/** Payment methods beside the card: a wallet of coins and bitcoin transfers, and what the ledger needs for both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking_requests
      add column payment_method text not null default 'CREDIT'
        check (payment_method in ('CREDIT', 'WALLET', 'BITCOIN')),
      add column paid_at timestamptz`.execute(db)
  await ledger(db)
  await wallet(db)
  await bitcoin(db)
}

async function ledger(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind_check,
      add check (kind in ('sale', 'capture', 'cancellation', 'refund', 'release', 'transfer', 'owed'))`.execute(
    db,
  )
  await sql`
    alter table ledger_entries
      drop constraint ledger_entries_account_check,
      add check (account in
        ('traveller_receivable', 'card_clearing', 'wallet_clearing', 'bitcoin_clearing', 'supplier_payable',
         'property_fee_payable', 'refund_payable', 'bitcoin_held', 'bitcoin_deposits', 'bitcoin_settled'))`.execute(
    db,
  )
}

async function wallet(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table wallet_payments (
      booking_request_id text primary key,
      payment_id text unique,
      user_id text not null,
      quote_id text not null,
      ref_id text not null,
      cents bigint not null check (cents > 0),
      created_at timestamptz not null default now()
    )`.execute(db)
}

async function bitcoin(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bitcoin_sources (
      id text primary key,
      booking_request_id text not null unique,
      provider text not null,
      provider_id text unique,
      user_id text not null,
      email text not null,
      quote_id text not null,
      ref_id text not null,
      hotel_name text not null,
      due_minor bigint not null check (due_minor > 0),
      currency text not null,
      satoshi bigint check (satoshi > 0),
      address text,
      expires_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'paid', 'settled', 'expired', 'failed')),
      received_satoshi bigint not null default 0,
      /** All that must go back so far, in every state; only grows. */
      owed_satoshi bigint not null default 0,
      created_at timestamptz not null default now(),
      check (owed_satoshi between 0 and received_satoshi)
    )`.execute(db)
  await sql`
    create table bitcoin_transfers (
      txid text primary key,
      source_id text not null references bitcoin_sources,
      satoshi bigint not null check (satoshi > 0),
      at timestamptz not null
    )`.execute(db)
  await sql`create index bitcoin_transfers_source on bitcoin_transfers (source_id)`.execute(db)
}
