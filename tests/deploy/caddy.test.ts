import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../free-port.ts'
import { patience } from '../patience.ts'

const file = join(fileURLToPath(new URL('../..', import.meta.url)), 'examples/self-hosted/Caddyfile')

/** A local server with the responses that the proxy reads. */
async function upstream(name: string) {
  const state: { isReady: boolean; requests: number; headers: IncomingHttpHeaders } = {
    isReady: true,
    requests: 0,
    headers: {},
  }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.writeHead(state.isReady ? 200 : 503).end()
    state.requests++
    state.headers = request.headers
    response.end(name)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { state, address, close }
}

const versionCheck = spawnSync('caddy', ['version'], { encoding: 'utf8' })
const version = /(\d+)\.(\d+)\.(\d+)/.exec(versionCheck.stdout ?? '')?.slice(1) ?? []

describe.skipIf(versionCheck.error)('Caddy with examples/self-hosted/Caddyfile', () => {
  let caddy: ChildProcess
  let servers: Awaited<ReturnType<typeof upstream>>[] = []
  const urls = { api: '', site: '', inside: '' }

  beforeAll(async () => {
    servers = await Promise.all(['first', 'second', 'site'].map(upstream))
    const [api, site, inside, admin] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
    Object.assign(urls, {
      api: `http://127.0.0.1:${api}`,
      site: `http://127.0.0.1:${site}`,
      inside: `http://127.0.0.1:${inside}`,
    })
    const [first, second, pages] = servers.map(({ address }) => address)
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...process.env,
        API_HOST: urls.api,
        SITE_HOST: urls.site,
        INTERNAL_ADDRESS: urls.inside,
        CADDY_ADMIN: `127.0.0.1:${admin}`,
        API_UPSTREAMS: `${first} ${second}`,
        SITE_UPSTREAMS: pages,
      },
      stdio: 'ignore',
    })
    await vi.waitFor(() => fetch(urls.api), { timeout: patience(30) })
  })
  afterAll(async () => {
    caddy?.kill('SIGTERM')
    for (const { close } of servers) close()
  })

  const text = async (url: string, init?: RequestInit) => (await fetch(url, init)).text()

  it('routes to API and site, from the private network too, and hides the metrics', async () => {
    expect(['first', 'second']).toContain(await text(urls.api))
    expect(['first', 'second']).toContain(await text(`${urls.inside}/api/brand`))
    expect(await text(urls.site)).toBe('site')
    expect((await fetch(`${urls.api}/metrics`)).status).toBe(404)
  })

  it('lets this machine at the pages of operators, and no address that a caller invents', async () => {
    expect(['first', 'second']).toContain(await text(`${urls.api}/admin`))
    expect(['first', 'second']).toContain(
      await text(`${urls.api}/admin/brands`, { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    )
  })

  it('sends the address of the client, and ignores one that a client sends', async () => {
    await text(urls.api, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    const seen = servers.slice(0, 2).map(({ state }) => state.headers['x-forwarded-for'])
    expect(seen).not.toContain('203.0.113.7')
    expect(seen.join()).not.toContain('203.0.113.7')
    expect(seen).toContain('127.0.0.1')
  })

  it('passes the visitor and the secret of the site inside, and drops them on the public name', async () => {
    const headers = { 'x-staykit-visitor': '203.0.113.7', 'x-staykit-site-secret': 'secret' }
    const named = () => servers.slice(0, 2).map(({ state }) => state.headers['x-staykit-visitor'])
    for (let index = 0; index < 4; index++) await text(urls.api, { headers })
    expect(named()).toEqual([undefined, undefined])
    await text(urls.inside, { headers })
    expect(named()).toContain('203.0.113.7')
  })

  it('fails over to the other server while one is not ready, and loses no request when one is gone', async () => {
    const [first, second] = servers
    if (!first || !second) throw new Error('two servers')
    first.state.isReady = false
    await expect.poll(() => text(urls.api)).toBe('second')
    // A server keeps answering for this long after SIGTERM (DRAIN_SECONDS).
    await new Promise((done) => setTimeout(done, 3_000))
    const before = first.state.requests
    for (let index = 0; index < 20; index++)
      expect(await text(urls.api, { method: 'POST', body: 'x' })).toBe('second')
    expect(first.state.requests).toBe(before)
    first.state.isReady = true
    await expect.poll(() => text(urls.api)).toBe('first')
    second.close()
    const [, minor = 0, patch = 0] = version.map(Number)
    // Before 2.11.2 Caddy lost the body of a POST when it retried the request.
    const post = minor * 100 + patch >= 1102 ? { method: 'POST', body: 'x' } : {}
    const all = Array.from({ length: 40 }, () => text(urls.api, post))
    expect(new Set(await Promise.all(all))).toEqual(new Set(['first']))
  })
})
