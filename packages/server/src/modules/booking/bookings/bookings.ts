import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { throughLoss } from '../../../kernel/db/through-loss.ts'
import { crashPoint } from '../../../kernel/jobs/crash-points.ts'
import { sagaRunner } from '../../../kernel/saga/runner.ts'
import { runSaga } from '../../../kernel/saga/saga.ts'
import type { TypedCard } from '../../../ports/cards.ts'
import { CARD_LEASE_SECONDS, holdCardLeases } from './card-leases.ts'
import {
  findRequest,
  isOpen,
  type NewRequest,
  type RequestRow,
  type Stored,
  type Storing,
  storeRequest,
} from './requests.ts'
import { bookingSaga } from './saga/saga.ts'
import type { SagaDeps } from './saga-deps.ts'

/** Bookings of this process: starts them, and lets a caller wait briefly for the result. */
export interface Bookings {
  /** Limits how many requests are read and stored at a time, so that running bookings find database connections. */
  accept<T>(request: () => Promise<T>): Promise<T>
  /**
   * Stores a request and starts its saga; an existing one stays as it is. `onStored` runs in the transaction that
   * stores it; `card` stays in memory.
   */
  submit(request: NewRequest, onStored?: Storing['onStored'], card?: TypedCard): Promise<Stored>
  /** The request when its saga ends, or after `ms`, whichever comes first. */
  settled(row: RequestRow, ms: number): Promise<RequestRow>
  /** Waits at most `ms` for running sagas; another process continues the rest. */
  drain(ms: number): Promise<void>
  /** Job: continues a request that no process works on. */
  resume(id: string): Promise<void>
}

/**
 * Sagas that one process runs at a time; the others wait in memory, or another process takes them. A saga mostly waits,
 * so this may exceed the number of database connections.
 */
const AT_ONCE = 24
/** Requests that one process reads and stores at a time; the others wait in memory. */
const ACCEPTED_AT_ONCE = 16

export function createBookings(deps: SagaDeps): Bookings {
  const { db, log } = deps
  const saga = bookingSaga(deps)
  const running = new Map<string, Promise<unknown>>()
  const cards = holdCardLeases(deps)
  const inTurn = pLimit(AT_ONCE)
  const accept = pLimit(ACCEPTED_AT_ONCE)

  const begin = (id: string, owner: string, card: TypedCard | undefined) => {
    if (card) cards.hold(id)
    const run = inTurn(() => runSaga(deps, saga, id, owner, card))
      .catch((error: unknown) => log.error({ err: error, bookingRequestId: id }, 'booking stopped'))
      .finally(() => {
        running.delete(id)
        cards.drop(id)
      })
    running.set(id, run)
  }
  return {
    accept,
    async submit(request, onStored, card) {
      const owner = card ? cards.owner : randomUUID()
      const lease = card && { seconds: CARD_LEASE_SECONDS, owner }
      const stored = await throughLoss(async (isRepeated): Promise<Stored> => {
        const stored = await storeRequest(db, request, { lease, onStored })
        // An attempt whose answer was lost stored it: no other process starts it.
        if (!isRepeated || stored.kind !== 'repeat' || running.has(request.id)) return stored
        return stored.row.request_hash === request.request_hash ? { kind: 'new', row: stored.row } : stored
      })
      if (stored.kind === 'new') {
        crashPoint('after-request-stored')
        begin(request.id, owner, card)
      }
      return stored
    },
    drain: (ms) => within(ms, Promise.all(running.values())),
    async settled(row, ms) {
      if (!isOpen(row.state)) return row
      await within(ms, running.get(row.id))
      return (await findRequest(db, row.id)) ?? row
    },
    resume: sagaRunner(deps, saga).resume,
  }
}

async function within(ms: number, done: Promise<unknown> | undefined): Promise<void> {
  const timer = new AbortController()
  await Promise.race([done, sleep(ms, undefined, { signal: timer.signal }).catch(() => undefined)])
  timer.abort()
}
