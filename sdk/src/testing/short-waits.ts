/** The page of the runner has it (sdk/web-test-runner.config.mjs). */
declare const patienceMs: number

/** `patienceMs` on the reference machine. */
const REFERENCE_MS = 20_000
/** Shortest delay that counts as a wait, in ms: retries, polls, lazy loading. */
const LONG = 1_000

/**
 * Divides waits of a second or more by a factor, until `restore`; on a slow machine by less, because some of them are the time
 * after which an answer counts as lost.
 */
export function shortWaits(times = 25): { readonly restore: () => void } {
  const factor = Math.max(1, (times * REFERENCE_MS) / patienceMs)
  const own = globalThis.setTimeout
  globalThis.setTimeout = ((run: () => void, ms = 0) =>
    own(run, ms >= LONG ? ms / factor : ms)) as typeof setTimeout
  return {
    restore: () => {
      globalThis.setTimeout = own
    },
  }
}
