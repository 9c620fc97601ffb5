import { type Kysely, sql } from 'kysely'

/** Addresses that a member had before: mails to them are about the same person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column former_emails text[] not null default '{}'`.execute(db)
}
