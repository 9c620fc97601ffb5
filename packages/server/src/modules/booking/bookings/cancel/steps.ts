import type { WireError } from '@staykit/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { RetryLater } from '../../../../kernel/saga/retry-later.ts'
import { move, type SagaRow, type SagaTable } from '../../../../kernel/saga/rows.ts'
import { type Supplier, SupplierError } from '../../../../ports/supplier.ts'
import { RefundDisputed } from '../../../payments/disputed.ts'
import { RefundRefused } from '../../../payments/refund-refused.ts'
import { type RequestRow, supplierOf } from '../requests.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { findTrip, type Trip } from '../trip-view.ts'

// What the cancellation of a trip, and of a part of it, have in common: a release at the hotel, then a refund.

interface ReleaseRow extends SagaRow {
  readonly created_at: Date
  /** Number of refused refunds. */
  readonly attempts: number
}

export interface Release {
  /** The hotel keeps more by now than was agreed. */
  readonly isDearer: boolean
  readonly release: (supplier: Supplier, reference: string) => Promise<unknown>
  /** Whether an earlier attempt, whose answer was lost, has released it. */
  readonly wasReleased: (supplier: Supplier, reference: string) => Promise<boolean>
}

/** Why the hotel has not released: it refuses, or it would keep more than was agreed. */
export type Refusal = 'refused' | 'dearer'

/** Releases at the hotel, on the agreed terms or not at all; returns why not. Throws RetryLater while the hotel does not answer. */
export async function tryRelease(
  deps: SagaDeps,
  request: RequestRow,
  row: ReleaseRow,
  { isDearer, release, wasReleased }: Release,
): Promise<Refusal | undefined> {
  const { reference } = request
  try {
    const supplier = supplierOf(deps, request)
    if (isDearer) return (await wasReleased(supplier, reference)) ? undefined : 'dearer'
    await release(supplier, reference)
    return undefined
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    if (error.kind === 'UNAVAILABLE' || error.kind === 'UNKNOWN_OUTCOME')
      throw new RetryLater(error.message, waitFor(deps, row, error))
    return 'refused'
  }
}

/** Seconds until the next attempt: what the supplier says, or a delay that grows to a minute. */
function waitFor({ now }: SagaDeps, { created_at }: ReleaseRow, { retryAfterMs }: SupplierError): number {
  const seconds = (now().getTime() - created_at.getTime()) / 1_000
  return Math.min(
    60,
    retryAfterMs === undefined ? Math.max(3, seconds / 10) : Math.ceil(retryAfterMs / 1_000),
  )
}

export const refused = (error: WireError) => ({
  state: 'refused' as const,
  change: { error: JSON.stringify(error) },
  hasFailed: true,
  detail: error,
})

/** Attempts of a refused refund, over about a day; then a person has to handle it. */
const MOST_REFUSALS = 8
const LONGEST_WAIT_SECONDS = 6 * 3_600

/** The result of a refund, or its last refusal; an earlier refusal is retried with increasing delays. */
export async function refunded<Row extends ReleaseRow, Result>(
  { db }: SagaDeps,
  table: SagaTable<Row>,
  row: Row,
  refund: () => Promise<Result>,
): Promise<Result | RefundRefused> {
  try {
    return await refund()
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    // The bank takes months: the dispute continues the refund, if it ends for us.
    if (error instanceof RefundDisputed) return error
    const attempts = row.attempts + 1
    if (attempts >= MOST_REFUSALS) return error
    await move(db, table, row, row.state, { attempts })
    throw new RetryLater(error.message, Math.min(LONGEST_WAIT_SECONDS, error.seconds * 2 ** row.attempts))
  }
}

/** The refund ends here; what the bank has returned settles our debt. */
export const disputed = (
  { dispute, message }: RefundDisputed,
  record: (trx: Kysely<Database>) => Promise<void>,
) => ({
  state: 'disputed' as const,
  change: {},
  hasFailed: true,
  detail: { reason: message, dispute },
  record,
})

/** The debt stays in refund_payable of the ledger. */
export const owed = ({ message }: RefundRefused, notify: (trx: Kysely<Database>) => Promise<void>) => ({
  state: 'owed' as const,
  change: { attempts: MOST_REFUSALS },
  hasFailed: true,
  detail: { reason: message },
  record: notify,
})

export async function tripOf(
  { db }: Pick<SagaDeps, 'db'>,
  { trip_number }: { readonly trip_number: string },
): Promise<Trip> {
  const trip = await findTrip(db, trip_number)
  if (!trip) throw new Error(`trip ${trip_number} is missing`)
  return trip
}
