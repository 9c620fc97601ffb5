import { type Kysely, sql } from 'kysely'

/** What the nightly comparison with providers has found, and disputes that banks have told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reconciliation_runs (
      day date primary key,
      payments integer not null,
      stays integer not null,
      found integer not null,
      finished_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table reconciliation_differences (
      kind text not null,
      subject text not null,
      day date not null,
      detail jsonb not null,
      found_at timestamptz not null default now(),
      resolved_at timestamptz,
      primary key (kind, subject)
    )`.execute(db)
  await sql`
    create table disputes (
      id text primary key,
      payment_reference text not null,
      amount_minor bigint not null,
      currency text not null,
      reason text not null,
      status text not null,
      opened_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index booking_requests_payment on booking_requests (payment_reference)`.execute(db)
  await sql`create index ledger_transactions_created on ledger_transactions (created_at)`.execute(db)
}
