import { createHash } from 'node:crypto'
import {
  actionOf,
  createEnvelope,
  type Envelope,
  type PlatformRequest,
  REF_ID_HEADER,
} from '@staykit/contract/platform'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { parseJson, readText } from '../../../kernel/http/body.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import type { PlatformDeps } from './deps.ts'

/** Validity of a request before and after its time, for clocks that differ, ms. */
const WINDOW_MS = 5 * 60_000

const wire = z.strictObject({ data: z.string().max(90_000) })
const inside = z.object({ time: z.number(), body: z.record(z.string(), z.unknown()) })

/** A decrypted request: its content, and how to encrypt its answer. */
interface OpenedCall {
  readonly body: PlatformRequest['body'] | undefined
  readonly seal: (text: string) => Promise<string>
}

/**
 * Decrypts the envelopes of programs with a brand's key, and encrypts their answers. The calls behind it are the same
 * as for pages, which have no key and use plain JSON over TLS: gate, rate limits and access apply to both.
 */
export function sealedCalls(deps: PlatformDeps): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    if (c.req.header(REF_ID_HEADER) === undefined) return next()
    const call = await open(deps, c).catch(() => undefined)
    if (!call) return refused(c)
    if (call.body) replaceBody(c, call.body)
    await next()
    const { status, headers } = c.res
    const answer = await call.seal(asPlatform(await c.res.text()))
    headers.delete('content-length')
    c.res = new Response(JSON.stringify({ data: answer }), { status, headers })
  }
}

/** The same answer for every invalid envelope, whatever the reason. */
function refused(c: ServerContext): Response {
  const message = 'The request cannot be read.'
  const answer = { success: false, err_msgs: [message], error: { code: 'BAD_REQUEST', message } }
  return c.json(answer, 400, { 'cache-control': 'no-store' })
}

/** Undefined and errors mean the same refusal. */
async function open(deps: PlatformDeps, c: ServerContext): Promise<OpenedCall | undefined> {
  const { refId } = await deps.brands.check(c.req.header(REF_ID_HEADER) ?? '', c.req.header('origin'))
  const key = deps.config.PLATFORM_KEYS.get(refId)
  if (key === undefined) return undefined
  const token = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  const envelope = await createEnvelope(key, token)
  const about = { method: c.req.method, action: actionOf(c.req.path) }
  const sealing = (nonce?: string) => async (text: string) =>
    (await envelope.seal(text, { ...about, kind: 'answer', nonce })).data
  // AQ-22: a GET without parameters sends nothing.
  const isBare = c.req.method === 'GET' && Object.keys(c.req.query()).length === 0
  if (isBare) return { body: undefined, seal: sealing() }
  const sent = c.req.method === 'GET' ? c.req.query() : parseJson(await readText(c))
  const opened = await openRequest(envelope, wire.parse(sent).data, about)
  if (!opened || Math.abs(deps.now().getTime() - opened.time) > WINDOW_MS) return undefined
  if (!(await isFirst(deps, `${refId} ${opened.nonce}`))) return undefined
  return { body: opened.body, seal: sealing(opened.nonce) }
}

async function openRequest(envelope: Envelope, data: string, about: { method: string; action: string }) {
  const opened = await envelope.open(data, { ...about, kind: 'request' })
  return opened && { ...inside.parse(parseJson(opened.text)), nonce: opened.nonce }
}

/** Whether no process has opened it before. */
async function isFirst({ db, now }: PlatformDeps, nonce: string): Promise<boolean> {
  const inserted = await db
    .insertInto('platform_nonces')
    .values({
      nonce: createHash('sha256').update(nonce).digest('base64url'),
      expires_at: new Date(now().getTime() + 2 * WINDOW_MS),
    })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst()
  return Boolean(inserted.numInsertedOrUpdatedRows)
}

/** Replaces the request by the content of its envelope. */
function replaceBody(c: ServerContext, body: PlatformRequest['body']): void {
  const { raw, method, url } = c.req
  const headers = new Headers(raw.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  if (method === 'GET') {
    const address = new URL(url)
    address.search = new URLSearchParams(
      Object.entries(body).map(([name, value]) => [name, String(value)]),
    ).toString()
    c.req.raw = new Request(address, { headers })
  } else c.req.raw = new Request(url, { method, headers, body: JSON.stringify(body) })
  c.req.bodyCache = {}
}

/** A failure in the platform's format (ACC-214): err_msgs, with our own code beside it. */
function asPlatform(text: string): string {
  const answer = parseJson(text) as { readonly error?: { readonly message: string } }
  return answer.error ? JSON.stringify({ success: false, err_msgs: [answer.error.message], ...answer }) : text
}
