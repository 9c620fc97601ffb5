import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { createIdentity } from './adapters/better-auth/better-auth.ts'
import { createBtcpay } from './adapters/btcpay/btcpay.ts'
import { btcpayOptions } from './adapters/btcpay/config.ts'
import { createDiskStore } from './adapters/disk/object-store.ts'
import { createEcbRates } from './adapters/ecb/ecb.ts'
import { noBitcoin, noWallet } from './adapters/none/none.ts'
import { socialLoginsOf } from './adapters/openid/providers.ts'
import { ensurePlaces, openPlaces, type WorldPlaces } from './adapters/places/places.ts'
import { s3Options } from './adapters/s3/config.ts'
import { createMail } from './adapters/smtp/mail.ts'
import { type CityBox, extractCities } from './adapters/streets/extract.ts'
import { archiveIn, openStreets } from './adapters/streets/open.ts'
import { stripeOptions } from './adapters/stripe/config.ts'
import { type BookingTable, bookingRows } from './adapters/supplier/booking-rows.ts'
import type { CityPlaces } from './adapters/supplier/city-places.ts'
import { supplierAdapters } from './adapters/suppliers/list.ts'
import { openOnTrial, openSuppliers } from './adapters/suppliers/open.ts'
import type { Config, Environment } from './config.ts'
import type { Database, OpenDatabase } from './kernel/db/database.ts'
import { type AccessLog, createAccessLog } from './kernel/http/access-log.ts'
import { createLog } from './kernel/http/log.ts'
import { createMetrics } from './kernel/http/metrics.ts'
import type { Module } from './kernel/http/module.ts'
import { createLimits, type LimitStore } from './kernel/http/rate-limit.ts'
import { armCrashPoint } from './kernel/jobs/crash-points.ts'
import { createJobs, enqueue } from './kernel/jobs/jobs.ts'
import { createLifecycle } from './kernel/lifecycle.ts'
import { createStatistics } from './kernel/statistics/statistics.ts'
import { isTracing, traceWith } from './kernel/tracing/tracing.ts'
import { ensureProfile } from './modules/accounts/members/accounts.ts'
import { createBuiltInPool } from './modules/accounts/members/built-in-pool.ts'
import { createSessions } from './modules/accounts/members/sessions.ts'
import { createBookings } from './modules/booking/bookings/bookings.ts'
import { createCancellations } from './modules/booking/bookings/cancel/cancellations.ts'
import { acceptChange } from './modules/booking/bookings/change/accept.ts'
import { createTripParts } from './modules/booking/bookings/part/trip-parts.ts'
import { filesOf } from './modules/booking/documents/files.ts'
import { createBrands } from './modules/brand/brands/brands.ts'
import { createCatalogue } from './modules/catalogue/hotels/catalogue.ts'
import { seedDealCodes } from './modules/catalogue/hotels/deals.ts'
import { measured } from './modules/catalogue/hotels/measured.ts'
import type { Deps as ModuleNeeds } from './modules/index.ts'
import { createMailArchive } from './modules/mail/archive.ts'
import { WATCH_QUEUE } from './modules/payments/bitcoin/sources.ts'
import { cardsOf } from './modules/payments/card/saved/saved-cards.ts'
import type { Bitcoin } from './ports/bitcoin.ts'
import type { Cards } from './ports/cards.ts'
import type { ExchangeRates } from './ports/exchange-rates.ts'
import type { ObjectStore } from './ports/object-store.ts'
import type { Places } from './ports/places.ts'
import type { Supplier } from './ports/supplier.ts'
import type { Suppliers } from './ports/suppliers.ts'
import type { UserPool } from './ports/user-pool.ts'
import { createSandboxArtifacts } from './sandbox/artifacts/artifacts.ts'
import { devArtifactsModule } from './sandbox/artifacts/dev-page.ts'
import { createSandboxBitcoin } from './sandbox/bitcoin/bitcoin.ts'
import { devBitcoinModule } from './sandbox/bitcoin/dev-page.ts'
import { createSandboxCards } from './sandbox/cards/cards.ts'
import { cardsModule } from './sandbox/cards/routes.ts'
import { demoMember, seedDemoMember as seedMember } from './sandbox/demo-member.ts'
import { devPartnerModule } from './sandbox/dev/partner-page.ts'
import { devModule } from './sandbox/dev/routes.ts'
import { createSandboxExchangeRates } from './sandbox/exchange-rates.ts'
import { createSandboxWidgets, loyaltyWidgetModule } from './sandbox/loyalty/widget.ts'
import { devMailModule } from './sandbox/mail/dev-page.ts'
import { knownCities, sidesOf } from './sandbox/supplier/areas.ts'
import { createSandboxSupplier } from './sandbox/supplier/supplier.ts'
import { testCity } from './sandbox/testville/city.ts'
import { createSandboxWallet } from './sandbox/wallet/wallet.ts'
import { leftoversOf } from './seed/leftovers.ts'
import { tracedPorts } from './traced-ports.ts'

