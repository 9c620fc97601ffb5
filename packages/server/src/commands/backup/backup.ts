import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { chmod, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { sql } from 'kysely'
import { type OpenDatabase, openDatabase } from '../../kernel/db/database.ts'
import { BackupError, environmentOf, run, toolFor } from './tools.ts'

/** Row counts of the data that must not be lost. */
export interface Contents {
  readonly migrations: number
  readonly bookings: number
  readonly ledgerTransactions: number
  /** Imbalances of the ledger; 0 unless something is wrong. */
  readonly imbalances: number
}

/**
 * Writes everything that was committed at its start into one file of pg_dump's custom format, with its SHA-256 beside
 * it. An interrupted backup never has the final name. Throws BackupError.
 */
export async function backUp(url: string, file: string): Promise<{ bytes: number; sha256: string }> {
  if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name`)
  const tool = await toolFor('pg_dump', await majorOf(url))
  const reader = await toolFor('pg_restore', await majorOf(url))
  const part = `${file}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, '', { mode: 0o600 })
  try {
    const options = ['--format=custom', '--no-owner', '--no-privileges', '--compress=6', `--file=${part}`]
    const { code, output } = await run(tool, options, environmentOf(url))
    if (code !== 0) throw new BackupError(`pg_dump ended with ${code}: ${output.trim()}`)
    const listed = await run(reader, ['--list', part])
    if (listed.code !== 0) throw new BackupError(`the backup cannot be read back: ${listed.output.trim()}`)
    await flushed(part)
    const sha256 = await hashOf(part)
    await writeFile(`${file}.sha256`, `${sha256}  ${basename(file)}\n`, { mode: 0o600 })
    await rename(part, file)
    return { bytes: (await stat(file)).size, sha256 }
  } finally {
    await rm(part, { force: true })
  }
}

/**
 * Restores a backup into an empty database, completely or not at all, and returns its row counts. Throws BackupError.
 */
export async function restore(url: string, file: string): Promise<Contents> {
  if (!existsSync(file)) throw new BackupError(`there is no ${file}`)
  const expected = await readFile(`${file}.sha256`, 'utf8').catch(() => undefined)
  if (expected && expected.split(' ', 1)[0] !== (await hashOf(file)))
    throw new BackupError(`${file} is damaged: its SHA-256 differs`)
  if (await isUsed(url))
    throw new BackupError('the database is not empty: restore into a new one, then point DATABASE_URL at it')
  const tool = await toolFor('pg_restore', await majorOf(url))
  const { PGDATABASE = '', ...environment } = environmentOf(url)
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  const { code, output } = await run(tool, [...options, `--dbname=${PGDATABASE}`, file], environment)
  if (code !== 0)
    throw new BackupError(`pg_restore ended with ${code}, and changed nothing: ${output.trim()}`)
  return withDatabase(url, contentsOf)
}

async function withDatabase<T>(url: string, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = openDatabase(url, 1)
  try {
    return await work(database)
  } catch (error) {
    if (error instanceof BackupError) throw error
    const { message } = error instanceof AggregateError ? error.errors[0] : (error as Error)
    throw new BackupError(`the database cannot be used (${message}): check DATABASE_URL`)
  } finally {
    await database.close()
  }
}

const majorOf = (url: string): Promise<number> =>
  withDatabase(url, async ({ db }) => {
    const { rows } = await sql<{ number: string }>`
      select current_setting('server_version_num') as number`.execute(db)
    return Math.floor(Number(rows[0]?.number) / 10_000)
  })

const isUsed = (url: string): Promise<boolean> =>
  withDatabase(url, async ({ db }) => {
    const { rows } = await sql`select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname not like 'pg\\_%' and nspname <> 'information_schema' limit 1`.execute(db)
    return rows.length > 0
  })

async function contentsOf({ db }: OpenDatabase): Promise<Contents> {
  const { rows } = await sql<Contents>`select
    (select count(*) from kysely_migration) as migrations,
    (select count(*) from bookings) as bookings,
    (select count(*) from ledger_transactions) as "ledgerTransactions",
    (select count(*) from ledger_imbalances) as imbalances`.execute(db)
  const [contents] = rows
  if (!contents) throw new BackupError('the backup is not of a Staykit database')
  return contents
}

/** Flushes the file to the disk. */
async function flushed(path: string): Promise<void> {
  await chmod(path, 0o600)
  const file = await open(path, 'r+')
  await file.sync()
  await file.close()
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
