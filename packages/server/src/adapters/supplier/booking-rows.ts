import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'

/** Bookings at a provider by our reference: one row each, written before the call. */
export interface BookingColumns {
  reference: string
  quote_id: string
  /** The provider's id; null while it is unknown whether the booking exists. */
  booking_id: string | null
  /** When nothing comes back any more; null when it is not refundable. */
  cancel_by: ColumnType<Date | null, Date | string | null, never>
  attempted_at: Generated<Date>
}

/** Tables of these columns, one for each provider. */
export type BookingTable = {
  [Name in keyof Database]: Database[Name] extends BookingColumns ? Name : never
}[keyof Database]

/** What is stored of a booking. */
export type BookingRow = Pick<Selectable<BookingColumns>, 'booking_id' | 'cancel_by' | 'attempted_at'>

/** Bookings by our reference. */
export interface BookingRows {
  of(reference: string): Promise<BookingRow | undefined>
  /** Whether this caller is the first of the reference. */
  claim(reference: string, quoteId: string, refundEnd: string | undefined): Promise<boolean>
  settle(reference: string, bookingId: string): Promise<void>
  /** Deletes a reference that has no booking, or this one, which failed. */
  forget(reference: string, bookingId?: string): Promise<void>
}

export function bookingRows(db: Kysely<Database>, name: BookingTable): BookingRows {
  // The query builder types one table at a time; all have the same columns.
  const table = name as 'duffel_bookings'
  return {
    of: (reference) => db.selectFrom(table).selectAll().where('reference', '=', reference).executeTakeFirst(),
    async claim(reference, quoteId, refundEnd) {
      const created = await db
        .insertInto(table)
        .values({ reference, quote_id: quoteId, booking_id: null, cancel_by: refundEnd ?? null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return created.numInsertedOrUpdatedRows === 1n
    },
    async settle(reference, bookingId) {
      await db.updateTable(table).set({ booking_id: bookingId }).where('reference', '=', reference).execute()
    },
    async forget(reference, bookingId) {
      await db
        .deleteFrom(table)
        .where('reference', '=', reference)
        .where(({ or, eb }) =>
          or([eb('booking_id', 'is', null), ...(bookingId ? [eb('booking_id', '=', bookingId)] : [])]),
        )
        .execute()
    },
  }
}

/** Rows of one process, for a drill that leaves none in the database. */
export function memoryRows(): BookingRows {
  const rows = new Map<string, BookingRow>()
  return {
    of: async (reference) => rows.get(reference),
    async claim(reference, _, refundEnd) {
      if (rows.has(reference)) return false
      const cancel_by = refundEnd ? new Date(refundEnd) : null
      rows.set(reference, { booking_id: null, cancel_by, attempted_at: new Date() })
      return true
    },
    async settle(reference, booking_id) {
      const row = rows.get(reference)
      if (row) rows.set(reference, { ...row, booking_id })
    },
    async forget(reference, bookingId) {
      const id = rows.get(reference)?.booking_id
      if (!id || id === bookingId) rows.delete(reference)
    },
  }
}
