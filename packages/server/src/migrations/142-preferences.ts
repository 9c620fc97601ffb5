import { type Kysely, sql } from 'kysely'

/** What members like hotels to be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column preferences jsonb not null default '{}'`.execute(db)
}
