import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import { testServerForThisTest } from '../../../testing/server.ts'
import { docsSiteRoutes } from './routes.ts'

const code = "document.documentElement.dataset.theme = 'dark'"
const built = {
  'index.html': `<!doctype html><title>Start</title><script>${code}</script><script type="module" src="/docs/_astro/page.js"></script>`,
  'guides/csp/index.html': '<!doctype html><title>CSP</title>',
  '404.html': '<!doctype html><title>Lost</title><p>Nothing here</p>',
  '_astro/page.Df3.js': 'export {}',
  'pagefind/pagefind.pf_meta': 'meta',
  'logo.png': 'png',
  'llms.txt': 'Staykit',
}

function site(files: Readonly<Record<string, string>> = built) {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const app = new Hono<ServerEnv>()
  app.route('/docs', docsSiteRoutes(folder))
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(path, { headers })
    const { status } = response
    return {
      status,
      headers: response.headers,
      text: await response.text(),
      to: response.headers.get('location'),
    }
  }
}

it('folders answer with their index, and have a slash at the end', async () => {
  const get = site()
  expect(await get('/docs')).toMatchObject({ status: 301, to: '/docs/' })
  expect((await get('/docs/')).text).toContain('<title>Start</title>')
  expect(await get('/docs/guides/csp?a=b')).toMatchObject({ status: 301, to: '/docs/guides/csp/?a=b' })
  expect((await get('/docs/guides/csp/')).text).toContain('CSP')
  expect((await get('/docs/')).headers.get('content-type')).toBe('text/html; charset=utf-8')
})

it('an unknown path gets the site’s own page, or one with a link back', async () => {
  const get = site()
  for (const path of [
    '/docs/nothing/',
    '/docs/guides/',
    '/docs/.git/config',
    '/docs/..%2fpackage.json',
    '/docs/_astro/old.js',
  ]) {
    const { status, text } = await get(path)
    expect([status, text.includes('Nothing here')], path).toEqual([404, true])
  }
  const { '404.html': _, ...rest } = built
  expect(await site(rest)('/docs/nothing/')).toMatchObject({
    status: 404,
    text: expect.stringContaining('href="/docs/"'),
  })
})

it('files with a hash in their name are cached for good, pages are revalidated', async () => {
  const get = site()
  expect((await get('/docs/_astro/page.Df3.js')).headers.get('cache-control')).toContain('immutable')
  for (const name of ['logo.png', 'llms.txt', 'pagefind/pagefind.pf_meta']) {
    const { status, headers } = await get(`/docs/${name}`)
    expect([status, headers.get('cache-control')?.includes('max-age=300')], name).toEqual([200, true])
  }
  const { headers } = await get('/docs/')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect((await get('/docs/', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
})

it('a page runs the scripts of its build and no other', async () => {
  const policy = (await site()('/docs/')).headers.get('content-security-policy') ?? ''
  const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src')) ?? ''
  expect(scripts).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(scripts.match(/sha256/g)).toHaveLength(1)
  expect(scripts).not.toContain('unsafe-inline')
  expect(policy).toContain("frame-ancestors 'self'")
})

it('a worker of the site, such as its search, may fetch from here and run WebAssembly', async () => {
  const policy = (await site()('/docs/_astro/page.Df3.js')).headers.get('content-security-policy')
  expect(policy).toContain("connect-src 'self'; script-src 'self' 'wasm-unsafe-eval'")
})

it('a missing build answers with the command', async () => {
  const page = await site({})('/docs/')
  expect([page.status, page.text.includes('npm run build')]).toEqual([503, true])
  const server = await testServerForThisTest()
  expect((await server.get('/docs')).headers.get('location')).toBe('/docs/')
})

it('pages and scripts go out compressed', async () => {
  const get = site()
  for (const path of ['/docs/', '/docs/_astro/page.Df3.js', '/docs/llms.txt'])
    expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding'), path).toBe(
      'gzip',
    )
  expect(
    (await get('/docs/logo.png', { 'accept-encoding': 'gzip' })).headers.get('content-encoding'),
  ).toBeNull()
})
