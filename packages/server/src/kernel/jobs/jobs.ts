import { PgBoss, type Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { OpenDatabase } from '../db/database.ts'
import { inOuterSpan } from '../tracing/tracing.ts'
import { QUEUE_SCHEMA } from './enqueue.ts'

export { dequeue, enqueue, type Work, waiting } from './enqueue.ts'

/** Runs one job. Retried until it does not throw; must tolerate two runs at the same time. */
export type JobHandler = (data: Record<string, unknown>) => Promise<void>
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Runs jobs; pg-boss retries them across crashes. */
export interface Jobs {
  /** Requires installed queues. `crowds`: queues with thousands of independent jobs, of which more run at the same time. */
  start(handlers: JobHandlers, crowds?: ReadonlySet<string>): Promise<void>
  /** Waits for running jobs, at most 10 s. */
  stop(): Promise<void>
}

const queueOptions: Omit<Queue, 'name'> = {
  // One waiting job per subject.
  policy: 'short',
  notify: true,
  heartbeatSeconds: 10,
  retryLimit: 1_000_000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 20,
  deleteAfterSeconds: 3_600,
}

/** Creates missing tables of pg-boss and these queues. Must run before the first enqueue. */
export async function installQueues(url: string, queues: readonly string[]): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    application_name: 'staykit-queues',
    max: 1,
    supervise: false,
    schedule: false,
  })
  let failure: Error | undefined
  boss.on('error', (error) => {
    failure = error
  })
  try {
    await boss.start()
    for (const queue of queues) await boss.createQueue(queue, queueOptions)
  } catch (error) {
    throw failure ?? error
  } finally {
    await boss.stop({ graceful: false })
  }
}

/**
 * Queues on pg-boss with a small pool of its own; nothing runs before `start`. Jobs of a dead worker restart within 10
 * s; a job that throws is retried after 2 to 20 s, without limit.
 */
export function createJobs(database: OpenDatabase, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: database.url,
    schema: QUEUE_SCHEMA,
    application_name: 'staykit-jobs',
    max: 3,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'))
  return {
    async start(handlers, crowds = new Set()) {
      await boss.start()
      await Promise.all(
        Object.entries(handlers).map(([queue, handler]) => serve(boss, queue, handler, crowds.has(queue))),
      )
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** Some of a crowd may wait for a server that hangs. */
const CROWD_CONCURRENCY = 6

/** The call that enqueued the job, when it was traced; see enqueue. */
const causeOf = ({ traceparent }: Record<string, unknown>) =>
  typeof traceparent === 'string' ? traceparent : undefined

async function serve(boss: PgBoss, queue: string, handler: JobHandler, isCrowd: boolean): Promise<void> {
  let first = ''
  first = await boss.work<Record<string, unknown>>(
    queue,
    {
      localConcurrency: isCrowd ? CROWD_CONCURRENCY : 2,
      notifyPollingIntervalSeconds: 2,
      pollingIntervalSeconds: 1,
    },
    async ([job]) => {
      if (!job) return
      const span = { name: `job ${queue}`, kind: 'consumer', attributes: { 'staykit.queue': queue } } as const
      try {
        await inOuterSpan(span, { link: causeOf(job.data) }, () => handler(job.data))
      } finally {
        // Fetches the next job at once, also after a failure: polling would run one job a second.
        boss.notifyWorker(first)
      }
    },
  )
}
