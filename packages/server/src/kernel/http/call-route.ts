import type { AnyCall, ResponseOf } from '@staykit/contract'
import { errorAnswer } from '@staykit/contract'
import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver, uniqueSymbol } from 'hono-openapi'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { parseJson, readJson, readJsonText } from './body.ts'
import type { Routes, ServerContext } from './server-env.ts'

/** The request as the contract's schema gives it back. */
export type ParsedRequest<C extends AnyCall> = z.output<C['request']>

/** Answers a call: an object is checked (in tests) and sent as JSON, a Response is sent as it is. */
export type CallHandler<C extends AnyCall> = (
  request: ParsedRequest<C>,
  c: ServerContext,
) => Promise<ResponseOf<C> | Response> | ResponseOf<C> | Response

/**
 * Registers a call of the contract on routes mounted at its base: body limit, JSON, schema, OpenAPI. With and without
 * a trailing slash alike. Throws ApiError 400, 413 to the app's error answer.
 */
export function callRoute<C extends AnyCall>(routes: Routes, call: C, handler: CallHandler<C>): void {
  register(routes, call, async (c: ServerContext) => {
    const request = await readRequest(call, c)
    const response = await handler(request, c)
    return response instanceof Response ? response : c.json(checkedInTests(call, response))
  })
}

function register(routes: Routes, call: AnyCall, answer: (c: ServerContext) => Promise<Response>): void {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  const names = call.path === path ? [path] : [path, `${path}/`]
  for (const name of names) routes.on(call.method, name, describedBy(describe(call), answer))
}

/**
 * Like callRoute, for a call that is asked again and again with the same bytes: what `prepare` made of a body is kept for
 * the running minute, so that the same body is read and checked once. `prepare` must depend on nothing but the request
 * and the date.
 */
export function repeatedCallRoute<C extends AnyCall, Prepared>(
  routes: Routes,
  call: C,
  prepare: (request: ParsedRequest<C>) => Promise<Prepared>,
  answer: (prepared: Prepared, c: ServerContext) => Promise<Response>,
): void {
  const kept = new LRUCache<string, { prepared: Prepared & object; minute: number }>({
    maxSize: 2 * 1024 * 1024,
    sizeCalculation: (_, text) => 500 + text.length,
  })
  const answerText = async (c: ServerContext) => {
    const text = await readJsonText(c)
    const minute = Math.floor(Date.now() / 60_000)
    const known = kept.get(text)
    if (known?.minute === minute) return answer(known.prepared, c)
    const prepared = await prepare(checkRequest(call, parseJson(text)))
    kept.set(text, { prepared: prepared as Prepared & object, minute })
    return answer(prepared, c)
  }
  register(routes, call, answerText)
}

/** The validated request of a call. Throws ApiError BAD_REQUEST naming the fields. */
export async function readRequest<C extends AnyCall>(call: C, c: ServerContext): Promise<ParsedRequest<C>> {
  const fields = call.method === 'GET' ? c.req.query() : await readJson(c)
  const parameters = call.path.includes('{') ? c.req.param() : undefined
  return checkRequest(call, parameters ? { ...(fields as object), ...parameters } : fields)
}

export function checkRequest<C extends AnyCall>(call: C, value: unknown): ParsedRequest<C> {
  // Texts of the contract refuse it by their schema; this is for what has none, such as a record of anything.
  if (holdsNul(value)) throw new ApiError(400, 'BAD_REQUEST', 'The request is not right: it holds a NUL.')
  const parsed = z.safeParse(call.request as z.ZodMiniType, value)
  if (parsed.success) return parsed.data as ParsedRequest<C>
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const names = [...new Set(fields.map(({ field }) => field || 'the body'))].join(', ')
  throw new ApiError(400, 'BAD_REQUEST', `The request is not right: check ${names}.`, { details: { fields } })
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => holdsNul(name) || holdsNul(one))
}

function checkedInTests<C extends AnyCall>(call: C, response: ResponseOf<C>): ResponseOf<C> {
  if (process.env.NODE_ENV !== 'test') return response
  const parsed = z.safeParse(call.response as z.ZodMiniType, response)
  if (!parsed.success) throw new Error(`${call.path} breaks its contract: ${z.prettifyError(parsed.error)}`)
  return response
}

/** Puts the description on the handler itself: a middleware that only describes would cost every request a turn. */
function describedBy(description: MiddlewareHandler, handler: (c: ServerContext) => Promise<Response>) {
  const { [uniqueSymbol]: spec } = description as unknown as { [uniqueSymbol]: unknown }
  return Object.assign((c: ServerContext) => handler(c), { [uniqueSymbol]: spec })
}

function describe(call: AnyCall) {
  const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: resolver(schema) } })
  const secured = call.access === 'member' ? { security: [{ bearer: [] }] } : {}
  return describeRoute({
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? call.base],
    ...secured,
    ...(call.method === 'GET'
      ? { parameters: queryParameters(call) }
      : { requestBody: { required: true, content: json(call.request) } }),
    responses: {
      200: { description: 'The answer', content: json(call.response) },
      default: {
        description: 'A failure, with one of the codes of the contract',
        content: json(errorAnswer),
      },
    },
  })
}

function queryParameters(call: AnyCall) {
  const shape: Record<string, z.ZodMiniType> = call.request.def.shape
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: call.path.includes(`{${name}}`) ? ('path' as const) : ('query' as const),
    required: !z.safeParse(schema, undefined).success,
    schema: { type: 'string' as const },
  }))
}
