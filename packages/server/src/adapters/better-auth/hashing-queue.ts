import { TooBusy } from '../../ports/identity.ts'

/** Runs at most `parallel` at a time and lets at most `waiting` wait; throws TooBusy beyond. */
export function boundedQueue(parallel: number, waiting: number) {
  let running = 0
  const queue: (() => void)[] = []
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= parallel) {
      if (queue.length >= waiting) throw new TooBusy('too many passwords wait to be checked')
      await new Promise<void>((go) => queue.push(go))
    } else running++
    try {
      return await run()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
}
