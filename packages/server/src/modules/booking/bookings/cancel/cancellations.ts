import type { Money } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { FIRST_LOOK_SECONDS, sagaRunner } from '../../../../kernel/saga/runner.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import { beingChanged, isCredited, lockTrip } from '../change/credit.ts'
import type { SagaDeps } from '../saga-deps.ts'
import type { CancellationRow } from './rows.ts'
import { cancellationSaga } from './saga.ts'

/** Cancels trips: releases the room, then refunds, each once even for concurrent calls. */
export interface Cancellations {
  /**
   * Returns the reached state: released and done count as cancelled. The first call stores the penalty; after a refusal, a
   * call that agrees to a higher one retries it. Throws 409 NOT_CHANGEABLE while the payment of the trip is about to pay
   * for the trip that replaces it.
   */
  cancel(trip: TripIds, penalty?: Money): Promise<CancellationRow>
  /** Job: continues an interrupted cancellation. */
  resume(tripNumber: string): Promise<void>
}

interface TripIds {
  readonly trip_number: string
  readonly request_id: string
}

export function createCancellations(deps: SagaDeps): Cancellations {
  const { settle, resume } = sagaRunner(deps, cancellationSaga(deps))
  return {
    async cancel(trip, penalty) {
      await deps.db.transaction().execute((trx) => store(trx, trip, penalty))
      return settle(trip.trip_number)
    },
    resume,
  }
}

async function store(
  trx: Kysely<Database>,
  { trip_number, request_id }: TripIds,
  penalty: Money | undefined,
): Promise<void> {
  await lockTrip(trx, trip_number)
  if (await isCredited(trx, trip_number)) throw beingChanged(trip_number)
  const penalty_minor = penalty?.minor ?? 0
  const stored = await trx
    .insertInto('cancellations')
    .values({ trip_number, request_id, penalty_minor, lease_until: null })
    .onConflict((conflict) =>
      conflict
        .column('trip_number')
        .doUpdateSet({ penalty_minor, state: 'asked', error: null, created_at: sql`now()` })
        .where('cancellations.state', '=', 'refused')
        .where('cancellations.reason', 'is', null)
        .where('cancellations.penalty_minor', '<', penalty_minor),
    )
    .executeTakeFirst()
  if (stored.numInsertedOrUpdatedRows)
    await enqueue(trx, { queue: CANCEL_QUEUE, subject: trip_number, inSeconds: FIRST_LOOK_SECONDS })
}
