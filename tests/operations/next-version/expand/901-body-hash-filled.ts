import { type Kysely, sql } from 'kysely'

/** Migrate: fills existing rows in batches. */
export async function backfill(db: Kysely<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    update booking_requests set body_hash = request_hash where id in (
      select id from booking_requests where body_hash is null limit 500 for update)`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests validate constraint body_hash_is_there`.execute(db)
}
