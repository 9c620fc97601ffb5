import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deal_codes')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('percent', 'integer', (column) => column.notNull())
    .addColumn('valid_until', 'date')
    .execute()
}
