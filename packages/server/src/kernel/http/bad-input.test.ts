import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, testServerForThisTest } from '../../testing/server.ts'
import { isTooDeep } from './body.ts'

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
  ])('gives a typed error for %s', async (_, body, status, code) => {
    const answer = await server.post<Failure>(FIND, body, {
      'content-length': String(Buffer.byteLength(body)),
    })
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.objectContaining({ code, message: expect.any(String) }) })
  })

  it('refuses a large body without a length as it arrives', async () => {
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

  it('refuses a body that is not declared as JSON: other origins can send those without a preflight', async () => {
    const answer = await server.post<Failure>(FIND, '{"query":"lisbon"}', { 'content-type': 'text/plain' })
    expect(answer.body.error.code).toBe('MALFORMED_JSON')
  })

  it('names the wrong fields', async () => {
    const { body } = await server.post<{
      error: { message: string; details: { fields: { field: string }[] } }
    }>('/travel/hotels/reviews', { hotelID: '', from: 0, sort: '' })
    expect(body.error.message).toContain('hotelID, from')
    expect(body.error.details.fields.map(({ field }) => field)).toEqual(['hotelID', 'from'])
  })

  it('answers an unknown address and an unknown method with the same typed 404', async () => {
    for (const answer of [await server.get<Failure>('/nothing'), await server.get<Failure>(FIND)]) {
      expect(answer.status).toBe(404)
      expect(answer.body.error.code).toBe('NOT_FOUND')
    }
  })

  it('shows nothing of an internal error but an id to look up', async () => {
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

  it('counts depth only outside strings', () => {
    expect(isTooDeep(`{"a":"${'['.repeat(100)}"}`)).toBe(false)
    expect(isTooDeep(`{"a":"\\"${'['.repeat(100)}"}`)).toBe(false)
    expect(isTooDeep('['.repeat(32))).toBe(false)
    expect(isTooDeep('['.repeat(33))).toBe(true)
  })
})

it('drops sockets that do not finish their headers or body', async () => {
  const { createAdaptorServer } = await import('@hono/node-server')
  const { socketLimits } = await import('../../server.ts')
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
      let output = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        output += chunk
      })
      socket.on('close', () => done(output)).on('error', () => done(output))
    })
  const unfinishedHeaders = slow('POST /travel/locations/search HTTP/1.1\r\nhost: x\r\n')
  const unfinishedBody = slow(
    `POST ${FIND} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"q`,
  )
  expect(await unfinishedHeaders).toContain('408')
  expect(await unfinishedBody).toMatch(/408|^$/)
  await new Promise((done) => http.close(done))
})
