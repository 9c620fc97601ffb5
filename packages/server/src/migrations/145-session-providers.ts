import { type Kysely, sql } from 'kysely'

/** Who has shown whom a session is of: at brands of a platform only the platform's count. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column provider text`.execute(db)
}
