import type { Generated } from 'kysely'

export interface PaymentTables {
  payments: {
    booking_request_id: string
    provider: string
    intent_id: string | null
    quote_id: string
    ref_id: string
    amount_minor: number
    currency: string
    /** Last state heard of; the provider has the truth. */
    status: Generated<string>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  payment_events: { id: string; type: string; intent_id: string | null; received_at: Generated<Date> }
}
