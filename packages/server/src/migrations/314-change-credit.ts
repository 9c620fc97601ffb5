import { type Kysely, sql } from 'kysely'

/**
 * The part of a changed trip's payment that pays for its replacement. A server of the previous version would refund all
 * of it, so it cannot move such a cancellation to `released`: `credited` replaces that state.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_accounts values ('change_credit')`.execute(db)
  // A refund for another trip is named after it.
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind_check,
      add constraint ledger_transactions_kind_check check (kind ~ '^[a-z_]+(-[0-9A-Z-]+)?$') not valid`.execute(
    db,
  )
  await sql`alter table booking_requests add column credit_minor bigint not null default 0`.execute(db)
  await sql`
    alter table cancellations
      add column credit_minor bigint not null default 0,
      drop constraint cancellations_state_check,
      add constraint cancellations_state_check
        check (state in ('asked', 'released', 'credited', 'done', 'refused', 'owed')) not valid,
      add constraint cancellations_credited check (credit_minor = 0 or state <> 'released') not valid`.execute(
    db,
  )
}
