import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { isFull } from '../../../kernel/db/lost-connection.ts'
import type { Lifecycle } from '../../../kernel/lifecycle.ts'

/** Returns `ready`, or why the database cannot be used. Callers at the same time share one answer. */
export function createReadiness(db: Kysely<Database>, lifecycle: Lifecycle): () => Promise<string> {
  let running: Promise<string> | undefined
  return () => {
    running ??= readinessOf(db, lifecycle).finally(() => {
      running = undefined
    })
    return running
  }
}

async function readinessOf(db: Kysely<Database>, lifecycle: Lifecycle): Promise<string> {
  const failed = await failureOf(sql`select 1`.execute(db))
  if (failed) return 'waiting for the database'
  if (!lifecycle.isFull) return 'ready'
  // Takes room on the disk, as a table that grows does, and leaves none behind.
  const create = sql`create temporary table room on commit drop as select 1`
  if (isFull(await failureOf(db.transaction().execute((trx) => create.execute(trx)))))
    return 'the database cannot write'
  lifecycle.noteRoom()
  return 'ready'
}

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
