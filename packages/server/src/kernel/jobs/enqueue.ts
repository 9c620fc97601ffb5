import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'
import { type Clock, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { traceparent } from '../tracing/tracing.ts'

/** pg-boss's own tables. */
export const QUEUE_SCHEMA = 'staykit_queues'

/** Work for later: the queue says what is done, the subject with what. */
export interface Work {
  readonly queue: string
  readonly subject: string
  readonly data?: Record<string, unknown>
  /** From now on. */
  readonly inSeconds?: number
  /** Keeps a job that waits already: its caller may need it sooner. */
  readonly unlessWaiting?: boolean
}

/**
 * Leaves work to be done after the transaction `trx`, with which it comes or goes. Once per queue and subject: what waits
 * already is moved in time; what runs already is run once more. The queue must be installed.
 */
export async function enqueue(
  trx: Kysely<Database>,
  { queue, subject, data, inSeconds = 0, unlessWaiting = false }: Work,
): Promise<void> {
  await connection.run(trx, async () => {
    await sender.start()
    const options = { singletonKey: subject, startAfter: inSeconds, db: fromKysely(trx) }
    const cause = traceparent()
    const job = { subject, ...data, ...(cause && { traceparent: cause }) }
    // Mostly nothing waits for the subject yet: then this is all, in one statement.
    const isNew = await sender.send(queue, job, options)
    if (!isNew && !unlessWaiting) await sender.upsert(queue, job, options)
  })
}

/** Takes out what turned out not to be needed; what runs already is let run. */
export async function dequeue(trx: Kysely<Database>, queue: string, subject: string): Promise<void> {
  await sql`
    delete from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${queue} and singleton_key = ${subject} and state < 'active'`.execute(trx)
}

/** What waits in the queues, its time come or not. */
export async function waiting(db: Kysely<Database>): Promise<{ queue: string; subject: string }[]> {
  const { rows } = await sql<{ queue: string; subject: string }>`
    select name as queue, singleton_key as subject from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where state < 'active' order by created_on`.execute(db)
  return rows
}

/** Whatever the sender asks the database of itself, it asks on the connection of the enqueue that made it ask. */
const connection = new AsyncLocalStorage<Kysely<Database>>()

const still: Clock = {
  now: () => Date.now(),
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
  setInterval: () => undefined,
  clearInterval: () => undefined,
}

/** Only writes: it has no connection, no timer and no worker of its own. One for all databases, whose queues are alike. */
const sender = new PgBoss({
  schema: QUEUE_SCHEMA,
  db: {
    executeSql(text, values) {
      const db = connection.getStore()
      if (!db) throw new Error('pg-boss asked outside of an enqueue')
      return fromKysely(db).executeSql(text, values)
    },
  },
  clock: still,
  migrate: false,
  supervise: false,
  schedule: false,
})
