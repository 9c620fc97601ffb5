import { type Kysely, sql } from 'kysely'

/** The sandbox supplier's own books: with a real supplier these two live on its side. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('room_nights')
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('room_code', 'text', (column) => column.notNull())
    .addColumn('night', 'date', (column) => column.notNull())
    .addColumn('allotment', 'integer', (column) => column.notNull())
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('room_nights_key', ['hotel_id', 'room_code', 'night'])
    .addCheckConstraint('room_nights_not_oversold', sql`taken between 0 and allotment`)
    .execute()
  await db.schema
    .createTable('supplier_bookings')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('confirmation', 'text', (column) => column.notNull().unique())
    .addColumn('hotel_id', 'text', (column) => column.notNull())
    .addColumn('room_code', 'text', (column) => column.notNull())
    .addColumn('check_in', 'date', (column) => column.notNull())
    .addColumn('check_out', 'date', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('guest_name', 'text', (column) => column.notNull())
    .addColumn('cancel_by', 'timestamptz')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('cancelled_at', 'timestamptz')
    .addCheckConstraint('supplier_bookings_status', sql`status in ('booked', 'cancelled')`)
    .execute()
  // Quotes whose price a hotel of Testville has raised.
  await db.schema
    .createTable('supplier_price_rises')
    .addColumn('quote_id', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .execute()
}
