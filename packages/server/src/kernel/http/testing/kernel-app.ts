import { defineCall } from '@staykit/contract'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { ApiError } from '../api-error.ts'
import { callRoute, repeatedCallRoute } from '../call-route.ts'
import { cors } from '../cors.ts'
import { envelope } from '../envelope.ts'
import { answerErrors, type ErrorTranslator } from '../error-answers.ts'
import { createGate, type GateOptions } from '../gate.ts'
import { createLog } from '../log.ts'
import type { Member } from '../member.ts'
import { createMetrics } from '../metrics.ts'
import { sendBytes } from '../response-header.ts'
import type { ServerEnv } from '../server-env.ts'

const address = { email: 'maya@example.com', hasConfirmedEmail: true }
export const maya: Member = { id: 'u1', ...address, sessionId: 's1', refId: '8183' }
export const body = { refId: '8183', email: ' Maya @Example.com' }
const rule = { points: 2, seconds: 60 } as const

const echo = defineCall({
  method: 'POST',
  base: 'api',
  path: '/echo/{room}/',
  summary: 'Says it again',
  access: 'public',
  brand: 'optional',
  limits: [
    { ...rule, name: 'echo', per: 'address', counted: 'process' },
    { ...rule, name: 'echo-mail', per: { field: 'email' }, isForgiven: true },
  ],
  retry: true,
  request: z.object({
    refId: z.optional(z.string()),
    email: z.string(),
    room: z.string(),
    any: z.optional(z.any()),
  }),
  response: z.object({ room: z.string(), who: z.optional(z.string()) }),
})
const mine = defineCall({
  ...echo,
  path: '/mine',
  brand: 'optional',
  access: 'member',
  limits: [{ ...rule, name: 'mine', per: 'member' }],
  request: z.object({ refId: z.optional(z.string()) }),
  response: z.object({ id: z.string() }),
})
export const free = defineCall({
  method: 'GET',
  base: 'api',
  path: '/free',
  summary: 'Anybody, ever',
  access: 'capability',
  brand: 'none',
  limits: { none: 'cheap' },
  retry: true,
  request: z.object({ n: z.string(), more: z.optional(z.string()) }),
  response: z.object({ n: z.string() }),
})
const often = { ...free, method: 'POST', path: '/often' } as const

interface Options extends Partial<GateOptions> {
  readonly translate?: ErrorTranslator
  readonly strict?: boolean
  readonly fail?: () => never
}

/** For the tests of this folder: an app of the kernel alone that records its calls. */
export function start({ translate, strict = false, fail, ...overrides }: Options = {}) {
  const taken: string[] = []
  const forgotten: string[] = []
  const logged: string[] = []
  const prepared: unknown[] = []
  const created: string[] = []
  const app = new Hono<ServerEnv>()
  const log = createLog('warn', { write: (line) => void logged.push(line) })
  answerErrors(app, log, translate ? [() => undefined, translate] : [])
  app.use(envelope({ note: () => undefined }, createMetrics(), strict))
  const gate = createGate({
    checkBrand: async (refId, origin) => {
      if (refId !== '8183') throw new ApiError(404, 'UNKNOWN_REF_ID', `no ${refId} of ${origin}`)
      return { refId }
    },
    findMember: async (c) => (c.req.header('authorization') ? maya : undefined),
    limit: (name) => {
      created.push(name)
      return {
        take: async (key) => void taken.push(`${name} ${key}`),
        forget: async (key) => void forgotten.push(`${name} ${key}`),
      }
    },
    callers: { NODE_ENV: 'test', TRUST_PROXY: 1 },
    ...overrides,
  })
  app.use((c, next) => {
    c.set('gate', gate)
    return next()
  })
  app.use('/shop/*', cors({ isAllowed: (origin) => Promise.resolve(origin === 'https://a.example') }))
  app.get('/shop/x', (c) => c.text('x'))
  const routes = new Hono<ServerEnv>()
  callRoute(routes, echo, async ({ room }, _c, find) => {
    if (room === 'broken') fail?.()
    const who = (await find())?.id
    return { room, ...(who && { who }) }
  })
  callRoute(routes, mine, (_request, _c, { id }) => ({ id }))
  callRoute(routes, free, ({ n }) => ({ n }))
  repeatedCallRoute(routes, often, {
    prepare: async ({ n }) => {
      prepared.push(n)
      return new TextEncoder().encode(n) as Uint8Array<ArrayBuffer>
    },
    answer: async (bytes, c) => sendBytes(c, bytes, { 'content-type': 'text/plain' }),
  })
  app.route('/api', routes)
  const post = async (path: string, content: unknown, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof content === 'string' ? content : JSON.stringify(content),
    })
    return {
      status: answer.status,
      headers: answer.headers,
      body: await answer.json().catch(() => undefined),
    }
  }
  return { app, post, taken, forgotten, logged, prepared, created }
}
