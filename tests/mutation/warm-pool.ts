import type { Plugin } from 'vitest/config'
import { type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from 'vitest/node'

type Listener = (message: unknown) => void

/** Mutants of one thread: limits the side effects of a mutant, such as a running job, on later ones. */
const MOST_RUNS = 25

/** A thread that has loaded the server, and the number of mutants that it has run. */
interface Warm {
  readonly thread: PoolWorker
  runs: number
}

/** Replaces the pool that Stryker names; Stryker only accepts the names of Vitest's pools. */
export const warm = (): Plugin => ({
  name: 'warm-pool',
  configureVitest: ({ project }) => {
    project.config.pool = 'warm'
    project.config.poolRunner = warmPool()
  },
})

/**
 * Reuses a thread for the next mutant: loading the server takes most of the time, and the active mutant is a global
 * variable. Vitest reloads the test files for every run.
 */
function warmPool(): PoolRunnerInitializer {
  const free: Warm[] = []
  return {
    name: 'warm',
    createPoolWorker(options) {
      // Code that runs while a module loads runs again only in a new thread.
      const { mutantActivation } = options.project.getProvidedContext()
      const most = mutantActivation === 'static' ? 1 : MOST_RUNS
      let warm: Warm | undefined
      let isDead = false
      const listeners: [event: string, listener: Listener][] = []
      const current = () => {
        if (!warm) throw new Error('the thread is not started')
        return warm
      }
      const say = (message: object) => {
        for (const [event, listener] of [...listeners]) if (event === 'message') listener(message)
      }
      const off = (event: string, listener: Listener) => {
        const index = listeners.findIndex(([name, one]) => name === event && one === listener)
        if (index >= 0) listeners.splice(index, 1)
        warm?.thread.off(event, listener)
      }
      return {
        name: 'warm',
        on(event, listener) {
          listeners.push([event, listener])
          current().thread.on(event, listener)
        },
        off,
        send(message) {
          const { type } = message as { type?: string }
          const isLast = type === 'stop' && (current().runs >= most || isDead)
          // The thread is not asked to end, so the pool reports its end.
          if (type === 'stop' && !isLast) say({ __vitest_worker_response__: true, type: 'stopped' })
          else current().thread.send(message)
        },
        async start() {
          warm = most > 1 ? free.pop() : undefined
          if (!warm) {
            warm = { thread: new ThreadsPoolWorker(options), runs: 0 }
            await warm.thread.start()
          }
          warm.runs += 1
          warm.thread.on('exit', () => {
            isDead = true
          })
        },
        async stop() {
          for (const [event, listener] of [...listeners]) off(event, listener)
          if (!isDead && current().runs < most) free.push(current())
          else await current().thread.stop()
        },
        deserialize: (data) => data,
      }
    },
  }
}
