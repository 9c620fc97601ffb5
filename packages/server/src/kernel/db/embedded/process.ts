import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type EmbeddedFiles, program } from './files.ts'

/** A running postmaster. */
export interface Postmaster {
  readonly port: number
  /** Shuts down fast and waits; immediately after 15 s. */
  stop(): Promise<void>
}

/** Starts the postmaster detached (Ctrl-C must reach the application first). Rejects with the end of its log. */
export async function startPostmaster(
  { native, data, runAs }: EmbeddedFiles,
  settings: Readonly<Record<string, string>>,
): Promise<Postmaster> {
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port), ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(program(native, 'postgres'), ['-D', data, ...flags], {
    ...runAs,
    cwd: data,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { LC_ALL: 'C', PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
  })
  // `close` comes after the last output; `exit` may come before it.
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await ready(child, closed)
  return { port, stop: () => stop(child, closed, native, data) }
}

function ready(child: ChildProcess, closed: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    closed.then(() => reject(new Error(log.trim() || 'postgres ended at once')))
  })
}

async function stop(child: ChildProcess, closed: Promise<void>, native: string, data: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') spawnSync(program(native, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast'])
  else child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), 15_000)
  await closed
  clearTimeout(late)
}

/** Process id of a postmaster that a killed parent left on this data folder. */
export function orphanOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [first = '', second = ''] = readFileSync(file, 'utf8').split('\n')
  const pid = Number(first)
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined
  // After a reboot another program may have this process id. On Linux the command line shows which.
  const command = commandOf(pid)
  return command === undefined || command.includes(data) || second === data ? pid : undefined
}

/** Ends an orphaned postmaster and waits until its data folder is free. */
export function endOrphan({ native, data, runAs }: EmbeddedFiles): void {
  spawnSync(program(native, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '20'], runAs)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Command line of a process on Linux; undefined on other systems. */
export function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
