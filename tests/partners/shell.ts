import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { delimiter } from 'node:path'
import { expect, onTestFinished } from 'vitest'

/** What a partner's shell finds: nothing of this repository. */
const env = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  NODE_ENV: '',
  CI: '',
  // Tools that would report home.
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  // What npm asks the registry beside packages: an answer that is long in coming held up an installation.
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_prefer_offline: 'true',
}

// A command that hangs says which it is, before the test that waits for it has to end without a word.
const LONGEST = 150_000

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Types a command and waits for its end. Throws with what it said when it fails, or has not ended after 150 s. */
export function type(command: string, cwd: string): Promise<string> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((done, failed) =>
    child.on('close', (code, signal) =>
      code === 0 ? done(said) : failed(new Error(`${command} (${code ?? signal}): ${said}`)),
    ),
  )
}

/** A command that goes on running until `address` answers and then until the test is over, its whole group with it. */
export async function runOn(command: string, cwd: string, address: string): Promise<void> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  onTestFinished(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  })
  await expect
    .poll(() => answers(address), { timeout: 60_000, interval: 200 })
    .toBe(true)
    .catch(() => {
      throw new Error(`${command}: nothing at ${address}; it said: ${said}`)
    })
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
