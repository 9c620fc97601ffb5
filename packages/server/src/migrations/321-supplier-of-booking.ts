import { type Kysely, sql } from 'kysely'

/** Null is for servers of the previous version, which insert without it during an upgrade: see supplierOf. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests add column supplier text`.execute(db)
}
