import { HTTPException } from 'hono/http-exception'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { clientAddress } from './client-address.ts'
import type { ErrorTranslator } from './error-answers.ts'
import type { ServerEnv } from './server-env.ts'

import { body, start } from './testing/kernel-app.ts'

describe('answers', () => {
  it('allows an origin by name, in the preflight and in the answer', async () => {
    const { app } = start()
    const ask = (origin: string, method = 'GET') => app.request('/shop/x', { method, headers: { origin } })
    const called = await ask('https://a.example')
    expect(await called.text()).toBe('x')
    expect(Object.fromEntries(called.headers)).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': 'https://a.example',
      'access-control-expose-headers': 'x-request-id, retry-after',
    })
    const preflight = await ask('https://a.example', 'OPTIONS')
    expect([preflight.status, await preflight.text()]).toEqual([204, ''])
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-max-age': '7200',
    })
    expect((await ask('https://b.example')).status).toBe(403)
    const plain = await app.request('/shop/x')
    expect([plain.status, plain.headers.get('vary')]).toEqual([200, 'Origin'])
    expect(plain.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('carry the security headers, HSTS only over TLS, and the request id of the caller', async () => {
    const headers = async (strict: boolean, id: string) =>
      (await start({ strict }).app.request('/api/free?n=1', { headers: { 'x-request-id': id } })).headers
    const plain = await headers(false, 'trace-123')
    expect(Object.fromEntries(plain)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': 'trace-123',
    })
    expect(plain.get('strict-transport-security')).toBeNull()
    expect((await headers(true, 'x')).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    )
    for (const bad of ['short', 'a'.repeat(65), 'has space-12', 'trace-123;'])
      expect((await headers(false, bad)).get('x-request-id'), bad).toMatch(/^[\w-]{36}$/)
    expect((await headers(false, 'a'.repeat(64))).get('x-request-id')).toHaveLength(64)
  })

  it('carry the same headers when bytes go straight to Node', async () => {
    const { app } = start()
    const outgoing = { setHeader: vi.fn() }
    const ask = (path: string, init?: RequestInit) =>
      app.request(path, init, { outgoing } as unknown as ServerEnv['Bindings'])
    const bytes = await ask('/api/often', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"n":"1"}',
    })
    expect(bytes.headers.get('x-frame-options')).toBe('DENY')
    expect(bytes.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(outgoing.setHeader).not.toHaveBeenCalled()
    await ask('/api/free?n=1')
    const set = Object.fromEntries(outgoing.setHeader.mock.calls as [string, string][])
    expect(set['x-frame-options']).toBe('DENY')
    expect(set['x-request-id']).toMatch(/^[\w-]{36}$/)
  })

  const failing = (error: Error, translate?: ErrorTranslator) =>
    start({
      translate: translate ?? (() => undefined),
      fail: () => {
        throw error
      },
    })
  const lost = () => Object.assign(new Error('terminated'), { code: '57P01' })

  it('give each error a typed answer: known, translated, refused, lost, or internal with an id to look up', async () => {
    const refusal = new ApiError(409, 'SOLD_OUT', 'Gone.', { description: 'More.', headers: { 'x-a': 'b' } })
    const answer = await failing(refusal).post('/api/echo/broken', body)
    expect(answer).toMatchObject({
      status: 409,
      body: { error: { code: 'SOLD_OUT', message: 'Gone.', description: 'More.' } },
    })
    expect([answer.headers.get('x-a'), answer.headers.get('cache-control')]).toEqual(['b', 'no-store'])
    const logged = failing(new RangeError('x'), (error) =>
      error instanceof RangeError ? new ApiError(400, 'BAD_REQUEST', 'Out of range.') : undefined,
    )
    expect((await logged.post('/api/echo/broken', body)).body).toEqual({
      error: { code: 'BAD_REQUEST', message: 'Out of range.' },
    })
    const refused = failing(new HTTPException(415, { message: '' }))
    expect(await refused.post('/api/echo/broken', body)).toMatchObject({
      status: 415,
      body: { error: { code: 'BAD_REQUEST', message: 'The request is not right.' } },
    })
    const away = failing(lost())
    const later = await away.post('/api/echo/broken', body)
    expect([later.status, later.headers.get('retry-after')]).toEqual([503, '1'])
    expect(away.logged.join('')).toContain('the connection to the database was lost')
    for (const error of [new TypeError('secret'), new HTTPException(500, { message: 'secret' })]) {
      const ours = failing(error)
      const { status, body: failed, headers } = await ours.post('/api/echo/broken', body)
      expect([status, failed.error.details]).toEqual([500, { requestId: headers.get('x-request-id') }])
      expect(JSON.stringify(failed)).not.toContain('secret')
      expect(ours.logged.join('')).toContain('unexpected error')
    }
  })
})

describe('the address of the caller', () => {
  const at = (forwarded: string | undefined, proxies: number, remoteAddress?: string) =>
    clientAddress(
      {
        req: { header: () => forwarded },
        env: remoteAddress ? { incoming: { socket: { remoteAddress } } } : undefined,
      } as unknown as Parameters<typeof clientAddress>[0],
      { NODE_ENV: 'test', TRUST_PROXY: proxies },
    )

  it('comes from the last proxy entry, or from the socket without a proxy', () => {
    expect(at('1.1.1.1, 2.2.2.2 ', 1, '9.9.9.9')).toBe('2.2.2.2')
    expect(at('1.1.1.1', 0, '9.9.9.9')).toBe('9.9.9.9')
    expect(at(undefined, 1, '9.9.9.9')).toBe('9.9.9.9')
    expect(at('', 1)).toBe('unknown')
  })

  it('comes from the outermost of our proxies, whatever the caller wrote before it', () => {
    expect(at('6.6.6.6, 1.1.1.1, 2.2.2.2', 2, '9.9.9.9')).toBe('1.1.1.1')
    expect(at('2.2.2.2', 2, '9.9.9.9')).toBe('2.2.2.2')
  })

  it('counts a subscriber’s network for IPv6, and the IPv4 address where one is mapped', () => {
    const networks = [
      '2001:db8:1:2:3:4:5:6',
      '2001:DB8:1:2::1',
      '2001:0db8:0001:0002::',
      '2001:db8:1:2::%eth0',
    ]
    expect(new Set(networks.map((one) => at(one, 1)))).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(at('2001:db8::1', 1)).toBe('2001:db8:0:0::/64')
    expect(at('::ffff:203.0.113.5', 1)).toBe('203.0.113.5')
    expect([at('::1', 1), at('not an address', 1)]).toEqual(['::1', 'not an address'])
  })
})
