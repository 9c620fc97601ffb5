import { type Kysely, sql } from 'kysely'

/** Number of the links that mails of a trip have: a higher one makes those of earlier mails void. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table booking_requests add column link_number smallint not null default 0`.execute(db)
}
