/** A wait that is seen as one, in ms: retries, polls, what a page leaves for later. */
const LONG = 1_000

/** From here on waits of a second or more are so many times as short, until `restore`. */
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
