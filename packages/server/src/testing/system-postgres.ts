import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostmaster } from '../kernel/db/embedded/process.ts'
import { chooseUser } from '../kernel/db/embedded/user.ts'
import { removeFolder } from './remove-folder.ts'

/** A PostgreSQL of the system's packages, on TCP, with its tools. */
export interface SystemPostgres {
  /** Address of the empty database `staykit`. */
  readonly url: string
  /** An address for another, new database. */
  create(name: string): Promise<string>
  stop(): Promise<void>
}

/** Folder of the newest installed PostgreSQL server on Debian and Ubuntu; undefined for none. */
export function systemBinaries(): string | undefined {
  const folder = '/usr/lib/postgresql'
  if (!existsSync(folder)) return undefined
  const versions = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'bin/initdb')))
  const newest = versions.sort((a, b) => Number(a) - Number(b)).at(-1)
  return newest && join(folder, newest)
}

/** Starts one with its own data, on 127.0.0.1. */
export async function startSystemPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<SystemPostgres> {
  const native = systemBinaries()
  if (!native) throw new Error('there is no PostgreSQL on this system: apt-get install postgresql')
  const home = mkdtempSync(join(tmpdir(), 'staykit-system-pg-'))
  const data = join(home, 'data')
  const runAs = chooseUser(data)
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(home, runAs.uid, runAs.gid)
  chmodSync(home, 0o755)
  execFileSync(
    join(native, 'bin/initdb'),
    ['-D', data, '--username=staykit', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    {
      ...runAs,
      cwd: home,
      stdio: 'ignore',
    },
  )
  const postmaster = await startPostmaster(
    { native, data, runAs },
    { max_connections: '200', timezone: 'UTC', log_min_messages: 'warning', ...settings },
  )
  const address = (database: string) => `postgres://staykit:x@127.0.0.1:${postmaster.port}/${database}`
  const create = async (name: string) => {
    const client = new pg.Client({ connectionString: address('postgres') })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return address(name)
  }
  return {
    url: await create('staykit'),
    create,
    async stop() {
      await postmaster.stop()
      removeFolder(home)
    },
  }
}
