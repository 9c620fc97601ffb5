import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer, testServerForThisTest } from '../../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

describe('large documents', () => {
  it.each(['/openapi.json', '/travel/locations/cities'])(
    '%s goes out compressed, and not again to clients that have it',
    async (path) => {
      const get = (headers: Record<string, string>) => server.app.request(path, { headers })
      const zipped = await get({ 'accept-encoding': 'gzip, br' })
      expect(zipped.headers.get('content-encoding')).toBe('gzip')
      const text = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()
      expect(text).toBe(await (await get({})).text())
      const etag = zipped.headers.get('etag') ?? ''
      const again = await get({ 'accept-encoding': 'gzip', 'if-none-match': etag })
      expect([again.status, await again.text()]).toEqual([304, ''])
    },
  )
})

describe('pages for developers', () => {
  it('serve OpenAPI 3.1 with every call of the contract, and link to its reference', async () => {
    const { body } = await server.get<{
      openapi: string
      paths: Record<string, Record<string, { requestBody?: unknown; security?: unknown; responses: object }>>
    }>('/openapi.json')
    expect(body.openapi).toMatch(/^3\.1/)
    const contract = await import('@staykit/contract')
    for (const call of Object.values(contract)) {
      if (typeof call !== 'object' || call === null || !('path' in call) || !('response' in call)) continue
      const path = `${contract.basePaths[call.base]}${call.path}`
      const operation = body.paths[path]?.[call.method.toLowerCase()]
      expect(operation, path).toBeDefined()
      if (call.method !== 'GET') expect(JSON.stringify(operation?.requestBody), path).toContain('properties')
      // The document matches the declaration of the call.
      const security = { public: undefined, member: [{ bearer: [] }], capability: [{ bearer: [] }, {}] }
      expect(operation?.security, path).toEqual(security[call.access])
      expect('429' in (operation?.responses ?? {}), path).toBe(!('none' in call.limits))
      expect('403' in (operation?.responses ?? {}), path).toBe(call.brand !== 'none')
    }
    expect((await server.get('/docs/api')).headers.get('location')).toBe('/docs/api-reference/')
  })

  it('list test cards and the hotels of Testville at /dev, and not in production', async () => {
    const { body, headers } = await server.get<string>('/dev')
    expect(body).toContain('4242 4242 4242 4242')
    expect(body).toContain('The Timeout But Booked')
    expect(body).not.toMatch(/<script|style="/)
    expect(headers.get('content-security-policy')).toContain("style-src 'self'")
    const production = await testServerForThisTest({
      NODE_ENV: 'production',
      SANDBOX: 'true',
      AUTH_SECRET: 'x'.repeat(32),
      LOG_LEVEL: 'silent',
    })
    expect((await production.get('/dev')).status).toBe(404)
    expect((await production.get('/dev/dev.css')).status).toBe(404)
  })
})
