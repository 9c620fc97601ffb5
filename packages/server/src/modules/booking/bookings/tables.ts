import type { GuestName, HotelRequests, PaymentMethod, WireError } from '@staykit/contract'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PaymentDetails } from '../../payments/payable.ts'
import type { Quote } from '../quotes/quote.ts'

export type RequestState = 'stored' | 'authorised' | 'booked' | 'complete' | 'failing' | 'failed'

/** The booker, as typed at checkout. */
export interface Traveller extends HotelRequests {
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly cardHolder: string
  readonly addressLine1?: string | undefined
  readonly city?: string | undefined
  readonly countryCode?: string | undefined
  readonly postalCode?: string | undefined
  readonly stateCode?: string | undefined
  /** Lead guest of each room, when it is not the booker. */
  readonly roomGuests?: readonly GuestName[] | undefined
  /** Whole years. */
  readonly childAges?: readonly number[] | undefined
}

export type CancelReason = 'lost-hold' | 'changed'

type Json<T extends object> = JSONColumnType<T>
type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>

export interface BookingTables {
  booking_requests: {
    /** bookingRequestId, the client's idempotency key. */
    id: string
    request_hash: string
    ref_id: string
    email: string
    user_id: string | null
    /** See offerIdOf: a traveller books an offer once. */
    offer_id: string
    /** The contract, which is stored with its quote. */
    quote_id: string
    quote: Json<Quote>
    traveller: Json<Traveller>
    /** Requested language of its mails; null for the brand's. */
    locale: ColumnType<string | null, string | null | undefined, string | null>
    payment_method: PaymentMethod
    /** Reference of the payment at its method; valid for one request. */
    payment_reference: string | null
    /** Details that the method stores. */
    payment_details: NullableJson<PaymentDetails>
    /** When the amount was held. */
    paid_at: ColumnType<Date | null, undefined, Date>
    /** Our reference at the supplier. */
    reference: string
    /** Its name; null from servers of an earlier version (see supplierOf). */
    supplier: ColumnType<string | null, string | undefined, never>
    trip_number: string
    /** Links of mails with a lower number are void. */
    link_number: Generated<number>
    /** Number of the replaced trip, which is cancelled once this one is paid. */
    replaces: ColumnType<string | null, string | null | undefined, never>
    /** Whether that trip has no refund, as the traveller was informed. */
    replaced_keeps_price: Generated<boolean>
    /** What the hotel keeps of that trip, as the traveller was informed. */
    replaced_penalty_minor: Generated<number>
    /** Part of the amount due that the payment of the replaced trip pays; the rest is this request's own payment. */
    credit_minor: Generated<number>
    state: Generated<RequestState>
    /** Reason of a failure. */
    error: NullableJson<WireError>
    /** When the room was cancelled: then its offer can be booked again. */
    cancelled_at: ColumnType<Date | null, undefined, Date>
    attempts: Generated<number>
    is_doubtful: Generated<boolean>
    lease_until: Date | null
    lease_by: string | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  bookings: {
    trip_number: string
    request_id: string
    ref_id: string
    email: string
    user_id: string | null
    status: Generated<'SUCCESS' | 'CANCELED'>
    /** The supplier's confirmation number. */
    confirmation: string
    check_in: string
    check_out: string
    final_minor: number
    due_now_minor: number
    property_fee_now_minor: number
    currency: string
    cancel_by: Date | null
    /** What the supplier charges us, in its own currency, if it says it. */
    cost_minor: ColumnType<number | null, number | null | undefined, never>
    cost_currency: ColumnType<string | null, string | null | undefined, never>
    booked_at: Generated<Date>
  }
  cancellations: {
    trip_number: string
    request_id: string
    /**
     * `released` or `credited` once the room is released: a part of the payment of a `credited` trip is not refunded, but
     * pays for its replacement or a penalty. `owed`: the refund was refused for good; an operator has to pay it. `disputed`:
     * the bank of the traveller decides about the payment.
     */
    state: Generated<'asked' | 'released' | 'credited' | 'done' | 'refused' | 'owed' | 'disputed'>
    /** Reason, unless the traveller cancelled: the hold was lost before the charge, or another trip replaced it. */
    reason: ColumnType<CancelReason | null, CancelReason | undefined, CancelReason>
    /** Whether it has no refund. */
    keeps_price: Generated<boolean>
    /** What the hotel keeps by its policy, as agreed when the cancellation began. */
    penalty_minor: Generated<number>
    /** Part of the payment that is not refunded: it pays for the trip that replaces this one. */
    credit_minor: Generated<number>
    /** Number of refused refunds. */
    attempts: Generated<number>
    /** Whether the payment was captured, and is refunded; null until the provider answered. */
    was_charged: Generated<boolean | null>
    error: NullableJson<WireError>
    lease_until: Date | null
    lease_by: ColumnType<string | null, undefined, string | null>
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
}
