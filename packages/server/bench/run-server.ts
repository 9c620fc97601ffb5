import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryRoot } from '../src/config.ts'
import { startEmbedded } from '../src/kernel/db/embedded/embedded.ts'
import { processFlags } from '../src/process-flags.ts'

/** A program under measurement, in a process of its own that tells its CPU time and memory when asked. */
export interface Measured {
  readonly url: string
  readonly child: ChildProcess
  /** CPU time since the start, of all its threads, in microseconds. */
  cpu(): Promise<number>
  /** Resident memory in MB. */
  rss(): number
  /** The functions that take most of its time during `work`, a line each. */
  profiled(work: () => Promise<unknown>): Promise<readonly string[]>
  stop(): Promise<void>
}

/** Starts a program with the probe loaded; it must send `{listening: port}` when it is ready. */
export async function startMeasured(
  file: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Measured> {
  const probe = join(import.meta.dirname, 'probe.ts')
  const child = spawn(process.execPath, [...flags, '--import', probe, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { listening?: number }) => message.listening && resolve(message.listening))
    child.once('exit', () => reject(new Error(`${file} ended before it listened`)))
  })
  const exited = once(child, 'exit')
  /** The value of this name in the probe's answer to a message. */
  const answer = async (message: string, name: string) => {
    child.send(message)
    for (;;) {
      const [{ [name]: value }] = await once(child, 'message')
      if (value !== undefined) return value
    }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    cpu: () => answer('cpu', 'cpu'),
    async profiled(work) {
      await answer('profile', 'profiling')
      await work()
      return answer('top', 'top')
    },
    rss: () => memoryOf(child.pid ?? 0, 'VmRSS'),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

let calls = 0

/** Headers of a request from one of 65,536 travellers in turn: the rate limits of a single address would end a bench. */
export function travellerHeaders(body: string) {
  calls++
  return {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.0.${(calls >> 8) & 255}.${calls & 255}`,
  }
}

/** The real server on a fresh embedded database, as `npm start` runs it in production mode. */
export async function startReference(environment: Record<string, string> = {}) {
  const home = mkdtempSync(join(tmpdir(), 'staykit-bench-'))
  chmodSync(home, 0o755)
  const postgres = await startEmbedded(home)
  const server = await startMeasured(
    join(repositoryRoot, 'packages/server/src/main.ts'),
    {
      PORT: '0',
      DATABASE_URL: postgres.url,
      NODE_ENV: 'production',
      SANDBOX: 'true',
      TRUST_PROXY: '1',
      AUTH_SECRET: 'bench-bench-bench-bench-bench-bench',
      NODE_COMPILE_CACHE: join(home, 'compile-cache'),
      SDK_RELEASES_DIR: join(home, 'releases'),
      ...environment,
    },
    processFlags,
  )
  return {
    server,
    /** Proportional memory of all PostgreSQL processes in MB. */
    postgresMemory: () => postgresProcesses(home).reduce((sum, pid) => sum + memoryOf(pid, 'Pss'), 0),
    async stop() {
      await server.stop()
      await postgres.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function memoryOf(pid: number, line: 'VmRSS' | 'Pss'): number {
  const file = line === 'Pss' ? `/proc/${pid}/smaps_rollup` : `/proc/${pid}/status`
  const found = new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** The postmaster of the data below `home`, and the processes that it started. */
function postgresProcesses(home: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const postmaster = pids.find(
    (pid) => read(pid, 'cmdline').includes(home) && read(pid, 'comm').startsWith('postgres'),
  )
  const parentOf = (pid: string) => read(pid, 'stat').split(') ')[1]?.split(' ')[1]
  return pids.filter((pid) => pid === postmaster || parentOf(pid) === postmaster).map(Number)
}
