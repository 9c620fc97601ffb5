import type { JourneyStage, PageName } from '@staykit/contract'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { createDayCounts, type DayCount } from './day-counts.ts'
import { readEvents, writeEvents } from './events.ts'

/** A day of a brand; `day` is YYYY-MM-DD of UTC. */
export interface BrandDay {
  readonly day: string
  readonly searches: number
  /** Confirmed on that day, even if cancelled later. */
  readonly bookings: number
}

/** Events of a brand, counted by day, without personal data. */
export interface Statistics {
  /** A page opened a list of hotels at the brand. */
  searched(refId: string): void
  /** A visitor with consent visited a page of that name, or reached that stage of a journey. */
  happened(refId: string, name: PageName | JourneyStage): void
  /** Writes pending counts; also happens automatically within 5 seconds. */
  flush(): Promise<void>
  /** The last `days` days of each brand with any event, oldest first, including empty days. */
  daysOf(days: number): Promise<ReadonlyMap<string, readonly BrandDay[]>>
  /** Events of the last `days` days, the latest first; omits empty days. */
  eventsOf(days: number): Promise<readonly DayCount[]>
}

const DAY_MS = 86_400_000
/** How long counts are stored, in days. */
export const RETENTION_DAYS = 400

interface Needs {
  readonly db: Kysely<Database>
  readonly log: Logger
  readonly now: () => Date
}

export function createStatistics({ db, log, now }: Needs): Statistics {
  const searches = createDayCounts({ log, now, write: (counts) => writeSearches(db, counts) })
  const events = createDayCounts({ log, now, write: (counts) => writeEvents(db, counts) })
  const flush = async () => {
    await searches.flush()
    await events.flush()
  }
  const lastDays = (days: number) =>
    Array.from({ length: days }, (_, index) =>
      new Date(now().getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
    )
  return {
    searched: (refId) => searches.add(refId, 'search'),
    happened: (refId, name) => events.add(refId, name),
    flush,
    async daysOf(days) {
      await flush()
      const all = lastDays(days)
      return byBrand(await read(db, all[0] ?? ''), all)
    },
    async eventsOf(days) {
      await flush()
      return readEvents(db, lastDays(days)[0] ?? '')
    },
  }
}

async function writeSearches(db: Kysely<Database>, counts: readonly DayCount[]): Promise<void> {
  await db
    .insertInto('brand_days')
    .values(counts.map(({ refId, day, times }) => ({ ref_id: refId, day, searches: times })))
    .onConflict((conflict) =>
      conflict
        .columns(['ref_id', 'day'])
        .doUpdateSet({ searches: sql`brand_days.searches + excluded.searches` }),
    )
    .execute()
}

interface Counted extends BrandDay {
  readonly refId: string
}

async function read(db: Kysely<Database>, since: string): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select "refId", to_char(day, 'YYYY-MM-DD') as day, sum(searches)::int as searches, sum(bookings)::int as bookings
    from (
      select ref_id as "refId", day, searches, 0 as bookings from brand_days where day >= ${since}::date
      union all
      select ref_id, (booked_at at time zone 'UTC')::date, 0, 1 from bookings
      where booked_at >= ${since}::date at time zone 'UTC'
    ) as counted
    group by 1, 2`.execute(db)
  return rows
}

function byBrand(rows: readonly Counted[], days: readonly string[]): Map<string, readonly BrandDay[]> {
  const brands = [...new Set(rows.map(({ refId }) => refId))]
  return new Map(
    brands.map((refId) => {
      const own = new Map(rows.filter((row) => row.refId === refId).map((row) => [row.day, row]))
      return [
        refId,
        days.map((day) => ({
          day,
          searches: own.get(day)?.searches ?? 0,
          bookings: own.get(day)?.bookings ?? 0,
        })),
      ]
    }),
  )
}
