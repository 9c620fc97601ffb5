import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { createIdentity } from './adapters/better-auth/better-auth.ts'
import { type AnyBitcoin, createBitcoin } from './adapters/bitcoin.ts'
import { type AnyCards, createCards } from './adapters/cards.ts'
import { openPlaces, type Places } from './adapters/places/places.ts'
import { createMail, type MailPort } from './adapters/smtp/mail.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './kernel/db/database.ts'
import { type AccessLog, createAccessLog } from './kernel/http/access-log.ts'
import { createLog } from './kernel/http/log.ts'
import { createMetrics, type Metrics } from './kernel/http/metrics.ts'
import { limitsOn, type MakeLimit } from './kernel/http/rate-limit.ts'
import { armCrashPoint } from './kernel/jobs/crash-points.ts'
import { createJobs, type Jobs } from './kernel/jobs/jobs.ts'
import { createSessions, type Sessions } from './modules/accounts/sessions.ts'
import { type Bookings, createBookings } from './modules/booking/bookings.ts'
import { type Cancellations, createCancellations } from './modules/booking/cancel/cancellations.ts'
import { type Brands, createBrands } from './modules/brands/brands.ts'
import type { Artifacts } from './ports/artifacts.ts'
import type { Identity } from './ports/identity.ts'
import type { Supplier } from './ports/supplier.ts'
import type { Wallet } from './ports/wallet.ts'
import { createSandboxArtifacts } from './sandbox/artifacts/artifacts.ts'
import { createSandboxSupplier } from './sandbox/supplier/supplier.ts'
import { createSandboxWallet } from './sandbox/wallet/wallet.ts'
import type { Database } from './schema.ts'

/** All that modules are built from. Tests replace single members. */
export interface Deps {
  readonly config: Config
  readonly database: OpenDatabase
  /** `database.db`, by its short name. */
  readonly db: Kysely<Database>
  readonly log: Logger
  /** One line for each request; see createAccessLog. */
  readonly accessLog: AccessLog
  readonly metrics: Metrics
  readonly limit: MakeLimit
  /** The only clock of the server. */
  readonly now: () => Date
  readonly brands: Brands
  readonly places: Places
  readonly supplier: Supplier
  readonly cards: AnyCards
  readonly wallet: Wallet
  readonly bitcoin: AnyBitcoin
  readonly artifacts: Artifacts
  readonly identity: Identity
  readonly sessions: Sessions
  readonly mail: MailPort
  readonly jobs: Jobs
  /** Sagas under way in this process. */
  readonly bookings: Bookings
  readonly cancellations: Cancellations
}

export async function createDeps(
  config: Config,
  database: OpenDatabase,
  given: Partial<Deps> = {},
): Promise<Deps> {
  const places = given.places ?? (await openPlaces(config.STAYKIT_HOME))
  const now = given.now ?? clockOf(config)
  const { db } = database
  armCrashPoint(config.STAYKIT_CRASH_AT)
  const log = given.log ?? createLog(config.LOG_LEVEL)
  const base = {
    config,
    database,
    db,
    log,
    accessLog: createAccessLog(log),
    metrics: createMetrics(),
    limit: limitsOn(database.pool),
    now,
    brands: createBrands(config, db),
    places,
    supplier: createSandboxSupplier({ db, places, now, faults: config.SUPPLIER_FAULTS }),
    wallet: createSandboxWallet({ db }),
    bitcoin: createBitcoin(config, db, now),
    artifacts: createSandboxArtifacts({
      db,
      pageUrl: config.NODE_ENV === 'production' ? undefined : `${config.PUBLIC_URL}/dev/artifacts`,
    }),
    cards: given.cards ?? (await createCards(config, db, now)),
    identity: given.identity ?? (await createIdentity(config, db)),
    sessions: createSessions({ db, secret: config.AUTH_SECRET, now }),
    mail: createMail(config),
    jobs: createJobs(database, log),
    ...given,
  }
  // Built last, from what tests may have replaced.
  return { bookings: createBookings(base), cancellations: createCancellations(base), ...base }
}

/** TEST_CLOCK moves the clock: it says what time it was when the server started. */
function clockOf({ TEST_CLOCK }: Config): () => Date {
  if (!TEST_CLOCK) return () => new Date()
  const shift = Date.parse(TEST_CLOCK) - Date.now()
  return () => new Date(Date.now() + shift)
}
