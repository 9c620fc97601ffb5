import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CrashPoint } from '../../packages/server/src/kernel/jobs/crash-points.ts'

export const AUTH_SECRET = 'the-same-for-every-process-of-a-test'

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url))

/** A real server process on its own port. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** The signal or the exit code at its end. */
  readonly ended: Promise<NodeJS.Signals | number | null>
  /** Shuts it down gracefully, like Ctrl-C. */
  stop(): Promise<void>
  /** Kills it at once, like a machine failure. */
  kill(): Promise<void>
}

/** Starts the server on a database; it kills itself (SIGKILL) at `crashAt`. */
export async function startProcess(
  databaseUrl: string,
  crashAt?: CrashPoint,
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child: ChildProcess = fork(main, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      WORKER_PORT: '0',
      LOG_LEVEL: 'fatal',
      DATABASE_URL: databaseUrl,
      AUTH_SECRET,
      STAYKIT_CRASH_AT: crashAt ?? '',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, signal]) => signal ?? code)
  const listening = once(child, 'message').then(([message]) => Number(message.listening))
  const port = await Promise.race([listening, ended])
  if (typeof port !== 'number' || child.exitCode !== null)
    throw new Error(`the server did not start: ${port}`)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
