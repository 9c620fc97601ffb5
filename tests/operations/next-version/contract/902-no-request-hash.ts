import { type Kysely, sql } from 'kysely'

/** Contract: no process reads or writes the old column any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger both_hashes on booking_requests`.execute(db)
  await sql`drop function both_hashes`.execute(db)
  await sql`alter table booking_requests drop column request_hash`.execute(db)
}
