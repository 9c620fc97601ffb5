import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'
import { type Clock, fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { traceparent } from '../tracing/tracing.ts'

/** Schema of pg-boss. */
export const QUEUE_SCHEMA = 'staykit_queues'

/** A job to enqueue: the queue names the handler, the subject is what it works on. */
export interface Work {
  readonly queue: string
  readonly subject: string
  readonly data?: Record<string, unknown>
  /** Delay from now. */
  readonly inSeconds?: number
  /** Keeps a waiting job, whose time may be sooner. */
  readonly unlessWaiting?: boolean
}

/**
 * Enqueues a job in the transaction `trx`: it runs after the commit, and never after a rollback. One job waits per
 * queue and subject: a waiting one is rescheduled, a running one runs once more. The queue must be installed.
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
    // The usual case, in one statement: no job waits for the subject.
    const isNew = await sender.send(queue, job, options)
    if (!isNew && !unlessWaiting) await sender.upsert(queue, job, options)
  })
}

/** Removes a waiting job; a running one continues. */
export async function dequeue(trx: Kysely<Database>, queue: string, subject: string): Promise<void> {
  await sql`
    delete from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${queue} and singleton_key = ${subject} and state < 'active'`.execute(trx)
}

/** Waiting jobs, due or not. */
export async function waiting(db: Kysely<Database>): Promise<{ queue: string; subject: string }[]> {
  const { rows } = await sql<{ queue: string; subject: string }>`
    select name as queue, singleton_key as subject from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where state < 'active' order by created_on`.execute(db)
  return rows
}

/** The sender runs its own queries on the connection of the enqueue that called it. */
const connection = new AsyncLocalStorage<Kysely<Database>>()

const still: Clock = {
  now: () => Date.now(),
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
  setInterval: () => undefined,
  clearInterval: () => undefined,
}

/** Only writes: it has no connection, timer or worker. One serves all databases, because their queues are the same. */
const sender = new PgBoss({
  schema: QUEUE_SCHEMA,
  db: {
    executeSql(text, values) {
      const db = connection.getStore()
      if (!db) throw new Error('pg-boss was called outside of an enqueue')
      return fromKysely(db).executeSql(text, values)
    },
  },
  clock: still,
  migrate: false,
  supervise: false,
  schedule: false,
})
