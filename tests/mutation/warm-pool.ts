import type { Plugin } from 'vitest/config'
import { type PoolRunnerInitializer, type PoolWorker, ThreadsPoolWorker } from 'vitest/node'

type Listener = (message: unknown) => void

/** Changes that one thread tries: what a change has left behind, as a job that goes on, is not for many after it. */
const MOST_RUNS = 25

/** A thread that has loaded the server, and how many changes were tried in it. */
interface Warm {
  readonly thread: PoolWorker
  runs: number
}

/** Puts the pool in the place of the one that Stryker names, which knows only those of Vitest. */
export const warm = (): Plugin => ({
  name: 'warm-pool',
  configureVitest: ({ project }) => {
    project.config.pool = 'warm'
    project.config.poolRunner = warmPool()
  },
})

/**
 * Loading the server is most of what a change costs, and which change is tried is a global variable: a thread is kept
 * for the next change. Vitest reads the test files anew at every run.
 */
function warmPool(): PoolRunnerInitializer {
  const free: Warm[] = []
  return {
    name: 'warm',
    createPoolWorker(options) {
      // What a module does while it loads is done again in a new thread only.
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
          // It is not asked to end, so somebody else says that it has.
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
