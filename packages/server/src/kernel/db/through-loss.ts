import { setTimeout as sleep } from 'node:timers/promises'
import { isLostConnection } from './lost-connection.ts'

/** How long work that has begun is retried while the database is unreachable, ms. */
const PATIENCE_MS = 30_000
const LONGEST_PAUSE_MS = 1_000

/**
 * Retries while the connection to the database is lost, at most 30 s. A connection may be lost between commit and
 * answer: `run` learns whether it is repeated, and must look up what it has already done.
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
