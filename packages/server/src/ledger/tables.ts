import type { ColumnType, Generated } from 'kysely'

export type Account =
  | 'traveller_receivable'
  | 'card_clearing'
  | 'supplier_payable'
  | 'property_fee_payable'
  | 'refund_payable'

export type TransactionKind = 'sale' | 'capture' | 'cancellation' | 'refund' | 'release'

type Fixed<T> = ColumnType<T, T, never>

export interface LedgerTables {
  ledger_transactions: {
    id: Generated<number>
    /** Trip number. */
    booking: Fixed<string>
    kind: Fixed<TransactionKind>
    created_at: Generated<Date>
  }
  ledger_entries: {
    id: Generated<number>
    transaction_id: Fixed<number>
    account: Fixed<Account>
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
