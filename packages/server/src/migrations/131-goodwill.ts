import { type Kysely, sql } from 'kysely'

/** Parts of a price that are given back while the stay stands, and what operators have done by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_accounts values ('goodwill')`.execute(db)
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind_check,
      add constraint ledger_transactions_kind_check check (kind ~ '^[a-z_]+(-[0-9]+)?$')`.execute(db)
  await sql`
    create table goodwill_refunds (
      id bigint generated always as identity primary key,
      trip_number text not null references bookings,
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      reason text not null,
      state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
      error text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index goodwill_refunds_trip on goodwill_refunds (trip_number)`.execute(db)
  await sql`
    create table operator_actions (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      operator text not null,
      action text not null,
      trip_number text not null,
      detail jsonb
    )`.execute(db)
  await sql`create index operator_actions_trip on operator_actions (trip_number)`.execute(db)
  await sql`
    create trigger append_only before update or delete or truncate on operator_actions
    for each statement execute function refuse_change()`.execute(db)
}
