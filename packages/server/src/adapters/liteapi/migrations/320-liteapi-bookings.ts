import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('liteapi_bookings')
    .addColumn('reference', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text', (column) => column.unique())
    .addColumn('cancel_by', 'timestamptz')
    .addColumn('attempted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute()
}
