import { browserEnvironment } from '../runtime/browser-environment.ts'

/** Holds timers of ten seconds or more (or of `longMs`) until the test moves the clock; shorter ones run as usual. */
export function longTimers(longMs = 10_000) {
  const timers = browserEnvironment.timers as { after: typeof browserEnvironment.timers.after }
  const { after } = timers
  const waiting = new Map<() => void, number>()
  let now = 0
  timers.after = (ms, run) => {
    if (ms < longMs) return after(ms, run)
    const once = () => run()
    waiting.set(once, now + ms)
    return () => void waiting.delete(once)
  }
  return {
    /** Number of timers that run later. */
    count: () => waiting.size,
    move(ms: number) {
      now += ms
      for (const [run, at] of [...waiting])
        if (at <= now) {
          waiting.delete(run)
          run()
        }
    },
    restore: () => {
      timers.after = after
    },
  }
}
