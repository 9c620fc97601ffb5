import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { isLostConnection } from '../db/lost-connection.ts'
import { throughLoss } from '../db/through-loss.ts'
import { crashPoint, type StepName } from '../jobs/crash-points.ts'
import { dequeue, enqueue } from '../jobs/jobs.ts'
import { inSpan } from '../tracing/tracing.ts'
import { note, noteBegin } from './journal.ts'
import { RetryLater } from './retry-later.ts'
import { type Change, claim, load, move, release, type SagaRow, type SagaTable } from './rows.ts'

/** Result of a step's external call: the next state of the row, and what to store with it. */
export interface Outcome<Row extends SagaRow> {
  readonly state: Row['state']
  readonly change?: Change
  readonly hasFailed?: boolean
  /** Detail for the journal. */
  readonly detail?: object | undefined
  /** Runs in the transaction that moves the row; receives the moved row. */
  readonly record?: (trx: Kysely<Database>, moved: Row) => Promise<void>
}

/** One step: an external call that may be repeated, then one transaction. */
export interface Step<Row extends SagaRow, Extra = undefined> {
  readonly name: StepName
  /** Whether this run only looks: then its begin is not recorded. */
  readonly isLook?: (row: Row) => boolean
  /**
   * `wasBegun`: an earlier run began the step and may have died after its call. Throws RetryLater when it cannot
   * continue now.
   */
  readonly call: (row: Row, wasBegun: boolean, extra: Extra | undefined) => Promise<Outcome<Row>>
}

/** A saga: its table, the queue that wakes it (subject: the row's key), and a step for each state that is not final. */
export interface Saga<Row extends SagaRow, Extra = undefined> extends SagaTable<Row> {
  readonly queue: string
  /** Booking request whose journal records the steps. */
  readonly journalOf: (row: Row) => string
  readonly steps: Readonly<Partial<Record<Row['state'], Step<Row, Extra>>>>
}

interface SagaDeps {
  readonly db: Kysely<Database>
  readonly log: Logger
}

/** Delay before an unexpected error is retried, seconds. */
const UNEXPECTED_SECONDS = 5

/**
 * Moves a row as far as possible. Many processes may call it for the same row at once and after any crash: each
 * external call has its own idempotency key, so none happens twice. Only this caller has `extra`, so it waits out a
 * lost database connection here, under the same lease, for up to 30 s. Returns the row; remaining work is in the queue.
 */
export function runSaga<Row extends SagaRow, Extra = undefined>(
  deps: SagaDeps,
  saga: Saga<Row, Extra>,
  id: string,
  owner: string,
  extra?: Extra,
): Promise<Row | undefined> {
  return throughLoss(() => runOnce(deps, saga, id, owner, extra))
}

async function runOnce<Row extends SagaRow, Extra>(
  { db, log }: SagaDeps,
  saga: Saga<Row, Extra>,
  id: string,
  owner: string,
  extra: Extra | undefined,
): Promise<Row | undefined> {
  const claimed = await claim(db, saga, id, owner)
  if (!claimed) return load(db, saga, id)
  const reached = await advance(db, saga, claimed, extra).catch(async (error: unknown) => {
    // The lease stays: this run continues with the row.
    if (isLostConnection(error)) {
      log.warn({ err: error, saga: saga.table, id }, 'the connection to the database was lost during a step')
      throw error
    }
    const isExpected = error instanceof RetryLater
    if (!isExpected) log.error({ err: error, saga: saga.table, id }, 'a step failed')
    const inSeconds = isExpected ? error.seconds : UNEXPECTED_SECONDS
    await enqueue(db, { queue: saga.queue, subject: id, inSeconds })
    return load(db, saga, id)
  })
  await release(db, saga, id, owner)
  return reached
}

async function advance<Row extends SagaRow, Extra>(
  db: Kysely<Database>,
  saga: Saga<Row, Extra>,
  from: Row,
  extra: Extra | undefined,
): Promise<Row> {
  let row = from
  while (!isFinal(saga, row)) {
    const step = saga.steps[row.state as Row['state']]
    if (!step) throw new Error(`${saga.table} has no step for ${row.state}`)
    const attributes = {
      'staykit.saga': saga.table,
      'staykit.saga.state': row.state,
      'staykit.saga.id': saga.idOf(row),
    }
    const before = row
    row = await inSpan({ name: `step ${step.name}`, attributes }, () =>
      runStep(db, saga, before, step, extra),
    )
  }
  return row
}

/** Records the begin, calls, then moves the row and records the outcome in one transaction. Returns the row. */
export async function runStep<Row extends SagaRow, Extra>(
  db: Kysely<Database>,
  saga: Saga<Row, Extra>,
  row: Row,
  step: Step<Row, Extra>,
  extra?: Extra,
): Promise<Row> {
  const { name } = step
  const [id, journal] = [saga.idOf(row), saga.journalOf(row)]
  crashPoint(`before-${name}`)
  const wasBegun = step.isLook?.(row) ? false : await noteBegin(db, journal, name)
  const { state, change, hasFailed, detail, record } = await step.call(row, wasBegun, extra)
  crashPoint(`after-${name}-call`)
  const next = await db.transaction().execute(async (trx) => {
    const moved = await move(trx, saga, row, state, change)
    // Another process moved it meanwhile.
    if (!moved) return undefined
    await note(trx, journal, name, hasFailed ? 'failed' : 'done', detail)
    await record?.(trx, moved)
    if (isFinal(saga, moved)) await dequeue(trx, saga.queue, id)
    return moved
  })
  crashPoint(`after-${name}-recorded`)
  const now = next ?? (await load(db, saga, id))
  if (!now) throw new Error(`${id} of ${saga.table} is missing`)
  return now
}

export const isFinal = <Row extends SagaRow>({ final }: SagaTable<Row>, { state }: Row) =>
  final.includes(state)
