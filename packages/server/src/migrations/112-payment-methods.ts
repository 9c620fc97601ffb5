import { type Kysely, sql } from 'kysely'

/**
 * A payment method is known to its own tables only: the accounts of the ledger are rows instead of a list in a check, a
 * booking keeps what its method wants to be remembered, and a payment knows whether a booking has begun with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ledgerAccounts(db)
  await sql`
    alter table booking_requests
      drop constraint booking_requests_payment_method_check,
      alter column payment_method drop default`.execute(db)
  await sql`alter table booking_requests rename column card to payment_details`.execute(db)
  await sql`alter table booking_requests rename column payment_intent to payment_reference`.execute(db)
  for (const [table, method] of [
    ['payments', 'CREDIT'],
    ['wallet_payments', 'WALLET'],
    ['bitcoin_sources', 'BITCOIN'],
  ] as const) {
    await sql`alter table ${sql.table(table)} add column claimed_at timestamptz`.execute(db)
    await sql`
      update ${sql.table(table)} as payment set claimed_at = request.created_at
      from booking_requests as request
      where request.id = payment.booking_request_id and request.payment_method = ${method}`.execute(db)
  }
  // A transfer has an expiry of its own.
  for (const table of ['payments', 'wallet_payments'])
    await sql`alter table ${sql.table(table)} add column expired_at timestamptz`.execute(db)
}

async function ledgerAccounts(db: Kysely<unknown>): Promise<void> {
  await sql`create table ledger_accounts (name text primary key)`.execute(db)
  await sql`
    insert into ledger_accounts values
      ('traveller_receivable'), ('supplier_payable'), ('property_fee_payable'), ('refund_payable'),
      ('card_clearing'), ('wallet_clearing'), ('bitcoin_clearing'),
      -- In satoshi (currency BTC): what arrived, what of it waits for a booking, what of it paid for one.
      ('bitcoin_held'), ('bitcoin_deposits'), ('bitcoin_settled')`.execute(db)
  await sql`
    alter table ledger_entries
      drop constraint ledger_entries_account_check,
      add foreign key (account) references ledger_accounts`.execute(db)
  await sql`
    alter table ledger_transactions
      drop constraint ledger_transactions_kind_check,
      add check (kind ~ '^[a-z_]+$')`.execute(db)
}
