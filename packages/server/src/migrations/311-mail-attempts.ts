import { type Kysely, sql } from 'kysely'

/** Attempts at a mail that has not gone out, and why it never will. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails
      add column attempts integer not null default 0,
      add column failed_at timestamptz,
      add column failure text`.execute(db)
  await sql`create index mails_failed on mails (failed_at) where failed_at is not null`.execute(db)
}
