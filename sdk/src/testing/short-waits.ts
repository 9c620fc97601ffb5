/** Shortest delay that counts as a wait, in ms: retries, polls, lazy loading. */
const LONG = 1_000

/** Divides waits of a second or more by a factor, until `restore`. */
export function shortWaits(times = 25): { readonly restore: () => void } {
  const own = globalThis.setTimeout
  globalThis.setTimeout = ((run: () => void, ms = 0) =>
    own(run, ms >= LONG ? ms / times : ms)) as typeof setTimeout
  return {
    restore: () => {
      globalThis.setTimeout = own
    },
  }
}
