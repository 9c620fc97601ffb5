import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryRoot } from '../../../config.ts'
import { testConfig } from '../../../testing/server.ts'
import { answerErrors } from '../error-answers.ts'
import { createLog } from '../log.ts'
import type { ServerEnv } from '../server-env.ts'
import { staticModule } from './routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'staykit-static-'))
const releases = mkdtempSync(join(tmpdir(), 'staykit-releases-'))
const script = 'console.log("staykit")'
const app = new Hono<ServerEnv>()

beforeAll(() => {
  mkdirSync(join(folder, 'chunks'))
  writeFileSync(join(folder, 'manifest.json'), '{"version":"0.1.0","hashed":["chunks/core-Dw4_3lj.js"]}')
  writeFileSync(join(folder, 'staykit.js'), script)
  writeFileSync(join(folder, 'staykit.js.gz'), gzipSync(script))
  writeFileSync(join(folder, 'chunks/core-Dw4_3lj.js'), script)
  writeFileSync(join(folder, 'staykit-sdk.tgz'), gzipSync('package'))
  writeFileSync(join(folder, '.hidden.js'), 'secret')
  cpSync(folder, join(releases, '0.1.0'), { recursive: true })
  answerErrors(app, createLog('silent'))
  const { base, routes } = staticModule(folder)
  app.route(base, routes({ config: testConfig({ SDK_RELEASES_DIR: releases }) }))
})
afterAll(() => {
  for (const path of [folder, releases]) rmSync(path, { recursive: true })
})

describe('SDK files', () => {
  it('change below v1 and are immutable below their exact version', async () => {
    const cache = async (path: string) => (await app.request(path)).headers.get('cache-control')
    expect(await cache('/sdk/v1/staykit.js')).toBe('public, max-age=300, stale-while-revalidate=86400')
    expect(await cache('/sdk/0.1.0/staykit.js')).toContain('immutable')
    expect(await cache('/sdk/v1/chunks/core-Dw4_3lj.js')).toContain('immutable')
  })

  it('can be installed by npm as a package by address', async () => {
    const { status, headers } = await app.request('/sdk/v1/staykit-sdk.tgz')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/gzip'])
  })

  it('work on pages of any origin, as scripts and as modules', async () => {
    const { headers } = await app.request('/sdk/v1/staykit.js', {
      headers: { origin: 'https://partner.example' },
    })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-type')).toContain('text/javascript')
  })

  it.each(['/sdk/0.0.9/staykit.js', '/sdk/v1/stakit.js', '/sdk/v9/staykit.js', '/sdk/v1'])(
    'say to pages of any origin that %s is not there',
    async (path) => {
      const { status, headers } = await app.request(path, { headers: { origin: 'https://partner.example' } })
      expect([
        status,
        headers.get('cross-origin-resource-policy'),
        headers.get('access-control-allow-origin'),
      ]).toEqual([404, 'cross-origin', '*'])
    },
  )

  it('go out compressed if a compressed file exists, and not again to clients that have them', async () => {
    const packed = await app.request('/sdk/v1/staykit.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script)
    const etag = packed.headers.get('etag') ?? ''
    const again = await app.request('/sdk/v1/staykit.js', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    expect(await (await app.request('/sdk/v1/staykit.js')).text()).toBe(script)
  })

  it('change with a new build while the server runs', async () => {
    const text = async () => (await app.request('/sdk/v1/other-Dw4_3lj.css')).text()
    writeFileSync(join(folder, 'other-Dw4_3lj.css'), 'a {}')
    expect(await text()).toBe('a {}')
    writeFileSync(join(folder, 'other-Dw4_3lj.css'), 'b {}')
    utimesSync(join(folder, 'other-Dw4_3lj.css'), new Date(), new Date(Date.now() + 5_000))
    expect(await text()).toBe('b {}')
  })

  it.each([
    '/sdk/0.2.0/staykit.js',
    '/sdk/v2/staykit.js',
    '/sdk/v1/other.js',
    '/sdk/v1/.hidden.js',
    '/sdk/v1/staykit.js.gz',
    '/sdk/v1/%2e%2e/manifest.json',
    '/sdk/v1/..%2fpackage.json',
    '/sdk/v1/chunks/../../package.json',
    '/sdk/v1/',
  ])('do not include %s', async (path) => {
    expect((await app.request(path)).status).toBe(404)
  })
})

describe('the built SDK', () => {
  const built = new Hono<ServerEnv>()
  const files = join(repositoryRoot, 'sdk/dist/cdn')

  beforeAll(() => {
    if (!existsSync(files)) throw new Error('There is no build of the SDK: run npm run build')
    answerErrors(built, createLog('silent'))
    const { base, routes } = staticModule()
    built.route(base, routes({ config: testConfig({ SDK_RELEASES_DIR: releases }) }))
  })

  it('has immutable chunks and languages below v1 too, and files of pages that are revalidated', async () => {
    const names = readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    )
    const retained: string[] = []
    for (const name of names) {
      const { status, headers } = await built.request(`/sdk/v1/${name}`)
      expect([name, status]).toEqual([name, 200])
      if (headers.get('cache-control')?.includes('immutable')) retained.push(name)
    }
    const named = names.filter((name) => !retained.includes(name))
    expect(named).toEqual(expect.arrayContaining(['staykit.js', 'staykit-all.js', 'core.js']))
    expect(named).toEqual(names.filter((name) => !name.startsWith('chunks/')))
    expect(retained.some((name) => /^chunks\/messages-[\w-]+\/fr\//.test(name))).toBe(true)
  })
})
