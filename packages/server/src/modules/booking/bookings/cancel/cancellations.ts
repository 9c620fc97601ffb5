import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Money } from '@staykit/domain'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { runSaga } from '../../../../kernel/saga/saga.ts'
import { CANCEL_QUEUE } from '../cancel-queue.ts'
import { beingChanged, isCredited, lockTrip } from '../change/credit.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { type CancellationRow, cancellationTable } from './rows.ts'
import { cancellationSaga } from './saga.ts'

const FIRST_LOOK_SECONDS = 8
const AGAIN_SECONDS = 3
/** Longest wait for another process that cancels the same trip, ms. */
const WAIT_MS = 10_000

/** Cancels trips: releases the room, then refunds, each once even for concurrent calls. */
export interface Cancellations {
  /**
   * Returns the reached state: released and done count as cancelled. The penalty is stored by the first call. Throws 409 NOT_CHANGEABLE while its payment is
   * about to pay for the trip that replaces it.
   */
  cancel(
    trip: { readonly trip_number: string; readonly request_id: string },
    penalty?: Money,
  ): Promise<CancellationRow>
  /** Job: continues an interrupted cancellation. */
  resume(tripNumber: string): Promise<void>
}

export function createCancellations(deps: SagaDeps): Cancellations {
  const { db } = deps
  const running = new Map<string, Promise<CancellationRow>>()
  const saga = cancellationSaga(deps)

  const run = async (tripNumber: string, owner: string = randomUUID()): Promise<CancellationRow> => {
    const row = await runSaga(deps, saga, tripNumber, owner)
    if (!row) throw new Error(`the cancellation of ${tripNumber} is missing`)
    return row
  }
  const ask = async (
    tripNumber: string,
    bookingRequestId: string,
    penalty?: Money,
  ): Promise<CancellationRow> => {
    await db.transaction().execute(async (trx) => {
      await lockTrip(trx, tripNumber)
      if (await isCredited(trx, tripNumber)) throw beingChanged(tripNumber)
      const stored = await trx
        .insertInto('cancellations')
        .values({
          trip_number: tripNumber,
          request_id: bookingRequestId,
          penalty_minor: penalty?.minor ?? 0,
          lease_until: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (stored.numInsertedOrUpdatedRows)
        await enqueue(trx, { queue: CANCEL_QUEUE, subject: tripNumber, inSeconds: FIRST_LOOK_SECONDS })
    })
    const until = Date.now() + WAIT_MS
    for (;;) {
      const row = await run(tripNumber)
      if (isOver(row) || Date.now() > until) return row
      await sleep(250)
    }
  }
  return {
    cancel({ trip_number: tripNumber, request_id: bookingRequestId }, penalty) {
      const current = running.get(tripNumber)
      if (current) return current
      const started = ask(tripNumber, bookingRequestId, penalty).finally(() => {
        running.delete(tripNumber)
      })
      running.set(tripNumber, started)
      return started
    },
    async resume(tripNumber) {
      const owner = randomUUID()
      const row = await run(tripNumber, owner)
      // Another process has it, or a dead one still holds its lease; our own is in the queue already.
      if (!isOver(row) && row.lease_by !== owner)
        await enqueue(db, { queue: CANCEL_QUEUE, subject: tripNumber, inSeconds: AGAIN_SECONDS })
    },
  }
}

const isOver = ({ state }: CancellationRow) => cancellationTable.final.includes(state)
