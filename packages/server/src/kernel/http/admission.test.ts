import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { callRoute } from './call-route.ts'
import { answerErrors } from './error-answers.ts'
import { createLog } from './log.ts'
import type { ServerEnv } from './server-env.ts'

import { body, free, start } from './testing/kernel-app.ts'

describe('the gate', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })

  it('checks the brand of the call with the page’s origin', async () => {
    const { post, taken } = start()
    expect(
      await post('/api/echo/r1', { ...body, refId: '9' }, { origin: 'https://a.example' }),
    ).toMatchObject({
      status: 404,
      body: { error: { code: 'UNKNOWN_REF_ID', message: 'no 9 of https://a.example' } },
    })
    expect(taken).toEqual([])
    expect((await post('/api/echo/r1', { email: 'a' })).status).toBe(200)
  })

  it('takes a request of the address and of the field, in any case and spacing, and gives back what is forgiven', async () => {
    const { post, taken, forgotten, created } = start()
    await post('/api/echo/r1', body, from('203.0.113.5'))
    await post('/api/echo/r1', body, from('203.0.113.5'))
    expect(taken.slice(0, 2)).toEqual(['echo 203.0.113.5', 'echo-mail maya@example.com'])
    expect(forgotten).toEqual(['echo-mail maya@example.com', 'echo-mail maya@example.com'])
    expect(created).toEqual(['echo', 'echo-mail'])
  })

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', ''])(
    'counts no request of this machine: %s',
    async (address) => {
      const { post, taken } = start()
      await post('/api/echo/r1', body, from(address))
      expect(taken).toEqual(['echo-mail maya@example.com'])
    },
  )

  it.each(['2127.0.0.1', '10.127.0.1', '::11', 'x::1'])(
    'counts %s, which is not this machine',
    async (address) => {
      const { post, taken } = start()
      await post('/api/echo/r1', body, from(address))
      expect(taken).toContain(`echo ${address === '::11' ? '0:0:0:0::/64' : address}`)
    },
  )

  it('admits members of the brand and counts each of them; a visitor counts for no member', async () => {
    const { post, taken } = start()
    expect(await post('/api/mine', {})).toMatchObject({
      status: 401,
      body: { error: { code: 'UNAUTHENTICATED' } },
    })
    expect(taken).toEqual([])
    const member = { authorization: 'Bearer x' }
    expect((await post('/api/mine', { refId: '8183' }, member)).body).toEqual({ id: 'u1' })
    expect((await post('/api/mine', {}, member)).body).toEqual({ id: 'u1' })
    expect(taken).toEqual(['mine u1', 'mine u1'])
    const elsewhere = start({ checkBrand: async (refId) => ({ refId }) })
    expect((await elsewhere.post('/api/mine', { refId: '9' }, member)).status).toBe(401)
  })

  it('passes the member of the call’s brand to the call', async () => {
    const { post } = start({ checkBrand: async (refId) => ({ refId }) })
    const member = { authorization: 'Bearer x' }
    expect((await post('/api/echo/r1', body, member)).body).toEqual({ room: 'r1', who: 'u1' })
    expect((await post('/api/echo/r1', { ...body, refId: '9' }, member)).body).toEqual({ room: 'r1' })
  })

  it('a route without a gate admits no request', async () => {
    const app = new Hono<ServerEnv>()
    answerErrors(app, createLog('silent'))
    const routes = new Hono<ServerEnv>()
    callRoute(routes, free, ({ n }) => ({ n }))
    app.route('/', routes)
    expect((await app.request('/free?n=1')).status).toBe(500)
  })
})
