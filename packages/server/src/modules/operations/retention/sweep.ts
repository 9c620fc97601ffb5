import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../../kernel/db/database.ts'
import { eraseExpiredPins } from '../../accounts/members/pins.ts'
import { type RetentionRule, retentionRules } from './rules.ts'

/** Rows per statement: locks stay short, and autovacuum keeps up. */
const BATCH = 5_000
const MOST_BATCHES = 200
/** Advisory lock of the sweep. */
const LOCK = 7_260_411

/** Removes expired rows. One process at a time: the others skip it. A failing rule does not stop the others. */
export async function sweep({
  db,
  log,
}: {
  readonly db: Kysely<Database>
  readonly log: Logger
}): Promise<void> {
  await db.connection().execute(async (own) => {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as mine`.execute(own)
    if (!rows[0]?.mine) return
    try {
      await attempt(log, 'mailed pins', () => eraseExpiredPins(own))
      for (const rule of retentionRules) await attempt(log, rule.table, () => remove(own, rule))
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(own)
    }
  })
}

async function attempt(log: Logger, table: string, run: () => Promise<void>): Promise<void> {
  await run().catch((error: unknown) => log.warn({ err: error, table }, 'expired rows are not removed'))
}

async function remove(db: Kysely<Database>, { table, ends }: RetentionRule): Promise<void> {
  if (!ends) return
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const removed = await db.transaction().execute(async (trx) => {
      await sql`set local staykit.retention = 'on'`.execute(trx)
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${ends} limit ${BATCH}))`.execute(trx)
      return Number(numAffectedRows)
    })
    if (removed < BATCH) return
  }
}
