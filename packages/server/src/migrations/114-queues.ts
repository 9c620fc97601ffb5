import { type Kysely, sql } from 'kysely'
import type { Database } from '../kernel/db/database.ts'
import { enqueue, QUEUE_SCHEMA } from '../kernel/jobs/enqueue.ts'

interface Left {
  readonly queue: string
  readonly data: { readonly subject: string }
  readonly seconds: number
}

/**
 * Work is enqueued in the transaction that causes it. What waits in the outbox, and what pg-boss had of it in its former
 * tables, moves into the queues.
 */
export async function up(db: Kysely<Database>): Promise<void> {
  const { rows: waiting } = await sql<Left>`
    select queue, data, greatest(0, ceil(extract(epoch from due_at - now())))::int as seconds from outbox`.execute(
    db,
  )
  const former = await sql<{ is_there: boolean }>`
    select to_regclass('staykit_jobs.job') is not null as is_there`.execute(db)
  const { rows: begun } = former.rows[0]?.is_there
    ? await sql<Left>`
        select name as queue, data, 0 as seconds from staykit_jobs.job
        where state < 'completed' and data ? 'subject'`.execute(db)
    : { rows: [] }
  const { rows: queues } = await sql<{ name: string }>`
    select name from ${sql.table(`${QUEUE_SCHEMA}.queue`)}`.execute(db)
  const names = new Set(queues.map(({ name }) => name))
  for (const { queue, data, seconds } of [...waiting, ...begun])
    if (names.has(queue)) await enqueue(db, { queue, subject: data.subject, data, inSeconds: seconds })
  await sql`drop table outbox`.execute(db)
  await sql`drop schema if exists staykit_jobs cascade`.execute(db)
}
