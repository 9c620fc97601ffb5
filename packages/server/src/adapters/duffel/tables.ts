import type { ColumnType, Generated } from 'kysely'

declare module '../../kernel/db/database.ts' {
  interface Database extends DuffelTables {}
}

/** Bookings at Duffel by our reference: one row each, written before the call. */
export interface DuffelTables {
  duffel_bookings: {
    reference: string
    quote_id: string
    /** Duffel's id; null while it is unknown whether the booking exists. */
    booking_id: string | null
    /** End of free cancellation; null when it is not refundable. */
    cancel_by: ColumnType<Date | null, Date | string | null, never>
    attempted_at: Generated<Date>
  }
}