/** Dependencies of the server. Tests replace single members. */
export interface Deps extends ModuleNeeds {
  readonly database: OpenDatabase
  /** Short for `database.db`. */
  readonly db: Kysely<Database>
  /** One line for each request; see createAccessLog. */
  readonly accessLog: AccessLog
  /** Closed with the database. */
  readonly limits: LimitStore
  /** Called after a transfer on the sandbox's chain; checks its source at once. */
  readonly onTransfer: (source: string) => Promise<void>
  readonly dealCodes: typeof seedDealCodes
}

export { supplierAdapters }

/** Folders of the migrations: the server's and the sandbox's. */
export const migrationFolders = [
  join(import.meta.dirname, 'migrations'),
  join(import.meta.dirname, 'sandbox/migrations'),
  ...supplierAdapters.map(({ migrations }) => migrations),
]

/** Modules of the sandbox, most of them outside production only. */
export const sandboxModules: readonly Module<Deps>[] = [
  cardsModule,
  loyaltyWidgetModule,
  devMailModule,
  devBitcoinModule,
  devArtifactsModule,
  devPartnerModule,
  devModule,
]

/** Builds the index of the world if it is missing, with Testville where there is a sandbox. */
export const ensureWorld = (home: string, sandbox = true): Promise<string> =>
  ensurePlaces(home, sandbox ? [testCity] : [])
export const openWorld = (home: string, sandbox = true): Promise<WorldPlaces> =>
  openPlaces(home, sandbox ? [testCity] : [])

/** Room around the hotels of a city on a map, in degrees: about 2 km. */
const AROUND = 0.02

/** The demo cities with the sides of their maps: those with real neighbourhoods, all of their hotels within. */
async function demoCities(home: string): Promise<CityBox[]> {
  const world = await openWorld(home, false)
  const found = await Promise.all(knownCities.map((id) => world.city(id)))
  return found
    .filter((city) => city !== undefined)
    .map((city) => ({ id: city.id, name: city.name, ...sidesOf(city, AROUND) }))
}

/**
 * Copies the streets of the demo cities from an archive of the world, by address or path, into the file that servers with
 * this home open.
 */
export async function copyStreets(home: string, from: string, say: (line: string) => void) {
  const path = archiveIn(home)
  const size = await extractCities({ from, cities: await demoCities(home), path, say })
  return { path, size }
}

/** Sends spans of this process to the configured collector, until `stop`. Without one, OpenTelemetry is not loaded. */
export async function startTracing(
  config: Config,
  log = createLog(config.LOG_LEVEL),
): Promise<{ stop(): Promise<void> } | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = config
  if (!endpoint) return undefined
  const { createOtelTracer } = await import('./adapters/otel/otel.ts')
  const tracer = createOtelTracer({ endpoint, serviceName, ratio: config.OTEL_TRACES_SAMPLER_ARG, log })
  traceWith(tracer)
  return {
    stop() {
      traceWith(undefined)
      return tracer.stop()
    },
  }
}

