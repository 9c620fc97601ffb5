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
  let looking: NodeJS.Timeout | undefined
  return {
    async start(handlers, crowds = new Set()) {
      await boss.start()
      const wakers = await Promise.all(
        Object.entries(handlers).map(([queue, handler]) =>
          serve(boss, queue, handler, crowds.has(queue) ? CROWD_CONCURRENCY : CONCURRENCY),
        ),
      )
      let turn = 0
      looking = setInterval(() => wakers[turn++ % wakers.length]?.(), LOOK_MS / wakers.length)
    },
    async stop() {
      clearInterval(looking)
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** Some of a crowd may wait for a server that hangs. */
const CROWD_CONCURRENCY = 6
const CONCURRENCY = 2

/** A job whose time has come is found after this time; a new one is announced by the database. */
const LOOK_MS = 2_000

/**
 * Workers that look by themselves do so all at one moment: a process without work made 80 queries every two seconds, and
 * calls waited for them. So they rest, and one of each queue is woken in turn.
 */
const resting = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 }

/** The call that enqueued the job, when it was traced; see enqueue. */
const causeOf = ({ traceparent }: Record<string, unknown>) =>
  typeof traceparent === 'string' ? traceparent : undefined

/** Starts the workers of a queue; returns how one of them is made to look for jobs. */
async function serve(
  boss: PgBoss,
  queue: string,
  handler: JobHandler,
  concurrency: number,
): Promise<() => void> {
  const workers: string[] = []
  const busy = new Set<string>()
  const wakeIdle = () => {
    const idle = workers.find((id) => !busy.has(id))
    if (idle !== undefined) boss.notifyWorker(idle)
  }
  const span = { name: `job ${queue}`, kind: 'consumer', attributes: { 'staykit.queue': queue } } as const
  while (workers.length < concurrency) {
    const id = await boss.work<Record<string, unknown>>(queue, resting, async ([job]) => {
      if (!job) return
      busy.add(id)
      // There may be more.
      wakeIdle()
      try {
        await inOuterSpan(span, { link: causeOf(job.data) }, () => handler(job.data))
      } finally {
        busy.delete(id)
        boss.notifyWorker(id)
      }
    })
    workers.push(id)
  }
  return wakeIdle
}
