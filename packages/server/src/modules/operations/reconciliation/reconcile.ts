import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../../../kernel/db/database.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { type Day, type Difference, dayOf } from './differences.ts'
import { comparePayments, type PaymentsDeps } from './payments.ts'
import { compareStays, type StaysDeps } from './stays.ts'

export const RECONCILE_QUEUE = 'reconciliation'
/** Delay after midnight UTC, ms: then the providers' books of a day are closed. */
const CLOSED_MS = 2 * 3_600_000

export type ReconcileDeps = PaymentsDeps & StaysDeps & { readonly log: Logger }

export interface Report {
  readonly day: string
  readonly payments: number
  readonly stays: number
  readonly differences: readonly Difference[]
}

/**
 * Compares a day of our books with those of the payment providers and of the suppliers, stores differences, and marks
 * earlier ones as resolved. Changes nothing else: an operator decides about a difference. `date` is "2026-11-21", UTC.
 */
export async function reconcile(deps: ReconcileDeps, date: string): Promise<Report> {
  const day = dayOf(date)
  const payments = await comparePayments(deps, day)
  const stays = await compareStays(deps, day)
  const differences = [...payments.differences, ...stays.differences]
  const { subjects = [] } = stays
  await keep(deps.db, day, { differences, subjects }, { payments: payments.count, stays: stays.count })
  for (const { kind, subject, detail } of differences)
    deps.log.error({ day: date, kind, subject, ...detail }, 'books differ')
  return { day: date, payments: payments.count, stays: stays.count, differences }
}

async function keep(
  db: Kysely<Database>,
  { date }: Day,
  {
    differences,
    subjects,
  }: { readonly differences: readonly Difference[]; readonly subjects: readonly string[] },
  counts: { readonly payments: number; readonly stays: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('reconciliation_differences')
      .set({ resolved_at: sql<Date>`now()` })
      .where(({ or, and, eb }) =>
        or([
          eb('day', '=', date),
          and([eb('kind', 'like', 'stay-%'), eb('subject', '=', sql<string>`any(${subjects})`)]),
        ]),
      )
      .where('resolved_at', 'is', null)
      .execute()
    for (const { kind, subject, detail } of differences) {
      const row = { kind, subject, day: date, detail: JSON.stringify(detail), resolved_at: null }
      await trx
        .insertInto('reconciliation_differences')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'subject'])
            .doUpdateSet({ detail: row.detail, day: date, resolved_at: null }),
        )
        .execute()
    }
    const run = { ...counts, found: differences.length }
    await trx
      .insertInto('reconciliation_runs')
      .values({ day: date, ...run })
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ ...run, finished_at: sql`now()` }))
      .execute()
  })
}

/** Compares the last closed day, if that has not happened; every process may call it at any time. */
export async function reconcileLastDay(db: Kysely<Database>, now: Date): Promise<void> {
  const day = new Date(now.getTime() - CLOSED_MS - 86_400_000).toISOString().slice(0, 10)
  const done = await db
    .selectFrom('reconciliation_runs')
    .select('day')
    .where('day', '=', day)
    .executeTakeFirst()
  if (!done) await enqueue(db, { queue: RECONCILE_QUEUE, subject: day })
}
