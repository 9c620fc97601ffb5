import type { BookingColumns } from '../supplier/booking-rows.ts'

declare module '../../kernel/db/database.ts' {
  interface Database extends LiteapiTables {}
}

export interface LiteapiTables {
  liteapi_bookings: BookingColumns
}
