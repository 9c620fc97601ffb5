import type { ColumnType, Generated } from 'kysely'

export type Account =
  | 'traveller_receivable'
  | 'card_clearing'
  | 'wallet_clearing'
  | 'bitcoin_clearing'
  | 'supplier_payable'
  | 'property_fee_payable'
  | 'refund_payable'
  /** In satoshi (currency BTC): what arrived, what of it waits for a booking, what of it paid for one. */
  | 'bitcoin_held'
  | 'bitcoin_deposits'
  | 'bitcoin_settled'

/** Where the money of a payment method comes in. */
export type Clearing = Extract<Account, `${string}_clearing`>

export type TransactionKind = 'sale' | 'capture' | 'cancellation' | 'refund' | 'release' | 'transfer' | 'owed'

type Fixed<T> = ColumnType<T, T, never>

export interface LedgerTables {
  ledger_transactions: {
    id: Generated<number>
    /** Trip number; of transfers the bitcoin source. */
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
