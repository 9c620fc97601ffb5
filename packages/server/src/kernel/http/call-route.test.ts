import { Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { callRoute } from './call-route.ts'
import type { MakeLimit } from './rate-limit.ts'
import type { ServerEnv } from './server-env.ts'

import { body, free, start } from './testing/kernel-app.ts'

describe('a declared call', () => {
  it('takes its parameters from the path, with and without a trailing slash', async () => {
    const { post } = start()
    for (const path of ['/api/echo/r1', '/api/echo/r1/'])
      expect(await post(path, body)).toMatchObject({ status: 200, body: { room: 'r1' } })
    expect((await post('/api/mine/', {})).status).toBe(404)
  })

  it('parses its query and names missing fields', async () => {
    const { app } = start()
    expect(await (await app.request('/api/free?n=1')).json()).toEqual({ n: '1' })
    const refused = await app.request('/api/free')
    expect(await refused.json()).toEqual({
      error: {
        code: 'BAD_REQUEST',
        message: 'The request is not right: check n.',
        details: { fields: [{ field: 'n', message: expect.any(String) }] },
      },
    })
  })

  it.each([
    ['a value', { ...body, any: { deep: ['a\0'] } }],
    ['a name', { ...body, any: { 'a\0': 1 } }],
  ])('refuses a NUL in %s, at any depth', async (_, content) => {
    expect(await start().post('/api/echo/r1', content)).toMatchObject({
      status: 400,
      body: { error: { message: 'The request is not right: it holds a NUL.' } },
    })
    expect((await start().post('/api/echo/r1', { ...body, any: [null, 1, 'a'] })).status).toBe(200)
  })

  it('takes limits before it reads a large body, and handles a few at a time', async () => {
    let left = 8
    const limit: MakeLimit = () => ({
      take: async () => {
        if (left-- <= 0) throw new ApiError(429, 'RATE_LIMITED', 'Too many.')
      },
      forget: async () => undefined,
    })
    const { app } = start({ limit })
    const large = {
      ...free,
      path: '/large',
      method: 'POST',
      access: 'member',
      bodyBytes: 200_000,
      limits: [{ name: 'large', points: 8, seconds: 60, per: 'member' }],
    } as const
    const [running, read] = [new Set<symbol>(), { most: 0, bodies: 0 }]
    const routes = new Hono<ServerEnv>()
    callRoute(routes, large, async ({ n }) => {
      const id = Symbol(n.slice(0, 1))
      running.add(id)
      read.most = Math.max(read.most, running.size)
      await new Promise((done) => setTimeout(done, 20))
      running.delete(id)
      return { n: n.slice(0, 1) }
    })
    app.route('/api', routes)
    const content = new TextEncoder().encode(JSON.stringify({ n: 'x'.repeat(150_000) }))
    const send = async (headers: Record<string, string>) => {
      const body = new ReadableStream(
        {
          pull(controller) {
            read.bodies++
            controller.enqueue(content)
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      }
      return (await app.request('/api/large', init as RequestInit)).status
    }
    const member = { authorization: 'Bearer x' }
    const statuses = await Promise.all(Array.from({ length: 12 }, () => send(member)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect(read).toEqual({ most: 4, bodies: 8 })
    // A visitor may not make the call: the usual limit of a body holds.
    left = 8
    expect(await send({})).toBe(413)
  })

  it('fails in tests when it breaks its contract', async () => {
    const wrong = { ...free, path: '/wrong', response: z.object({ n: z.number() }) } as const
    const { app, logged } = start()
    const routes = new Hono<ServerEnv>()
    callRoute(routes, wrong, () => ({ n: 'x' }) as unknown as { n: number })
    app.route('/api', routes)
    expect((await app.request('/api/wrong?n=1')).status).toBe(500)
    expect(logged.join('')).toContain('/wrong breaks its contract')
    vi.stubEnv('NODE_ENV', 'production')
    expect((await app.request('/api/wrong?n=1')).status).toBe(200)
    vi.unstubAllEnvs()
  })

  it('prepares a repeated request with the same bytes once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 60_000_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { app, prepared } = start()
    const ask = (n: string) =>
      app.request('/api/often', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ n }),
      })
    for (const n of ['1', '1', '2', '1']) expect(await (await ask(n)).text()).toBe(n)
    expect(prepared).toEqual(['1', '2'])
    vi.setSystemTime(60_060_000)
    await ask('1')
    expect(prepared).toEqual(['1', '2', '1'])
    expect((await app.request('/api/often', { method: 'POST', body: '{"n":"1"}' })).status).toBe(400)
  })

  it('appears in OpenAPI with its declaration', async () => {
    const { app } = start()
    const { paths } = (await generateSpecs(app)) as unknown as {
      paths: Record<string, Record<string, Record<string, unknown>>>
    }
    const operation = paths['/api/echo/{room}']?.post
    expect(operation).toMatchObject({
      summary: 'Says it again',
      tags: ['echo'],
      description: 'At most 2 calls in 60 seconds for each address; 2 calls in 60 seconds for each email.',
      requestBody: { required: true },
    })
    expect(operation?.security).toBeUndefined()
    expect(Object.keys(operation?.responses as object)).toEqual(['200', '403', '429', 'default'])
    expect(paths['/api/mine']?.post?.security).toEqual([{ bearer: [] }])
    expect(Object.keys(paths['/api/mine']?.post?.responses as object)).toContain('401')
    const query = paths['/api/free']?.get
    expect(query).toMatchObject({
      security: [{ bearer: [] }, {}],
      parameters: [
        { name: 'n', in: 'query', required: true },
        { name: 'more', in: 'query', required: false },
      ],
    })
    expect(Object.keys(query?.responses as object)).toEqual(['200', 'default'])
    expect(query?.description).toBeUndefined()
  })
})
