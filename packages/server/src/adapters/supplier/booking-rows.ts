import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'

/** Bookings at a provider by our reference: one row each, written before the call. */
export interface BookingColumns {
  reference: string
  quote_id: string
  /** The provider's id; null while it is unknown whether the booking exists. */
  booking_id: string | null
  /** End of free cancellation; null when it is not refundable. */
  cancel_by: ColumnType<Date | null, Date | string | null, never>
  attempted_at: Generated<Date>
}

/** Tables of these columns, one for each provider. */
export type BookingTable = {
  [Name in keyof Database]: Database[Name] extends BookingColumns ? Name : never
}[keyof Database]

export type BookingRows = ReturnType<typeof bookingRows>

export function bookingRows(db: Kysely<Database>, name: BookingTable) {
  // The query builder types one table at a time; all have the same columns.
  const table = name as 'duffel_bookings'
  return {
    of: (reference: string) =>
      db.selectFrom(table).selectAll().where('reference', '=', reference).executeTakeFirst(),
    /** Whether this caller is the first of the reference. */
    async claim(reference: string, quoteId: string, cancelBy: string | undefined): Promise<boolean> {
      const created = await db
        .insertInto(table)
        .values({ reference, quote_id: quoteId, booking_id: null, cancel_by: cancelBy ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return created.numInsertedOrUpdatedRows === 1n
    },
    async settle(reference: string, bookingId: string): Promise<void> {
      await db.updateTable(table).set({ booking_id: bookingId }).where('reference', '=', reference).execute()
    },
    /** Deletes a reference that has no booking. */
    async forget(reference: string): Promise<void> {
      await db.deleteFrom(table).where('reference', '=', reference).where('booking_id', 'is', null).execute()
    },
  }
}
