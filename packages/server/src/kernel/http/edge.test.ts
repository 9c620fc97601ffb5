import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, testServerForThisTest } from '../../testing/server.ts'

type Failure = { error: { code: string; message: string } }
const FIND = '/travel/locations/search'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('headers', () => {
  it('carries a request id and the security headers in every answer', async () => {
    for (const { headers } of [await server.get('/healthz'), await server.get('/nothing')]) {
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('reuses a valid request id of the caller', async () => {
    const id = async (header: string) =>
      (await server.get('/healthz', { 'x-request-id': header })).headers.get('x-request-id')
    expect(await id('trace-12345')).toBe('trace-12345')
    expect(await id('<script>')).not.toBe('<script>')
  })
})

describe('CORS', () => {
  const preflight = (origin: string, app = server.app) =>
    app.request(FIND, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })

  it('allows pages of localhost in development, and of the brands', async () => {
    const response = await preflight('http://localhost:5999')
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5999')
    expect(response.headers.get('access-control-allow-headers')).toContain('x-cguid')
    for (const name of ['traceparent', 'tracestate', 'baggage'])
      expect(response.headers.get('access-control-allow-headers')).toContain(name)
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('gives hostile origins no CORS header and no answer', async () => {
    const hostile = [
      'https://evil.example',
      'http://localhost.evil.example',
      'http://localhost:8787.evil.example',
      'null',
      'http://127.0.0.1.nip.io',
      'https://localhost:4321',
      'file://',
      'http://localhost:4321/',
      'http://[::1].evil',
      '*',
    ]
    for (const origin of hostile) {
      const answer = await preflight(origin)
      const called = await server.post<Failure>(FIND, { query: 'lisbon' }, { origin })
      expect(answer.headers.get('access-control-allow-origin'), origin).toBeNull()
      expect(called.headers.get('access-control-allow-origin'), origin).toBeNull()
      expect([called.status, called.body.error.code], origin).toEqual([403, 'FORBIDDEN_ORIGIN'])
    }
  })

  it('allows only the exact origins of brands, the site and ALLOWED_ORIGINS in production', async () => {
    const production = await testServerForThisTest({
      NODE_ENV: 'production',
      SANDBOX: 'true',
      AUTH_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
      SITE_URL: 'https://stay.example',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    })
    for (const origin of ['https://stay.example', 'https://a.example', 'https://b.example'])
      expect((await preflight(origin, production.app)).status).toBe(204)
    for (const origin of [
      'http://localhost:3000',
      'https://c.example',
      'https://stay.example:444',
      'http://stay.example',
    ])
      expect((await preflight(origin, production.app)).status).toBe(403)
  })
})

describe('rate limits', () => {
  it('count across processes, per key, and say when to retry', async () => {
    const { deps } = await testServerForThisTest()
    const one = deps.limit('test', { points: 2, seconds: 60, isForgiven: true })
    const other = deps.limit('test', { points: 2, seconds: 60, isForgiven: true })
    await one.take('ana@example.com')
    await other.take('ana@example.com')
    await expect(one.take('ana@example.com')).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
    await one.take('ben@example.com')
    await other.forget('ana@example.com')
    await one.take('ana@example.com')
    const rows = await deps.db.selectFrom('rate_limits').select('key').execute()
    expect(JSON.stringify(rows)).not.toContain('ana@')
  })
})

describe('health', () => {
  it('reports that the server is alive and ready, and measures by route', async () => {
    expect((await server.get('/healthz')).status).toBe(200)
    expect((await server.get('/readyz')).body).toEqual({ status: 'ready' })
    await server.post(FIND, { query: 'lisbon' })
    const metrics = await server.get<string>('/metrics')
    expect(metrics.body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/travel/locations/search",status="200"}',
    )
    expect(metrics.body).toContain('process_resident_memory_bytes')
  })

  it('fails readiness without the database', async () => {
    const alone = await testServerForThisTest()
    await alone.deps.database.close()
    expect((await alone.get('/readyz')).status).toBe(503)
    expect((await alone.get('/healthz')).status).toBe(200)
  })

  it('closes metrics in production without the token', async () => {
    const METRICS_TOKEN = 'metrics-token-0123456789'
    const production = await testServerForThisTest({
      NODE_ENV: 'production',
      SANDBOX: 'true',
      AUTH_SECRET: 'x'.repeat(32),
      METRICS_TOKEN,
      LOG_LEVEL: 'silent',
    })
    expect((await production.get('/metrics')).status).toBe(404)
    expect((await production.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200)
  })
})
