import { type Kysely, sql } from 'kysely'

/** The form that asked for a partial refund: one form, one refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goodwill_refunds add column form text`.execute(db)
  await sql`create unique index goodwill_refunds_form on goodwill_refunds (form)`.execute(db)
}
