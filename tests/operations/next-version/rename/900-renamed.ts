import { type Kysely, sql } from 'kysely'

/** Broken control: renames in one step, while processes of the previous version use the old name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests rename column request_hash to body_hash`.execute(db)
}
