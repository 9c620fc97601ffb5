import type { ColumnType, Generated } from 'kysely'

/** open: waiting; paid: enough arrived in time; settled: spent on a booking; expired and failed: all is owed back. */
export type SourceState = 'open' | 'paid' | 'settled' | 'expired' | 'failed'

export interface BitcoinTables {
  bitcoin_sources: {
    id: string
    booking_request_id: string
    provider: string
    /** Id of the invoice at the provider, with its sum and address; null until it answered. */
    provider_id: string | null
    user_id: string
    email: string
    quote_id: string
    ref_id: string
    hotel_name: string
    due_minor: number
    currency: string
    satoshi: number | null
    address: string | null
    expires_at: Date
    state: Generated<SourceState>
    received_satoshi: Generated<number>
    /** Seen in time, final or not. */
    seen_satoshi: Generated<number>
    /** Total amount to return; only grows. */
    owed_satoshi: Generated<number>
    /** When a booking started to wait for it. */
    claimed_at: ColumnType<Date | null, undefined, Date>
    created_at: Generated<Date>
  }
  bitcoin_transfers: { txid: string; source_id: string; satoshi: number; at: Date }
}
