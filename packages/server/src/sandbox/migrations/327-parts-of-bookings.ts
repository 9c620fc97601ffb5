import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('supplier_parts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().references('supplier_bookings.reference'))
    .execute()
}
