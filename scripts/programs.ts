import { type ChildProcess, spawn } from 'node:child_process'
import { createConnection, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const root = resolve(import.meta.dirname, '..')

/** A problem that a person must fix; the message is one line of instructions. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** A child program of npm start or start:live. */
export interface Program {
  readonly name: string
  readonly child: ChildProcess
  /** Settles when it has ended. */
  readonly ended: Promise<number | null>
}

/** Starts a program of the repository on this Node; it ends with its parent. */
export function run(
  name: string,
  file: string,
  environment: Record<string, string>,
  flags: readonly string[] = [],
): Program {
  const parentGuard = join(import.meta.dirname, 'end-with-parent.ts')
  const child = spawn(process.execPath, [...flags, '--import', parentGuard, join(root, file)], {
    cwd: root,
    env: { ...process.env, ...environment },
    // Only the server's log is useful in the terminal.
    stdio: ['ignore', file.startsWith('packages/server/') ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  return { name, child, ended }
}

/** Asks a program to end, and kills it after `patience` ms. */
export async function end({ child, ended }: Program, patience = 15_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), patience)
  await ended
  clearTimeout(late)
}

/** Waits for an IPC message that the program listens; false when it ended before. */
export function listens({ child, ended }: Program): Promise<boolean> {
  const listening = new Promise<boolean>((done) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'listening' in message) done(true)
    })
  })
  return Promise.race([listening, ended.then(() => false)])
}

/** Waits for a port to answer; false when the program ended before, or after 30 s. */
export async function answers({ child }: Program, host: string, port: number): Promise<boolean> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries++) {
    if (await connects(host, port)) return true
    await sleep(50)
  }
  return false
}

function connects(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection({ host, port })
    const finish = (connected: boolean) => {
      socket.destroy()
      done(connected)
    }
    socket.once('connect', () => finish(true)).once('error', () => finish(false))
  })
}

/** Throws StartProblem when another program listens on the port. */
export function checkPort(variable: string, host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code === 'EADDRINUSE' ? 'is taken: stop what uses it' : `cannot be used (${message})`
      fail(new StartProblem(`port ${port} ${reason}, or choose another with ${variable}=…`))
    })
    probe.listen(port, host, () => probe.close(() => done()))
  })
}
