import type { Generated } from 'kysely'

export interface WalletTables {
  wallet_payments: {
    booking_request_id: string
    /** Id at the wallet's provider; null until it answered. */
    payment_id: string | null
    user_id: string
    quote_id: string
    ref_id: string
    /** What is due now, US cents. */
    cents: number
    created_at: Generated<Date>
  }
}
