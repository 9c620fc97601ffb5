import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../../../kernel/db/database.ts'
import { dequeue } from '../../../../kernel/jobs/jobs.ts'

/** Seconds until a job is due; undefined when none waits for the subject. */
export async function dueIn(
  db: Kysely<Database>,
  queue: string,
  subject: string,
): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from start_after - now())::float as seconds from staykit_queues.job
    where name = ${queue} and singleton_key = ${subject} and state < 'active'`.execute(db)
  return rows[0]?.seconds
}

/** The same for the job that a call enqueues; removes a waiting one first. */
export async function enqueues(
  db: Kysely<Database>,
  queue: string,
  subject: string,
  call: () => Promise<unknown>,
): Promise<number | undefined> {
  await dequeue(db, queue, subject)
  await call()
  return dueIn(db, queue, subject)
}

/** A job with this delay: within two seconds, for slow machines. */
export const about = (seconds: number) =>
  expect.toSatisfy((left: unknown) => typeof left === 'number' && left > seconds - 2 && left <= seconds)
