import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { buildServedApp, type ServedApp } from './app.ts'
import {
  createDeps,
  type Deps,
  leftovers,
  migrationFolders,
  seedDemoMember,
  startTracing,
} from './compose.ts'
import type { Config } from './config.ts'
import { type OpenDatabase, openDatabase } from './kernel/db/database.ts'
import { MigrationError, migrate } from './kernel/db/migrate.ts'
import type { ReadyAnswers } from './kernel/http/ready-answers.ts'
import { storeBuilds } from './kernel/http/static/stored-builds.ts'
import { installQueues } from './kernel/jobs/jobs.ts'
import type { Worker } from './kernel/jobs/worker.ts'
import { reportStranded } from './modules/operations/health/without-settings.ts'
import { unrealOffers } from './modules/payments/registry.ts'
import { DRAIN_MS, jobsWorker, queueNames } from './modules/worker.ts'
import { seed } from './seed/seed.ts'

/** A listening server. */
export interface RunningServer {
  readonly url: string
  readonly port: number
  readonly deps: Deps
  /**
   * Stops the server: not ready for DRAIN_SECONDS, no new connections, 10 s for open requests, then workers, then the
   * database.
   */
  stop(): Promise<void>
}

/** Thrown when the server cannot start; the message is one line that says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/**
 * Migrates, seeds, starts the workers and listens. Throws StartError for a used port, and for a database that is
 * unreachable or too old.
 */
export async function startServer(
  config: Config,
  databaseUrl: string,
  overrides: Partial<Deps> = {},
): Promise<RunningServer> {
  const tracing = await startTracing(config, overrides.log)
  const database = overrides.database ?? openDatabase(databaseUrl, config.DATABASE_POOL_SIZE)
  let served: ServedApp | undefined
  const http = createHttp(
    (request, bindings) => served?.app.fetch(request, bindings) ?? new Response(null, { status: 503 }),
    (incoming, outgoing, pass) => (served ? served.ready(incoming, outgoing, pass) : pass()),
  )
  try {
    await prepare(database, config)
    const port = await listen(http, config)
    const deps = await createDeps(atPort(config, port), database, overrides)
    if (config.NODE_ENV === 'development' && config.SANDBOX) await seedDemoMember(deps)
    if (!config.SANDBOX) refuse(unrealOffers(config))
    if (!config.SANDBOX || config.NODE_ENV === 'production') refuse(await leftovers(deps))
    await reportStranded(deps)
    const worker = workerOf(deps)
    // The build of development changes at every save, and no page depends on the previous one.
    if (config.NODE_ENV === 'production' && config.STAYKIT_ROLE !== 'worker')
      await storeBuilds(config, deps.log)
    served = buildServedApp(deps)
    await worker.start()
    const stop = async () => {
      deps.lifecycle.end()
      // Load balancers see that it is not ready, and send requests elsewhere.
      await sleep(config.DRAIN_SECONDS * 1_000)
      await close(http)
      await worker.stop()
      await deps.statistics.flush().catch(() => undefined)
      await deps.limits.close()
      await database.close()
      await tracing?.stop()
    }
    return { url: `http://localhost:${port}`, port, deps, stop }
  } catch (error) {
    http.close()
    await database.close()
    await tracing?.stop()
    throw error
  }
}

/** A process that only answers calls leaves jobs to others, and finishes the bookings that it has begun. */
function workerOf(deps: Deps): Worker {
  if (deps.config.STAYKIT_ROLE !== 'api') return jobsWorker(deps)
  return { start: async () => undefined, stop: () => deps.bookings.drain(DRAIN_MS) }
}

function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new StartError(lines.join('\n'))
}

/** With PORT=0 the system chooses the port; public addresses must contain it. */
function atPort(config: Config, port: number): Config {
  return config.PUBLIC_URL.endsWith(':0') ? { ...config, PUBLIC_URL: `http://localhost:${port}` } : config
}

/** Drops slow sockets: 10 s for the headers, 20 s for the whole request, checked every second. */
export const socketLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
}

/** Longest time without a byte on a socket, in either direction: ends clients that do not read. Calls answer sooner. */
const IDLE_MS = 60_000

/** An HTTP server that drops slow sockets. `ready` answers first where it can. */
export function createHttp(
  answer: Parameters<typeof getRequestListener>[0],
  ready: ReadyAnswers = (_incoming, _outgoing, pass) => pass(),
  idleMs = IDLE_MS,
): Server {
  const listener = getRequestListener(answer)
  return createServer(socketLimits, (incoming, outgoing) =>
    ready(incoming, outgoing, () => void listener(incoming, outgoing)),
  ).setTimeout(idleMs)
}

async function prepare({ db, url }: OpenDatabase, config: Config): Promise<void> {
  try {
    await installQueues(url, queueNames)
    await migrate(db, migrationFolders)
    await seed(db, config)
  } catch (error) {
    if (error instanceof MigrationError) throw new StartError(error.message)
    const reason = error instanceof AggregateError ? error.errors[0] : error
    const { code, message } = reason as NodeJS.ErrnoException
    if (!code || !/^(E[A-Z]+|28\w{3}|3D000|08\w{3})$/.test(code)) throw error
    throw new StartError(
      `the database cannot be reached (${message}): check DATABASE_URL, or unset it to use the built-in one`,
    )
  }
}

function listen(http: Server, { HOST, STAYKIT_ROLE, ...config }: Config): Promise<number> {
  const variable = STAYKIT_ROLE === 'worker' ? 'WORKER_PORT' : 'PORT'
  const port = config[variable]
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(
        taken
          ? new StartError(
              `port ${port} is in use: stop the program that uses it, or choose another port with ${variable}=…`,
            )
          : error,
      )
    })
    http.listen(port, HOST, () => {
      const address = http.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function close(http: Server): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve())
    http.closeIdleConnections()
    setTimeout(() => http.closeAllConnections(), 10_000).unref()
  })
}
