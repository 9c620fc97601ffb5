import { setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from './lost-connection.ts'

/** What a process has begun it repeats for so long while it cannot reach the database, ms. */
const PATIENCE_MS = 30_000
const LONGEST_PAUSE_MS = 1_000

/**
 * Runs until it does not fail for want of a connection, at most 30 s. A connection may be lost after the commit and before
 * its answer: `run` must find out what it has done before, and is told whether it is repeated.
 */
export async function throughLoss<T>(run: (isRepeated: boolean) => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS
  for (let tries = 0; ; tries++) {
    try {
      return await run(tries > 0)
    } catch (error) {
      const pause = Math.min(50 * 2 ** tries, LONGEST_PAUSE_MS)
      if (!isLostConnection(error) || Date.now() + pause > until) throw error
      await sleep(pause)
    }
  }
}
