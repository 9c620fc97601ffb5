import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'

/** Exports of a migration file. */
export interface Step extends Migration {
  /**
   * Changes some rows and returns their number. Runs before `up`, each time in its own transaction, until it returns 0,
   * so that filling a large table holds few locks for a short time. Skipped on a new database.
   */
  readonly backfill?: (db: Kysely<unknown>) => Promise<number>
  /** On a baseline: the earlier migrations that a database may have begun with, and the last one that it replaces. */
  readonly replaces?: { readonly first: readonly string[]; readonly last: string }
}

/** Thrown when a database cannot be migrated; the message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Longest wait for a lock, ms. A waiting change blocks later queries, so it steps back, lets them pass and retries. */
const LOCK_MS = 1_000
const LOCK_TRIES = 60
/** Pause between batches and between attempts, for other queries, ms. */
const PAUSE_MS = 20
const LOCK_NOT_AVAILABLE = '55P03'
/** Id of the advisory lock of the process that migrates; any number that is not used elsewhere. */
const MIGRATING = 4_151_900

/** Migrations of several folders as one list; names must be unique. */
export const providerOf = (folders: readonly string[]): MigrationProvider => ({
  getMigrations: async () => {
    const steps = await stepsOf(folders)
    return Object.fromEntries([...steps].map(([name, step]) => [name, withPatience(step)]))
  },
})

async function stepsOf(folders: readonly string[]): Promise<Map<string, Step>> {
  const found = new Map<string, Step>()
  for (const folder of folders) {
    const files = (await readdir(folder)).filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file))
    for (const file of files) {
      const name = file.slice(0, -3)
      if (found.has(name)) throw new Error(`two migrations are called ${name}`)
      found.set(name, await import(pathToFileURL(join(folder, file)).href))
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const withPatience = ({ up }: Step): Migration => ({
  async up(db) {
    await sql.raw(`set local lock_timeout = ${LOCK_MS}`).execute(db)
    await up(db)
  },
})

/**
 * Runs the files of the folders (NNN-name.ts exporting `up`) that have not run yet, in the order of their names. One
 * process migrates at a time, so that several may start at once. Each file has its own transaction, after its
 * `backfill`; a new database uses one for all. A file that cannot get its locks steps back and retries for about two
 * minutes. Migrations of a later version are left alone, so that an older process may start beside it. Returns the
 * names that ran. Throws the first failure.
 */
export function migrate<Tables>(db: Kysely<Tables>, folders: readonly string[]): Promise<string[]> {
  return db.connection().execute(async (own) => {
    const isFree = async () =>
      (await sql<{ free: boolean }>`select pg_try_advisory_lock(${MIGRATING}) as free`.execute(own)).rows[0]
        ?.free
    while (!(await isFree())) await sleep(10 * PAUSE_MS)
    try {
      return await migrateAlone(own, folders)
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATING})`.execute(own)
    }
  })
}

async function migrateAlone<Tables>(db: Kysely<Tables>, folders: readonly string[]): Promise<string[]> {
  const steps = await stepsOf(folders)
  await recordBaselines(db, steps)
  const own = await providerOf(folders).getMigrations()
  const ran: string[] = []
  for (let tries = 0; ; ) {
    const done = await executed(db)
    if (done.length > 0) await fillBefore(db, steps, done)
    const later = Object.fromEntries(done.map((name) => [name, { up: async () => undefined }]))
    const all = Object.entries({ ...later, ...own }).sort(([a], [b]) => (a < b ? -1 : 1))
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(all) },
      allowUnorderedMigrations: true,
    })
    const { error, results = [] } = await (done.length > 0
      ? migrator.migrateUp()
      : migrator.migrateToLatest())
    if (error) {
      if (!passes(error, tries++)) throw error
      await sleep(LOCK_MS)
      continue
    }
    if (results.length === 0) return ran
    ran.push(...results.map((result) => result.migrationName))
    tries = 0
  }
}

/**
 * Records a baseline as executed in a database that ran all the migrations that it replaces. Throws MigrationError when
 * it ran only some of them.
 */
async function recordBaselines<Tables>(db: Kysely<Tables>, steps: ReadonlyMap<string, Step>): Promise<void> {
  const done = await executed(db)
  for (const [name, { replaces }] of steps) {
    if (!replaces || done.includes(name)) continue
    const first = replaces.first.find((each) => done.includes(each))
    if (!first) continue
    if (!done.includes(replaces.last))
      throw new MigrationError(
        `the database is older than this version can upgrade: it has the migration ${first}, but not ${replaces.last}; use a new database, or start the last version that has migrations/${replaces.last}.ts on it first`,
      )
    const now = new Date().toISOString()
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${now})`.execute(db)
  }
}

/**
 * Whether a retry can succeed: locks come free, and a process of another version may have run a migration meanwhile.
 */
const passes = (error: unknown, tries: number) =>
  (error as { code?: string }).code === LOCK_NOT_AVAILABLE
    ? tries < LOCK_TRIES
    : tries < 3 && String(error).includes('previously executed migration')

/** Calls the `backfill` of the next file. */
async function fillBefore<Tables>(
  db: Kysely<Tables>,
  steps: ReadonlyMap<string, Step>,
  done: readonly string[],
): Promise<void> {
  const [, next] = [...steps].find(([name]) => !done.includes(name)) ?? []
  const { backfill } = next ?? {}
  if (!backfill) return
  const batch = () => db.transaction().execute((trx) => backfill(trx as unknown as Kysely<unknown>))
  while ((await batch()) > 0) await sleep(PAUSE_MS)
}

/** Names of the migrations that ran, in any version. */
async function executed<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db)
  if (!rows[0]?.there) return []
  const names = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return names.rows.map(({ name }) => name)
}
