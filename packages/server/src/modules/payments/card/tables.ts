import type { WireCard } from '@staykit/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Billing address of a card, in the wire's names. */
export type CardAddress = Pick<
  WireCard,
  | 'address_line_one'
  | 'address_line_two'
  | 'address_city'
  | 'address_state_code'
  | 'address_postal_code'
  | 'country_code'
  | 'phone_number'
>

export interface PaymentTables {
  payments: {
    booking_request_id: string
    provider: string
    intent_id: string | null
    quote_id: string
    ref_id: string
    /** The signed-in member who opened it. */
    user_id: ColumnType<string | null, string | null | undefined, string>
    amount_minor: number
    currency: string
    /** Last reported state; the provider's is authoritative. */
    status: Generated<string>
    /** Number of declines. */
    declines: Generated<number>
    /** Hash of the address that opened it. */
    opened_by: string | null
    /** When a booking claimed it, or when it was released without one. */
    claimed_at: ColumnType<Date | null, Date | null, Date>
    expired_at: ColumnType<Date | null, undefined, Date | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  saved_cards: {
    /** customer_pm_id */
    id: string
    user_id: string
    provider: string
    token: string
    customer: string
    /** Hash that identifies the same number. */
    fingerprint: string
    brand: string
    last_four: string
    exp_month: number
    exp_year: number
    card_holder: string
    is_default: boolean
    address: JSONColumnType<CardAddress>
    created_at: Generated<Date>
  }
  /** Setups of members, to count declined cards. */
  card_setups: { id: string; user_id: string; declines: Generated<number>; created_at: Generated<Date> }
  card_customers: { user_id: string; provider: string; customer: string }
  /** Disputes of banks. */
  disputes: {
    id: string
    payment_reference: string
    amount_minor: number
    currency: string
    reason: string
    status: string
    opened_at: Generated<Date>
    updated_at: ColumnType<Date, undefined, Date>
  }
  payment_events: { id: string; type: string; intent_id: string | null; received_at: Generated<Date> }
}
