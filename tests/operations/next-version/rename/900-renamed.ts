import { type Kysely, sql } from 'kysely'

/** The mistake: one step, while processes of the version before read and write the old name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests rename column request_hash to body_hash`.execute(db)
}
