import type { ColumnType, Generated } from 'kysely'

declare module '../../kernel/db/database.ts' {
  interface Database extends DuffelTables {}
}

/** What was sent to Duffel under our references: one row each, written before the booking is asked for. */
export interface DuffelTables {
  duffel_bookings: {
    reference: string
    quote_id: string
    /** Duffel's id; null while nobody knows whether the booking was made. */
    booking_id: string | null
    /** End of free cancellation; null where nothing comes back. */
    cancel_by: ColumnType<Date | null, Date | string | null, never>
    attempted_at: Generated<Date>
  }
}
