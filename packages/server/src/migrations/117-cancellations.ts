import { type Kysely, sql } from 'kysely'

/** Whether a cancelled booking had been charged: otherwise its hold was let go, and no refund is promised. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table cancellations add column was_charged boolean`.execute(db)
}
