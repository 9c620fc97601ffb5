import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

export interface LedgerTables {
  /** The chart of accounts: who posts to a new one adds it in a migration. */
  ledger_accounts: { name: string }
  ledger_transactions: {
    id: Generated<number>
    /** What it is about, such as a trip number. */
    booking: Fixed<string>
    /** What happened, such as sale or refund: once per booking. */
    kind: Fixed<string>
    created_at: Generated<Date>
  }
  ledger_entries: {
    id: Generated<number>
    transaction_id: Fixed<number>
    account: Fixed<string>
    /** Debits are positive, credits negative. */
    amount_minor: Fixed<number>
    currency: Fixed<string>
  }
  /** View: empty as long as the ledger is right. */
  ledger_imbalances: {
    transaction_id: number
    booking: string
    currency: string | null
    amount_minor: number
  }
}
