import { type Kysely, sql } from 'kysely'

/**
 * A refund that ends because the bank of the traveller decides about its payment, and the money that disputes move:
 * `dispute_clearing` is what the provider withdrew, or returned, for disputes and their fees.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ledger_accounts values ('disputes'), ('dispute_fees'), ('dispute_clearing')`.execute(
    db,
  )
  // A movement of a dispute is named after it.
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind_check,
      add constraint ledger_transactions_kind_check check (kind ~ '^[a-z_]+(-[0-9A-Za-z_-]+)?$') not valid`.execute(
    db,
  )
  await sql`
    alter table cancellations
      drop constraint cancellations_state_check,
      add constraint cancellations_state_check
        check (state in ('asked', 'released', 'credited', 'done', 'refused', 'owed', 'disputed')) not valid`.execute(
    db,
  )
  await sql`
    alter table trip_parts
      drop constraint trip_parts_state_check,
      add constraint trip_parts_state_check
        check (state in ('asked', 'released', 'done', 'refused', 'owed', 'disputed')) not valid`.execute(db)
}
