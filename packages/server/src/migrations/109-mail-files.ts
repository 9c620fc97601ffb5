import { type Kysely, sql } from 'kysely'

/** The trip whose documents go with a mail; they are made when it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mails add column files_of text`.execute(db)
}
