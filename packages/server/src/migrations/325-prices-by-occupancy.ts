import { type Kysely, sql } from 'kysely'

/**
 * Lowest prices by who stays in which room. The counts stay for servers of the previous version: they read the prices, and
 * log that they cannot write them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lowest_prices
      add column occupancy text not null default '',
      drop constraint lowest_prices_pkey,
      add primary key (place, occupancy, currency, check_in, rooms, guests)`.execute(db)
}
