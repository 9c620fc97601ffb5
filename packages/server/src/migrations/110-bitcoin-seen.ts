import { type Kysely, sql } from 'kysely'

/** What has been seen in time, whether it is final yet or not: for the payer, who has done all there is to do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bitcoin_sources add column seen_satoshi bigint not null default 0`.execute(db)
}
