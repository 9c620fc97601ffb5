import pLimit from 'p-limit'
import { TooBusy } from '../../ports/identity.ts'

/** Runs at most `parallel` tasks at a time with at most `waiting` in the queue; throws TooBusy beyond. */
export function boundedQueue(parallel: number, waiting: number) {
  const inTurn = pLimit(parallel)
  return async <T>(run: () => Promise<T>): Promise<T> => {
    const isFull = inTurn.activeCount + inTurn.pendingCount >= parallel + waiting
    if (isFull) throw new TooBusy('too many passwords wait to be checked')
    return inTurn(run)
  }
}
