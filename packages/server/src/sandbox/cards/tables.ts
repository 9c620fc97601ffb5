import type { Generated } from 'kysely'
import type { IntentStatus } from '../../ports/cards.ts'

/** Books of the sandbox card provider. */
export interface SandboxCardTables {
  sandbox_intents: {
    id: string
    idempotency_key: string
    amount_minor: number
    currency: string
    status: IntentStatus
    forced_outcome: 'challenge' | 'declined' | null
    booking_request_id: string
    quote_id: string
    captured_minor: Generated<number>
    refunded_minor: Generated<number>
    brand: string | null
    last_four: string | null
    exp_month: number | null
    exp_year: number | null
    failure_code: string | null
    fingerprint: string | null
    created_at: Generated<Date>
  }
  sandbox_refunds: {
    idempotency_key: string
    intent_id: string
    amount_minor: number
    created_at: Generated<Date>
  }
}
