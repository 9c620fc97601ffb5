import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrationFolders } from '../../compose.ts'
import { type OpenDatabase, openDatabase } from '../../kernel/db/database.ts'
import { providerOf } from '../../kernel/db/migrate.ts'
import { type Finding, note, ok, wrong } from '../../kernel/finding.ts'
import { leftoversOf } from '../../seed/leftovers.ts'

/** Oldest PostgreSQL version that the SQL and the queues support. */
const OLDEST_VERSION = 15
const DEMO_EMAIL = 'demo@staykit.test'
/** Both clocks time tokens and holds. */
const SKEW_MS = 5_000

interface Wanted {
  readonly url: string
  readonly poolSize: number
  /** Brand of the site. */
  readonly refId: string
  /** Whether sandbox adapters replace missing settings. */
  readonly sandbox: boolean
}

/** Checks the database: version, migrations, connections, clock, brand of the site, leftover rows of development. */
export async function checkDatabase({ url, poolSize, refId, sandbox }: Wanted): Promise<Finding[]> {
  const database = openDatabase(url, 1)
  try {
    const versions = await versionOf(database, poolSize)
    const waiting = await waitingMigrations(database)
    if (waiting === undefined)
      return [...versions, note('migrations', 'the database is new: the first start makes its tables')]
    const word = waiting === 1 ? 'one waits' : `${waiting} wait`
    const migrations = waiting
      ? note('migrations', `${word}: the next start runs them`)
      : ok('migrations', 'all have run')
    return waiting
      ? [...versions, migrations]
      : [...versions, migrations, await brandOf(database, refId), ...(await left(database, sandbox))]
  } catch (error) {
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error)
    return [wrong('database', `cannot be used (${message}): check DATABASE_URL`)]
  } finally {
    await database.close()
  }
}

async function versionOf({ db }: OpenDatabase, poolSize: number): Promise<Finding[]> {
  const before = Date.now()
  const { rows } = await sql<{
    version: string
    number: string
    connections: string
    replica: boolean
    ssl: boolean | null
    now: Date
  }>`select current_setting('server_version') as version, current_setting('server_version_num') as number,
    current_setting('max_connections') as connections, pg_is_in_recovery() as replica,
    (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as ssl, clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database reports nothing about itself')
  const skew = row.now.getTime() - (before + Date.now()) / 2
  const version = row.version.split(' ')[0]
  const line = row.ssl ? 'encrypted' : 'not encrypted: let it be in your own network only'
  const needed = poolSize + 6
  return [
    Number(row.number) >= OLDEST_VERSION * 10_000
      ? ok('database', `PostgreSQL ${version}, ${line}`)
      : wrong('database', `PostgreSQL ${version} is too old: take ${OLDEST_VERSION} or newer`),
    ...(row.replica ? [wrong('database', 'is a replica, which cannot be written: name the primary')] : []),
    Number(row.connections) >= needed
      ? ok('connections', `${row.connections}; a process takes up to ${needed}`)
      : wrong('connections', `${row.connections} are too few: a process takes up to ${needed}`),
    Math.abs(skew) < SKEW_MS
      ? ok('clock of the database', 'agrees with this machine’s')
      : wrong('clock of the database', `differs by ${Math.round(skew / 1000)} s: run NTP on both machines`),
  ]
}

/** Number of migrations that have not run; undefined for an empty database. */
async function waitingMigrations({ db }: OpenDatabase): Promise<number | undefined> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!rows[0]?.there) return undefined
  const all = await new Migrator({ db, provider: providerOf(migrationFolders) }).getMigrations()
  return all.filter(({ executedAt }) => !executedAt).length
}

async function brandOf({ db }: OpenDatabase, refId: string): Promise<Finding> {
  const { rows } = await sql`select 1 from brands where ref_id = ${refId}
    union all select 1 from brand_ref_ids where ref_id = ${refId} limit 1`.execute(db)
  return rows.length > 0
    ? ok('brand of the site', `${refId} is there`)
    : wrong('brand of the site', `there is no brand ${refId}: set SITE_REF_ID, or npx staykit brand add`)
}

async function left({ db }: OpenDatabase, sandbox: boolean): Promise<Finding[]> {
  const find = async (email: string) => {
    const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(db)
    return rows[0] && { id: rows[0].id, email, isConfirmed: true }
  }
  const lines = await leftoversOf(db, { find }, { demoEmail: DEMO_EMAIL, sandbox })
  return lines.length > 0
    ? lines.map((line) => wrong('left by development', line))
    : [ok('left by development', 'nothing')]
}
