import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Thrown when a backup or a restore fails; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** Folders of PostgreSQL's tools: the path first, then the folders of Debian and Homebrew by version. */
function folders(): string[] {
  const versions = (folder: string, inside: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inside)) : []
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions('/usr/lib/postgresql', 'bin'),
    ...versions('/opt/homebrew/opt', 'bin').filter((folder) => folder.includes('postgresql@')),
  ]
}

/**
 * Runs a tool and returns its output and exit code. Passes the password in the environment, because process lists show
 * arguments.
 */
export function run(
  tool: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string }> {
  const child = spawn(tool, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  return new Promise((done) => {
    child.once('error', (error) => done({ code: -1, output: error.message }))
    child.once('close', (code) => done({ code, output }))
  })
}

/**
 * pg_dump or pg_restore of at least the server's version, because the server refuses older ones. Throws BackupError.
 */
export async function toolFor(name: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  const found: number[] = []
  for (const folder of folders()) {
    const tool = join(folder, name)
    if (!existsSync(tool)) continue
    const { output } = await run(tool, ['--version'])
    const version = Number(/(\d+)\./.exec(output)?.[1] ?? 0)
    if (version >= major) return tool
    found.push(version)
  }
  const had =
    found.length > 0
      ? `only ${[...new Set(found)].join(' and ')} ${found.length > 1 ? 'are' : 'is'} here`
      : 'there is none here'
  throw new BackupError(
    `${name} of PostgreSQL ${major} or newer is needed, and ${had}: install postgresql-client-${major}, or run it on the machine of the database (docs/operations.md)`,
  )
}

/** Environment variables of a database address for PostgreSQL's tools. */
export function environmentOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const sslmode = searchParams.get('sslmode')
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslmode && { PGSSLMODE: sslmode }),
  }
}
