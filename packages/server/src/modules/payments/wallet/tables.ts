import type { ColumnType, Generated } from 'kysely'

export interface WalletTables {
  wallet_payments: {
    booking_request_id: string
    /** Id at the wallet's provider; null until it answered. */
    payment_id: string | null
    user_id: string
    quote_id: string
    ref_id: string
    /** Amount due now, US cents. */
    cents: number
    /** When a booking claimed it, or when it was released without one. */
    claimed_at: ColumnType<Date | null, undefined, Date>
    expired_at: ColumnType<Date | null, undefined, Date | null>
    created_at: Generated<Date>
  }
}
