import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, testServerForThisTest } from '../test-server.ts'
import { isTooDeep } from './body.ts'
import { createLog, scrub } from './log.ts'

type Failure = { error: { code: string; message: string } }
const FIND = '/travel/locations/search'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('bad input', () => {
  it.each([
    ['malformed JSON', '{"query": "lis', 400, 'MALFORMED_JSON'],
    ['an empty body', '', 400, 'MALFORMED_JSON'],
    ['33 levels of arrays', '['.repeat(33) + ']'.repeat(33), 400, 'MALFORMED_JSON'],
    ['a body of 1 MB', JSON.stringify({ query: 'x'.repeat(1024 * 1024) }), 413, 'BODY_TOO_LARGE'],
    ['a body of the wrong shape', '{"query": 7}', 400, 'BAD_REQUEST'],
    ['a body that is no object', '[]', 400, 'BAD_REQUEST'],
  ])('%s is a typed error', async (_, body, status, code) => {
    const answer = await server.post<Failure>(FIND, body, {
      'content-length': String(Buffer.byteLength(body)),
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.objectContaining({ code, message: expect.any(String) }) })
  })

  it('a large body without a length is refused as it comes', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(16 * 1024))
    let sent = 0
    const body = new ReadableStream({
      pull: (controller) => {
        sent++
        controller.enqueue(chunk)
      },
    })
    const headers = { 'content-type': 'application/json' }
    const response = await server.app.request(FIND, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(10)
  })

  it('a body that is not declared as JSON is refused: other origins can send those without asking', async () => {
    const answer = await server.post<Failure>(FIND, '{"query":"lisbon"}', { 'content-type': 'text/plain' })
    expect(answer.body.error.code).toBe('MALFORMED_JSON')
  })

  it('names the fields that are wrong', async () => {
    const { body } = await server.post<{
      error: { message: string; details: { fields: { field: string }[] } }
    }>('/travel/hotels/reviews', { hotelID: '', from: 0, sort: '' })
    expect(body.error.message).toContain('hotelID, from')
    expect(body.error.details.fields.map(({ field }) => field)).toEqual(['hotelID', 'from'])
  })

  it('an unknown address and an unknown method are the same typed 404', async () => {
    for (const answer of [await server.get<Failure>('/nothing'), await server.get<Failure>(FIND)]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error.code).toBe('NOT_FOUND')
    }
  })

  it('a failure of our own says nothing but a number to look up', async () => {
    const broken = await testServerForThisTest({ LOG_LEVEL: 'silent' })
    await broken.deps.database.close()
    const answer = await broken.get<Failure>('/api/brand?refId=8183')
    expect(answer.status).toBe(500)
    expect(answer.body).toEqual({
      error: {
        code: 'SERVER_ERROR',
        message: 'Something went wrong on the server.',
        details: { requestId: expect.any(String) },
      },
    })
  })

  it('counts depth outside of strings only', () => {
    expect(isTooDeep(`{"a":"${'['.repeat(100)}"}`)).toBe(false)
    expect(isTooDeep(`{"a":"\\"${'['.repeat(100)}"}`)).toBe(false)
    expect(isTooDeep('['.repeat(32))).toBe(false)
    expect(isTooDeep('['.repeat(33))).toBe(true)
  })
})

