import type { BookingColumns } from '../supplier/booking-rows.ts'

declare module '../../kernel/db/database.ts' {
  interface Database extends DuffelTables {}
}

export interface DuffelTables {
  duffel_bookings: BookingColumns
}