export async function createDeps(
  config: Config,
  database: OpenDatabase,
  overrides: Partial<Deps> = {},
): Promise<Deps> {
  armCrashPoint(config.STAYKIT_CRASH_AT)
  const now = overrides.now ?? clockOf(config)
  const log = overrides.log ?? createLog(config.LOG_LEVEL)
  const { db } = database
  const kernel = kernelOf(config, database, { log, now })
  const adapters = await adaptersOf(config, db, now, { ...overrides, log })
  const built = {
    ...kernel,
    ...adapters,
    suppliers: measured(adapters.suppliers, kernel.metrics),
    dealCodes: seedDealCodes,
    brands: createBrands(config, db),
    statistics: createStatistics({ db, log, now }),
    sessions: createSessions({ db, secrets: config.AUTH_SECRETS, now }),
    savedCards: (member: string) => cardsOf(db, member),
    ...overrides,
  }
  const base = isTracing() ? { ...built, ...tracedPorts(built) } : built
  // Last, from members that tests may have replaced.
  return {
    pool: await userPoolOf(config, base),
    catalogue: createCatalogue(base),
    bookings: createBookings(base),
    cancellations: createCancellations(base),
    tripParts: createTripParts(base),
    creditOf: async (...claim) => (await acceptChange(base, ...claim)).credit_minor ?? 0,
    mailArchive: createMailArchive(db, (trip) => filesOf(base, trip)),
    onTransfer: async (source) => {
      await enqueue(db, { queue: WATCH_QUEUE, subject: source })
    },
    ...base,
  }
}

function kernelOf(config: Config, database: OpenDatabase, { log, now }: Pick<Deps, 'log' | 'now'>) {
  const limits = createLimits(database.url)
  return {
    config,
    database,
    db: database.db,
    log,
    now,
    accessLog: createAccessLog(log),
    metrics: createMetrics(),
    lifecycle: createLifecycle(),
    limits,
    limit: limits.make,
    jobs: createJobs(database, log),
  }
}

/** Chooses the adapter of each port; the only place that does. */
async function adaptersOf(config: Config, db: Kysely<Database>, now: () => Date, overrides: Partial<Deps>) {
  const places = overrides.places ?? (await openWorld(config.STAYKIT_HOME, config.SANDBOX))
  const exchangeRates = overrides.exchangeRates ?? exchangeRatesOf(config, now, overrides.log)
  return {
    places,
    suppliers: overrides.suppliers ?? (await suppliersOf(config, { db, places, now, exchangeRates })),
    exchangeRates,
    streets: 'streets' in overrides ? overrides.streets : await streetsOf(config, overrides.log),
    wallet: config.SANDBOX ? createSandboxWallet({ db }) : noWallet,
    bitcoin: bitcoinOf(config, db, now),
    artifacts: artifactsOf(config, db),
    objects: await objectsOf(config),
    loyaltyWidgets: config.SANDBOX ? createSandboxWidgets(config.PUBLIC_URL) : undefined,
    cards: overrides.cards ?? (await cardProviderOf(config, db, now)),
    identity: overrides.identity ?? (await createIdentity(config, db)),
    mail: createMail(config),
    socialLogins: socialLoginsOf(config),
  }
}

interface SupplierNeeds {
  readonly exchangeRates: ExchangeRates
  readonly db: Kysely<Database>
  readonly places: Places
  readonly now: () => Date
}

/** All suppliers with settings, and the sandbox if it is on. */
function suppliersOf(config: Config, { db, ...needs }: SupplierNeeds): Promise<Suppliers> {
  const sandbox = () => createSandboxSupplier({ ...needs, db, faults: config.SUPPLIER_FAULTS })
  const rowsOf = (table: BookingTable) => bookingRows(db, table)
  return openSuppliers(config, { ...needs, rates: needs.exchangeRates, rowsOf, sandbox })
}

