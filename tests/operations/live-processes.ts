import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { removeFolder } from '../../packages/server/src/testing/remove-folder.ts'
import { freePort } from '../free-port.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `npm run start:live` with these arguments, on its own ports and database. */
export async function startLive(words: readonly string[], more: Record<string, string> = {}) {
  const database = more.DATABASE_URL ? undefined : await testDatabase(3)
  // A server in production does not start with the public codes of development.
  await database?.db.deleteFrom('deal_codes').execute()
  const [api, site, worker] = await Promise.all([freePort(), freePort(), freePort()])
  const releases = mkdtempSync(join(tmpdir(), 'staykit-releases-'))
  const environment = {
    SDK_RELEASES_DIR: releases,
    NODE_ENV: 'production',
    SANDBOX: 'true',
    LOG_LEVEL: 'fatal',
    AUTH_SECRET: 'the-same-for-every-process-of-a-test',
    DATABASE_URL: database?.url ?? '',
    PORT: String(api),
    SITE_PORT: String(site),
    WORKER_PORT: String(worker),
    ...more,
  }
  const child = spawn(process.execPath, [join(root, 'scripts/live.ts'), ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    await database?.drop()
    removeFolder(releases)
  })
  const status = (port: number, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )
  return {
    environment,
    child,
    ended,
    status,
    ports: { api, site, worker },
    runs: () => expect.poll(() => output).toContain(' run; '),
  }
}
