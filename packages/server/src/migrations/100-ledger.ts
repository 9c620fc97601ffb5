import { type Kysely, sql } from 'kysely'

/** Double entry, append-only: the database itself refuses changes and transactions that do not sum to zero. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_transactions (
      id bigint generated always as identity primary key,
      booking text not null,
      kind text not null check (kind in ('sale', 'capture', 'cancellation', 'refund', 'release')),
      created_at timestamptz not null default now(),
      unique (booking, kind)
    )`.execute(db)
  await sql`
    create table ledger_entries (
      id bigint generated always as identity primary key,
      transaction_id bigint not null references ledger_transactions,
      account text not null check (account in
        ('traveller_receivable', 'card_clearing', 'supplier_payable', 'property_fee_payable', 'refund_payable')),
      amount_minor bigint not null check (amount_minor <> 0),
      currency text not null check (currency ~ '^[A-Z]{3}$')
    )`.execute(db)
  await sql`create index ledger_entries_transaction on ledger_entries (transaction_id)`.execute(db)
  await refuseChanges(db)
  await refuseImbalance(db)
}

async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'table % is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$`.execute(db)
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function refuse_change()`.execute(db)
  }
}

// Checked at commit, so that a transaction's entries may come one by one.
async function refuseImbalance(db: Kysely<unknown>): Promise<void> {
  await sql`
    create view ledger_imbalances as
      select t.id as transaction_id, t.booking, e.currency, coalesce(sum(e.amount_minor), 0) as amount_minor
      from ledger_transactions t left join ledger_entries e on e.transaction_id = t.id
      group by t.id, e.currency
      having coalesce(sum(e.amount_minor), 0) <> 0 or count(e.id) < 2`.execute(db)
  await sql`
    create function refuse_imbalance() returns trigger language plpgsql as $$
    declare
      subject bigint := case tg_table_name when 'ledger_transactions' then new.id
        else (to_jsonb(new) ->> 'transaction_id')::bigint end;
    begin
      if exists (select 1 from ledger_imbalances where transaction_id = subject) then
        raise exception 'ledger transaction % does not sum to zero', subject
          using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['ledger_transactions', 'ledger_entries']) {
    await sql`
      create constraint trigger balanced after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function refuse_imbalance()`.execute(db)
  }
}
