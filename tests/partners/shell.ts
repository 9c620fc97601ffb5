import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { patience } from '../patience.ts'

/** The environment of a partner's shell, without anything of this repository. */
const env = {
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
  NODE_ENV: '',
  CI: '',
  // Disables telemetry of tools.
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Disables extra npm requests to the registry: a slow response delayed an installation.
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_prefer_offline: 'true',
}

// A hanging command fails with its name, before the timeout of its test.
const LONGEST = patience(300)

/** Types a command and waits for its end. Throws with its output when it fails or hangs. */
export function type(command: string, cwd: string): Promise<string> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return new Promise((done, failed) =>
    child.on('close', (code, signal) =>
      code === 0 ? done(output) : failed(new Error(`${command} (${code ?? signal}): ${output}`)),
    ),
  )
}

/** Runs a command in the background until the test ends, with its process group; waits until `address` answers. */
export async function runOn(command: string, cwd: string, address: string): Promise<void> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  onTestFinished(() => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  })
  await expect
    .poll(() => answers(address), { interval: 200 })
    .toBe(true)
    .catch(() => {
      throw new Error(`${command}: nothing at ${address}; output: ${output}`)
    })
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
