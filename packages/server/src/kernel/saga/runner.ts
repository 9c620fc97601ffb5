import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { enqueue } from '../jobs/jobs.ts'
import type { SagaRow } from './rows.ts'
import { isFinal, runSaga, type Saga } from './saga.ts'

/** Delay before the job looks at a saga that a call starts, seconds. */
export const FIRST_LOOK_SECONDS = 8
const AGAIN_SECONDS = 3
/** Longest wait for another process that runs the same saga, ms. */
const WAIT_MS = 10_000

/** Runs stored sagas, each step once even for concurrent calls. */
export interface SagaRunner<Row extends SagaRow> {
  /** Runs a saga, and waits while another process does. Returns the row when it ends, or the reached state. */
  settle(id: string): Promise<Row>
  /** Job: continues a saga that no process works on. */
  resume(id: string): Promise<void>
}

export function sagaRunner<Row extends SagaRow, Extra = undefined>(
  deps: { readonly db: Kysely<Database>; readonly log: Logger },
  saga: Saga<Row, Extra>,
): SagaRunner<Row> {
  const run = async (id: string, owner: string): Promise<Row> => {
    const row = await runSaga(deps, saga, id, owner)
    if (!row) throw new Error(`${id} of ${saga.table} is missing`)
    return row
  }
  return {
    async settle(id) {
      const until = Date.now() + WAIT_MS
      for (;;) {
        const row = await run(id, randomUUID())
        if (isFinal(saga, row) || Date.now() > until) return row
        await sleep(250)
      }
    },
    async resume(id) {
      const owner = randomUUID()
      const row = await run(id, owner)
      // Another process has it, or a dead one still holds its lease; our own is in the queue already.
      if (!isFinal(saga, row) && row.lease_by !== owner)
        await enqueue(deps.db, { queue: saga.queue, subject: id, inSeconds: AGAIN_SECONDS })
    },
  }
}
