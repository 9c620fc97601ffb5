import { type Kysely, sql } from 'kysely'

/** The language in which somebody is written to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['booking_requests', 'sign_ups', 'profiles'])
    await sql`alter table ${sql.table(table)} add column locale text`.execute(db)
}
