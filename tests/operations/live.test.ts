import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, startLive } from './live-processes.ts'

it('start:live serves API and site from the build, and shuts down gracefully at SIGTERM', async () => {
  const secure = { PUBLIC_URL: 'https://api.example.com', SITE_URL: 'https://www.example.com' }
  const { child, ended, status, ports, runs } = await startLive([], secure)
  await runs()
  for (const port of [ports.api, ports.site]) {
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(headers.get('strict-transport-security')).toMatch('max-age=31536000')
  }
  expect(await status(ports.api, '/readyz')).toBe(200)
  expect(await status(ports.api, '/sdk/v1/staykit.js')).toBe(200)
  expect(await status(ports.api, '/dev')).toBe(404)
  expect(await status(ports.site, '/healthz')).toBe(200)
  expect(await status(ports.site, '/')).toBe(200)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0 })
  expect([await status(ports.api, '/readyz'), await status(ports.site, '/')]).toEqual([0, 0])
})

it('separate processes: an API, and a worker that only answers health checks', async () => {
  const { status, ports, runs } = await startLive(['api', 'worker'])
  await runs()
  for (const port of [ports.api, ports.worker]) expect(await status(port, '/readyz')).toBe(200)
  const calls = ['/api/brand?refId=8183', '/openapi.json', '/docs/', '/sdk/v1/staykit.js']
  for (const path of calls) expect(await status(ports.api, path), path).toBe(200)
  for (const path of [...calls, '/admin']) expect(await status(ports.worker, path), path).toBe(404)
  expect(await status(ports.site, '/')).toBe(0)
})

it('all programs end when one ends, and none restarts', async () => {
  const { child, ended, ports, status, runs } = await startLive([])
  await runs()
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
  process.kill(Number(children.at(-1)), 'SIGKILL')
  const { code, output } = await ended
  expect([code, output]).toEqual([1, expect.stringContaining('ended by itself')])
  expect([await status(ports.api, '/readyz'), await status(ports.site, '/')]).toEqual([0, 0])
})

it('lists missing variables, one line each, and starts nothing', async () => {
  const { ended } = await startLive([], { SANDBOX: '' })
  const { code, output } = await ended
  expect(code).toBe(1)
  expect(output).toMatch(/^staykit: PUBLIC_URL is missing: /)
  expect(output).toMatch(/staykit: STRIPE_SECRET_KEY is missing: /)
  const other = await startLive(['everything'])
  expect((await other.ended).output).toBe('staykit: unknown part: choose from server, api, worker, site\n')
})

/** Runs a command of the server to its end, with these environment variables only. */
function ended(command: string, environment: Record<string, string>, ...words: string[]) {
  const file = join(root, 'packages/server/src', command)
  const env = { PATH: process.env.PATH, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], { env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

it('the server ends with one line and exit code 1 for an invalid variable', () => {
  const { status, output } = ended('main.ts', { PORT: 'many' })
  expect([status, output]).toEqual([1, expect.stringMatching(/^staykit: PORT is not usable .*\n$/)])
})

it('check:live ends with exit code 1 when something is wrong', () => {
  const nowhere = { EXCHANGE_RATES_URL: 'http://127.0.0.1:1' }
  const { status, output } = ended('commands/check-live/command.ts', nowhere, '--before-start')
  expect([status, output]).toEqual([1, expect.stringMatching(/^wrong .*are wrong\.\n$/s)])
})