describe('headers', () => {
  it('every answer carries a request id and the security headers', async () => {
    for (const { headers } of [await server.get('/healthz'), await server.get('/nothing')]) {
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })

  it('keeps a request id that is given, unless it is not one', async () => {
    const id = async (given: string) =>
      (await server.get('/healthz', { 'x-request-id': given })).headers.get('x-request-id')
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
      const asked = await preflight(origin)
      const called = await server.post<Failure>(FIND, { query: 'lisbon' }, { origin })
      expect(asked.headers.get('access-control-allow-origin'), origin).toBeNull()
      expect(called.headers.get('access-control-allow-origin'), origin).toBeNull()
      expect([called.status, called.body.error.code], origin).toEqual([403, 'FORBIDDEN_ORIGIN'])
    }
  })

  it('in production only the exact origins of brands, of the site and of ALLOWED_ORIGINS', async () => {
    const production = await testServerForThisTest({
      NODE_ENV: 'production',
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

describe('log', () => {
  it('writes no card number, token, password or e-mail, wherever it stands', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const token = 'b1.WyIyMjY3MDU3LTMiLCJTVEQiXQ.aGVsbG8gdGhlcmUgaGVsbG8'
    log.info(
      {
        body: {
          cardNumber: '4242424242424242',
          cvcCode: '123',
          email: 'ana@example.com',
          password: 'Pass1!',
        },
      },
      'a',
    )
    log.info({ accessToken: token, nested: { authorization: 'Bearer abc.def' } }, 'b')
    log.error({ err: new Error('no way to charge 4242 4242 4242 4242 of ana@example.com') }, `with ${token}`)
    log.info({ trip: '1234567890123', at: '2026-03-01T10:00:00.000Z' }, 'harmless')
    const all = lines.join('')
    for (const secret of ['4242', 'ana@', 'Pass1!', 'aGVsbG8', '"123"', 'abc.def'])
      expect(all).not.toContain(secret)
    expect(all).toContain('1234567890123')
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  })

  it('knows a card number by its check digit', () => {
    expect(scrub('5555-5555-5555-4444')).toBe('[card]')
    expect(scrub('4242424242424241')).toBe('4242424242424241')
  })

  it('has one line for each request, with the pattern of its route', async () => {
    const lines: string[] = []
    const { createAccessLog } = await import('./access-log.ts')
    const accessLog = createAccessLog(createLog('info', { write: () => undefined }), (line) =>
      lines.push(line),
    )
    const logged = await testServerForThisTest({}, { accessLog })
    await logged.get('/sdk/v1/../../etc/passwd?email=ana@example.com')
    await logged.get('/api/brand?refId=8183')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ method: 'GET', route: 'none', status: 404 }),
      expect.objectContaining({ method: 'GET', route: '/api/brand', status: 200, ms: expect.any(Number) }),
    ])
    expect(lines.join('')).not.toContain('ana@')
  })
})

describe('limits', () => {
  it('are shared by all processes, per key, and say when to come back', async () => {
    const { deps } = await testServerForThisTest()
    const one = deps.limit('test', { points: 2, seconds: 60 })
    const other = deps.limit('test', { points: 2, seconds: 60 })
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
  it('is alive, ready, and measured by route', async () => {
    expect((await server.get('/healthz')).status).toBe(200)
    expect((await server.get('/readyz')).body).toEqual({ status: 'ready' })
    await server.post(FIND, { query: 'lisbon' })
    const metrics = await server.get<string>('/metrics')
    expect(metrics.body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/travel/locations/search",status="200"}',
    )
    expect(metrics.body).toContain('process_resident_memory_bytes')
  })

  it('is not ready without its database', async () => {
    const alone = await testServerForThisTest()
    await alone.deps.database.close()
    expect((await alone.get('/readyz')).status).toBe(503)
    expect((await alone.get('/healthz')).status).toBe(200)
  })

  it('keeps metrics closed in production, but for the bearer of its token', async () => {
    const METRICS_TOKEN = 'metrics-token-0123456789'
    const production = await testServerForThisTest({
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      METRICS_TOKEN,
      LOG_LEVEL: 'silent',
    })
    expect((await production.get('/metrics')).status).toBe(404)
    expect((await production.get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200)
  })
})

describe('pages for developers', () => {
  it('serves OpenAPI 3.1 with every call of the contract, and the same as a page', async () => {
    const { body } = await server.get<{
      openapi: string
      paths: Record<string, Record<string, { requestBody?: unknown }>>
    }>('/openapi.json')
    expect(body.openapi).toMatch(/^3\.1/)
    const contract = await import('@staykit/contract')
    for (const call of Object.values(contract)) {
      if (typeof call !== 'object' || call === null || !('path' in call) || !('response' in call)) continue
      const path = `/${call.base}${call.path}`
      const operation = body.paths[path]?.[call.method.toLowerCase()]
      expect(operation, path).toBeDefined()
      if (call.method !== 'GET') expect(JSON.stringify(operation?.requestBody), path).toContain('properties')
    }
    const page = await server.get<string>('/docs/api')
    expect(page.body).toContain('/travel/hotels/search')
    expect(page.body).not.toContain('<script')
    expect((await server.get('/docs/api.css')).status).toBe(200)
  })

  it('lists test cards and the hotels of Testville at /dev, and not in production', async () => {
    const { body, headers } = await server.get<string>('/dev')
    expect(body).toContain('4242 4242 4242 4242')
    expect(body).toContain('The Timeout But Booked')
    expect(body).not.toMatch(/<script|style="/)
    expect(headers.get('content-security-policy')).toContain("style-src 'self'")
    const production = await testServerForThisTest({
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    })
    expect((await production.get('/dev')).status).toBe(404)
    expect((await production.get('/dev/dev.css')).status).toBe(404)
  })
})

it('drops sockets that do not finish their headers or body', async () => {
  const { createAdaptorServer } = await import('@hono/node-server')
  const { socketLimits } = await import('../server.ts')
  const http = createAdaptorServer({
    fetch: server.app.fetch,
    serverOptions: {
      ...socketLimits,
      headersTimeout: 200,
      requestTimeout: 400,
      connectionsCheckingInterval: 50,
    },
  })
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const slow = (text: string) =>
    new Promise<string>((done) => {
      let said = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        said += chunk
      })
      socket.on('close', () => done(said)).on('error', () => done(said))
    })
  const unfinishedHeaders = slow('POST /travel/locations/search HTTP/1.1\r\nhost: x\r\n')
  const unfinishedBody = slow(
    `POST ${FIND} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"q`,
  )
  expect(await unfinishedHeaders).toContain('408')
  expect(await unfinishedBody).toMatch(/408|^$/)
  await new Promise((done) => http.close(done))
})
