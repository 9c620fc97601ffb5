import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'

export type SagaStep = 'authorise' | 'book' | 'capture' | 'void' | 'cancel' | 'refund'

/** Notes a step before (`begin`) or after (`done`, `failed`) it happens; nothing is ever changed or removed. */
export async function note(
  trx: Kysely<Database>,
  requestId: string,
  step: SagaStep,
  phase: 'begin' | 'done' | 'failed',
  detail?: object,
): Promise<void> {
  await trx
    .insertInto('saga_steps')
    .values({ request_id: requestId, step, phase, detail: detail && JSON.stringify(detail) })
    .execute()
}

/** Whether a step was ever begun: its outcome may be unknown. */
export async function wasBegun(db: Kysely<Database>, requestId: string, step: SagaStep): Promise<boolean> {
  const found = await db
    .selectFrom('saga_steps')
    .select('id')
    .where('request_id', '=', requestId)
    .where('step', '=', step)
    .where('phase', '=', 'begin')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
