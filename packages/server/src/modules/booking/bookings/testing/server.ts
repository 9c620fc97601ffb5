import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { patience } from '../../../../../../../tests/patience.ts'
import { createIdentity, type Passwords } from '../../../../adapters/better-auth/better-auth.ts'
import { buildApp } from '../../../../app.ts'
import { createDeps, type Deps, openWorld } from '../../../../compose.ts'
import type { Config } from '../../../../config.ts'
import type { MakeLimit } from '../../../../kernel/http/rate-limit.ts'
import type { Routes } from '../../../../kernel/http/server-env.ts'
import type { Members } from '../../../../ports/identity.ts'
import { createSuppliers } from '../../../../ports/suppliers.ts'
import type { UserPool } from '../../../../ports/user-pool.ts'
import { withFaults } from '../../../../sandbox/supplier/faults.ts'
import { createSandboxSupplier } from '../../../../sandbox/supplier/supplier.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database.ts'
import { quickPasswords, testConfig } from '../../../../testing/server.ts'
import { jobsWorker } from '../../../worker.ts'
import type { RequestRow } from '../requests.ts'

/** Common to all booking tests: an app with its own database and a fast sandbox supplier. */
export interface BookingServer {
  readonly app: Routes
  readonly deps: Deps
  readonly database: TestDatabase
  stop(): Promise<void>
}

export interface BookingServerOptions {
  readonly environment?: Record<string, string>
  /** Replaces dependencies of the server; receives the defaults. */
  readonly replace?: (deps: Deps) => Partial<Deps>
  /** Faults of the supplier (adapters/supplier/faults.ts). */
  readonly faults?: string
  /** Starts the queues: completer, mail, codes. */
  readonly withJobs?: boolean
  readonly poolSize?: number
  readonly slowMs?: number
  /** Shortest wait of Book for the end of its booking, ms; 0 for the production value. */
  readonly patienceMs?: number
  /** Replaces the free password hashing of tests. */
  readonly passwords?: Passwords
  /** Replaces the user pool of the environment. */
  readonly pool?: (config: Config, members: Members) => Promise<UserPool>
}

/** Book answers "pending" after a moment; every booking takes longer on a slow machine. */
const LONGEST_MS = patience(60)

/** No rate limit: for tests with thousands of calls from one address. */
export const noLimit: MakeLimit = () => ({ take: async () => undefined, forget: async () => undefined })

export async function bookingServer(options: BookingServerOptions = {}): Promise<BookingServer> {
  const database = await testDatabase(options.poolSize)
  const config = testConfig({ LOG_LEVEL: 'silent', ...options.environment })
  const places = await openWorld(config.STAYKIT_HOME)
  const now = () => new Date()
  const sandbox = createSandboxSupplier({ db: database.db, places, now, slowMs: options.slowMs ?? 30 })
  const supplier = options.faults ? withFaults(sandbox, options.faults) : sandbox
  const identity = await createIdentity(config, database.db, options.passwords ?? quickPasswords)
  const pool = options.pool && { pool: await options.pool(config, identity) }
  const own = { suppliers: createSuppliers([supplier]), places, identity, limit: noLimit, ...pool }
  const plain = await createDeps(config, database, own)
  const deps = options.replace
    ? await createDeps(config, database, { ...own, ...options.replace(plain) })
    : plain
  const { settled } = deps.bookings
  const shortest = options.patienceMs ?? LONGEST_MS
  Object.assign(deps.bookings, {
    settled: (row: RequestRow, ms: number) => settled(row, Math.max(ms, shortest)),
  })
  const worker = options.withJobs ? jobsWorker(deps) : undefined
  await worker?.start()
  return {
    app: buildApp(deps),
    deps,
    database,
    async stop() {
      await worker?.stop()
      await database.drop()
    },
  }
}

/** One server for all tests of a file. */
export function bookingServerForThisFile(options?: BookingServerOptions): BookingServer {
  let started: BookingServer | undefined
  const server = () => {
    if (!started) throw new Error('the server starts before the first test, not sooner')
    return started
  }
  beforeAll(async () => {
    started = await bookingServer(options)
  })
  afterAll(() => started?.stop())
  return {
    get app() {
      return server().app
    },
    get deps() {
      return server().deps
    },
    get database() {
      return server().database
    },
    stop: () => server().stop(),
  }
}

export async function bookingServerForThisTest(options?: BookingServerOptions): Promise<BookingServer> {
  const server = await bookingServer(options)
  onTestFinished(() => server.stop())
  return server
}
