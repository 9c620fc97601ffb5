import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedFiles, locateFiles, makePrivateFolder, program } from './files.ts'
import { commandOf, endOrphan, isAlive, orphanOf, type Postmaster, startPostmaster } from './process.ts'
import { EmbeddedPostgresError } from './user.ts'

export { EmbeddedPostgresError } from './user.ts'

/** A PostgreSQL from the npm binaries, on 127.0.0.1 and a free port. */
export interface EmbeddedPostgres {
  /** Connection string of the database `staykit` with its superuser. */
  readonly url: string
  stop(): Promise<void>
}

/** Keeps the memory of the whole cluster under 200 MB. */
const thrifty = {
  shared_buffers: '48MB',
  max_connections: '100',
  max_wal_size: '256MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_min_messages: 'warning',
  timezone: 'UTC',
  lc_messages: 'C',
}

/** Settings for clusters that end with the test run. */
export const volatileSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Starts PostgreSQL with its data below `home` (or below /var/lib/staykit when root runs in a private folder), and
 * creates the cluster on first use. Writes the address to `home`/database-url for commands that run beside it. Throws
 * EmbeddedPostgresError with one line that says what to do.
 */
export async function startEmbedded(
  home: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  mkdirSync(home, { recursive: true })
  const files = locateFiles(home)
  claim(home, files)
  const password = passwordOf(home)
  if (!existsSync(join(files.data, 'PG_VERSION'))) await initialise(files, home, password)
  const postmaster = await startTwice(files, { ...thrifty, ...settings })
  const url = `postgres://staykit:${password}@127.0.0.1:${postmaster.port}/staykit`
  const record = join(home, 'database-url')
  await createDatabase(url)
  writeFileSync(record, url, { mode: 0o600 })
  return {
    url,
    async stop() {
      await postmaster.stop()
      rmSync(record, { force: true })
      rmSync(join(home, 'pg-owner'), { force: true })
    },
  }
}

function claim(home: string, files: EmbeddedFiles): void {
  const file = join(home, 'pg-owner')
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const running = orphanOf(files.data)
  if (
    running &&
    owner &&
    owner !== process.pid &&
    isAlive(owner) &&
    commandOf(owner)?.includes('node') !== false
  )
    throw new EmbeddedPostgresError(
      `process ${owner} already runs Staykit on ${home}: stop it first (Ctrl-C there)`,
    )
  if (running) endOrphan(files)
  writeFileSync(file, String(process.pid))
}

function passwordOf(home: string): string {
  const file = join(home, 'pg-password')
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

// Created in a temporary folder and then renamed, so that an interrupted start leaves no half-made cluster.
async function initialise(files: EmbeddedFiles, home: string, password: string): Promise<void> {
  const { data, runAs } = files
  const unfinished = `${data}-unfinished`
  const passwordFile = `${data}-initial`
  rmSync(unfinished, { recursive: true, force: true })
  makePrivateFolder(unfinished, runAs)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runAs.uid !== undefined) chownSync(passwordFile, runAs.uid, runAs.gid ?? runAs.uid)
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const login = ['--username=staykit', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const failure = await runInitdb(files, ['-D', unfinished, ...login, ...locale, '--no-instructions'])
  rmSync(passwordFile, { force: true })
  if (failure !== undefined)
    throw new EmbeddedPostgresError(
      `PostgreSQL could not create its data folder ${data}: ${failure} (remove ${home}/pg, or set DATABASE_URL)`,
    )
  renameSync(unfinished, data)
}

/** Runs initdb detached from Ctrl-C. Returns its last line of output when it fails. */
function runInitdb(
  { native, runAs }: EmbeddedFiles,
  options: readonly string[],
): Promise<string | undefined> {
  const child = spawn(program(native, 'initdb'), options, {
    ...runAs,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C', PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code) => resolve(code === 0 ? undefined : output.trim().split('\n').at(-1)))
  })
}

// After a SIGKILL the old child processes may hold the shared memory for a moment.
async function startTwice(files: EmbeddedFiles, settings: Record<string, string>): Promise<Postmaster> {
  try {
    return await startPostmaster(files, settings)
  } catch {
    await sleep(1_000)
  }
  try {
    return await startPostmaster(files, settings)
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').at(-1) : String(error)
    throw new EmbeddedPostgresError(
      `PostgreSQL does not start on ${files.data}: ${reason} (or set DATABASE_URL)`,
    )
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/\/staykit$/, '/postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'staykit'")
    if (!rowCount) await client.query('create database staykit')
  } finally {
    await client.end()
  }
}
