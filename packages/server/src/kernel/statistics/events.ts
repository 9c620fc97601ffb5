import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { DayCount } from './day-counts.ts'

export async function writeEvents(db: Kysely<Database>, counts: readonly DayCount[]): Promise<void> {
  await db
    .insertInto('brand_events')
    .values(counts.map(({ refId, day, name, times }) => ({ ref_id: refId, day, name, happened: times })))
    .onConflict((conflict) =>
      conflict
        .columns(['ref_id', 'day', 'name'])
        .doUpdateSet({ happened: sql`brand_events.happened + excluded.happened` }),
    )
    .execute()
}

/** Counts since a day, the latest day first. */
export async function readEvents(db: Kysely<Database>, since: string): Promise<readonly DayCount[]> {
  const { rows } = await sql<DayCount>`
    select ref_id as "refId", to_char(day, 'YYYY-MM-DD') as day, name, happened as times
    from brand_events where day >= ${since}::date order by brand_events.day desc, ref_id, name`.execute(db)
  return rows
}
