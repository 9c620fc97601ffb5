import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Supplier } from './adapters/supplier/port.ts'
import { createSandboxSupplier } from './adapters/supplier/sandbox.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/database.ts'
import type { Database } from './db/schema.ts'
import { createLog } from './http/log.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { limitsOn, type MakeLimit } from './http/rate-limit.ts'
import { type Brands, createBrands } from './modules/brands/brands.ts'
import { openPlaces, type Places } from './places/places.ts'

/** All that modules are built from. Tests replace single members. */
export interface Deps {
  readonly config: Config
  readonly database: OpenDatabase
  /** `database.db`, by its short name. */
  readonly db: Kysely<Database>
  readonly log: Logger
  readonly metrics: Metrics
  readonly limit: MakeLimit
  /** The only clock of the server. */
  readonly now: () => Date
  readonly brands: Brands
  readonly places: Places
  readonly supplier: Supplier
}

export async function createDeps(
  config: Config,
  database: OpenDatabase,
  given: Partial<Deps> = {},
): Promise<Deps> {
  const places = given.places ?? (await openPlaces(config.STAYKIT_HOME))
  const now = given.now ?? clockOf(config)
  const { db } = database
  return {
    config,
    database,
    db,
    log: createLog(config.LOG_LEVEL),
    metrics: createMetrics(),
    limit: limitsOn(database.pool),
    now,
    brands: createBrands(config, db),
    places,
    supplier: createSandboxSupplier({ db, places, now, faults: config.SUPPLIER_FAULTS }),
    ...given,
  }
}

/** TEST_CLOCK moves the clock: it says what time it was when the server started. */
function clockOf({ TEST_CLOCK }: Config): () => Date {
  if (!TEST_CLOCK) return () => new Date()
  const shift = Date.parse(TEST_CLOCK) - Date.now()
  return () => new Date(Date.now() + shift)
}
