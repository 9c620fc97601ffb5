import type { Generated } from 'kysely'

/** Books of the sandbox supplier; dates are `YYYY-MM-DD`. */
export interface SupplierTables {
  room_nights: { hotel_id: string; room_code: string; night: string; allotment: number; taken: number }
  supplier_bookings: {
    /** Our reference, which finds the booking again. */
    reference: string
    confirmation: string
    hotel_id: string
    room_code: string
    check_in: string
    check_out: string
    rooms: number
    amount_minor: number
    currency: string
    guest_name: string
    /** When nothing comes back any more; null when not refundable. */
    cancel_by: Date | null
    status: 'booked' | 'cancelled'
    created_at: Generated<Date>
    cancelled_at: Date | null
  }
  /** Parts that were cancelled, by the key of the caller. */
  supplier_parts: { key: string; reference: string }
  supplier_price_rises: { quote_id: string; percent: number }
}
