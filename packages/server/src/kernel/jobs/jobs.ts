import { type Kysely, sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database, OpenDatabase } from '../db/database.ts'

/** Does one job. Called again until it answers without throwing; must bear being called twice at the same time. */
export type JobHandler = (data: Record<string, unknown>) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Runs the outbox: rows that are due become pg-boss jobs, and pg-boss keeps at them through crashes. */
export interface Jobs {
  start(handlers: JobHandlers): Promise<void>
  /** Lets running jobs end, for at most 10 s. */
  stop(): Promise<void>
  /** Looks at the outbox now instead of within the second. */
  nudge(): void
}

const SCHEMA = 'staykit_jobs'
const RELAY_MS = 1_000
const RELAY_BATCH = 200

/** Leaves work to be done after the transaction, `inSeconds` from now; once per queue and subject. */
export async function enqueue(
  trx: Kysely<Database>,
  work: { queue: string; subject: string; data?: Record<string, unknown>; inSeconds?: number },
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      queue: work.queue,
      subject: work.subject,
      data: JSON.stringify({ subject: work.subject, ...work.data }),
      due_at: sql`now() + ${work.inSeconds ?? 0} * interval '1 second'`,
    })
    .onConflict((conflict) =>
      conflict.columns(['queue', 'subject']).doUpdateSet(({ ref }) => ({ due_at: ref('excluded.due_at') })),
    )
    .execute()
}

/** Takes out what turned out not to be needed. */
export async function dequeue(trx: Kysely<Database>, queue: string, subject: string): Promise<void> {
  await trx.deleteFrom('outbox').where('queue', '=', queue).where('subject', '=', subject).execute()
}

/**
 * Queues on a pg-boss of its own small pool; nothing happens before `start`. A worker that dies is noticed within 10 s, and its jobs
 * start again; a job that throws comes back after 2 to 20 s, without end.
 */
export function createJobs(database: OpenDatabase, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: database.url,
    schema: SCHEMA,
    application_name: 'staykit-jobs',
    max: 3,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  let timer: NodeJS.Timeout | undefined
  let relaying: Promise<void> | undefined
  let isStopping = false

  const relay = async (): Promise<void> => {
    while (!isStopping && (await relayOnce(database.db, boss)) === RELAY_BATCH);
  }
  const nudge = () => {
    if (isStopping || !timer) return
    relaying ??= relay()
      .catch((error: unknown) => log.warn({ err: error }, 'outbox'))
      .finally(() => {
        relaying = undefined
      })
  }
  return {
    nudge,
    async start(handlers) {
      await boss.start()
      for (const [queue, handler] of Object.entries(handlers)) await serve(boss, queue, handler)
      timer = setInterval(nudge, RELAY_MS)
      nudge()
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await relaying
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

async function serve(boss: PgBoss, queue: string, handler: JobHandler): Promise<void> {
  await boss.createQueue(queue, {
    notify: true,
    heartbeatSeconds: 10,
    retryLimit: 1_000_000,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 20,
    deleteAfterSeconds: 3_600,
  })
  await boss.work<Record<string, unknown>>(
    queue,
    { localConcurrency: 2, notifyPollingIntervalSeconds: 2, pollingIntervalSeconds: 2 },
    async ([job]) => {
      if (job) await handler(job.data)
    },
  )
}

/** Moves due rows into pg-boss in one transaction; answers how many. */
async function relayOnce(db: Kysely<Database>, boss: PgBoss): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const due = trx
      .selectFrom('outbox')
      .select('id')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('id')
      .limit(RELAY_BATCH)
      .forUpdate()
      .skipLocked()
    const rows = await trx.deleteFrom('outbox').where('id', 'in', due).returning(['queue', 'data']).execute()
    const groups = new Map<string, { data: Record<string, unknown> }[]>()
    for (const { queue, data } of rows) groups.set(queue, [...(groups.get(queue) ?? []), { data }])
    for (const [queue, jobs] of groups) await boss.insert(queue, jobs, { db: fromKysely(trx) })
    return rows.length
  })
}
