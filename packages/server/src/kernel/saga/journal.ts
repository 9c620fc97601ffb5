import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Records a step after it happened; rows are never changed or removed. */
export async function note(
  trx: Kysely<Database>,
  bookingRequestId: string,
  step: string,
  phase: 'done' | 'failed',
  detail?: object,
): Promise<void> {
  await trx
    .insertInto('saga_steps')
    .values({ request_id: bookingRequestId, step, phase, detail: detail && JSON.stringify(detail) })
    .execute()
}

/** Records a step before it happens. Returns whether it had already begun, so that its outcome may be unknown. */
export async function noteBegin(
  db: Kysely<Database>,
  bookingRequestId: string,
  step: string,
): Promise<boolean> {
  // The query does not see the row that its own statement inserts.
  const { rows } = await sql<{ was_begun: boolean }>`
    insert into saga_steps (request_id, step, phase) values (${bookingRequestId}, ${step}, 'begin')
    returning exists (
      select from saga_steps where request_id = ${bookingRequestId} and step = ${step} and phase = 'begin'
    ) as was_begun`.execute(db)
  return rows[0]?.was_begun ?? false
}
