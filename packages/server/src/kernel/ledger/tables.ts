import type { ColumnType, Generated } from 'kysely'

type Fixed<T> = ColumnType<T, T, never>

export interface LedgerTables {
  /** The chart of accounts; a migration adds new ones. */
  ledger_accounts: { name: string }
  ledger_transactions: {
    id: Generated<number>
    /** The booking, such as its trip number. */
    booking: Fixed<string>
    /** The event, such as sale or refund: once per booking. */
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
  /** View: empty while the ledger balances. */
  ledger_imbalances: {
    transaction_id: number
    booking: string
    currency: string | null
    amount_minor: number
  }
}