/** The suppliers of test keys, for a drill. */
export function suppliersOnTrial(values: Environment, places: CityPlaces): Promise<Supplier[]> {
  const now = () => new Date()
  const rates = createEcbRates({ url: values.EXCHANGE_RATES_URL, now, log: createLog('error') })
  return openOnTrial(values, { rates, places, now })
}

/** A rates file in the format of the European Central Bank; the sandbox's table when it is on and no address is set. */
const streetsOf = (config: Config, log = createLog(config.LOG_LEVEL)) =>
  openStreets(config, (error) => log.warn({ err: error }, 'a file of street tiles was skipped'))

function exchangeRatesOf(config: Config, now: () => Date, log = createLog(config.LOG_LEVEL)): ExchangeRates {
  const { EXCHANGE_RATES_URL: url } = config
  return url || !config.SANDBOX ? createEcbRates({ url, now, log }) : createSandboxExchangeRates()
}

/** An S3 bucket if one is set, otherwise a folder. Loads Amazon's client only on use. */
async function objectsOf(config: Config): Promise<ObjectStore> {
  const options = s3Options(config)
  if (!options) return createDiskStore(join(config.STAYKIT_HOME, 'objects'))
  const { createS3Store } = await import('./adapters/s3/object-store.ts')
  return createS3Store(options)
}

/** An Amazon Cognito user pool if one is set, otherwise our own tables. Loads Amazon's client only on use. */
async function userPoolOf(
  config: Config,
  deps: Pick<ModuleNeeds, 'db' | 'identity' | 'config' | 'now' | 'log'>,
): Promise<UserPool> {
  if (!config.COGNITO_USER_POOL_ID) return createBuiltInPool(deps)
  const { openCognitoPool } = await import('./adapters/cognito/open.ts')
  return openCognitoPool(config, deps)
}

/** Stripe with a secret key, otherwise the sandbox. Loads Stripe's client only on use. */
async function cardProviderOf(config: Config, db: Kysely<Database>, now: () => Date): Promise<Cards> {
  const options = stripeOptions(config)
  if (!options) return createSandboxCards({ db, secret: config.AUTH_SECRET, now })
  const { createStripeCards } = await import('./adapters/stripe/stripe.ts')
  return createStripeCards(options)
}

/** Only the sandbox creates artifacts. */
function artifactsOf({ SANDBOX, DEV_PAGES, PUBLIC_URL }: Config, db: Kysely<Database>) {
  if (!SANDBOX) return undefined
  return createSandboxArtifacts({ db, pageUrl: DEV_PAGES ? `${PUBLIC_URL}/dev/artifacts` : undefined })
}

/** BTCPay Server with an address, otherwise the sandbox's chain, or no implementation. */
function bitcoinOf(config: Config, db: Kysely<Database>, now: () => Date): Bitcoin {
  const options = btcpayOptions(config)
  if (options) return createBtcpay(options)
  return config.SANDBOX ? createSandboxBitcoin({ db, now }) : noBitcoin
}

/** Adds a demo member to a new development database. */
export async function seedDemoMember({
  db,
  identity,
  pool,
}: Pick<Deps, 'db' | 'identity' | 'pool'>): Promise<void> {
  if (pool.name !== 'built-in') return
  const begin = async (member: string, refId: string, info: Readonly<Record<string, string>>) => {
    await ensureProfile({ db }, member, refId, info)
  }
  await seedMember(identity, { begin })
}

/** Leftover rows of development in a production database; see leftoversOf. */
export function leftovers({
  db,
  identity,
  config,
}: Pick<Deps, 'db' | 'identity' | 'config'>): Promise<string[]> {
  return leftoversOf(db, identity, { demoEmail: demoMember.email, sandbox: config.SANDBOX })
}

/** TEST_CLOCK shifts the clock: it is the time at which the server started. */
function clockOf({ TEST_CLOCK }: Config): () => Date {
  if (!TEST_CLOCK) return () => new Date()
  const shift = Date.parse(TEST_CLOCK) - Date.now()
  return () => new Date(Date.now() + shift)
}
