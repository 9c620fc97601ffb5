import type { Access, AnyCall, Limit, ResponseOf } from '@staykit/contract'
import { errorAnswer } from '@staykit/contract'
import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver, uniqueSymbol } from 'hono-openapi'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'
import { jsonOrText, parseJson, readJson, readJsonText } from './body.ts'
import { gateOf } from './gate.ts'
import type { FindMember, Member } from './member.ts'
import { type FindReady, findReady, type Ready } from './ready-answers.ts'
import type { Routes, Sender, ServerContext } from './server-env.ts'

/** The request as the contract's schema parses it. */
export type ParsedRequest<C extends AnyCall> = z.output<C['request']>

/** The member, for calls that need one; for other calls, a function that finds the member. */
export type Caller<C extends AnyCall> = C['access'] extends 'member' ? Member : FindMember

/** Answers a call. An object is sent as JSON (and checked in tests); a Response is sent as it is. */
export type CallHandler<C extends AnyCall> = (
  request: ParsedRequest<C>,
  c: ServerContext,
  caller: Caller<C>,
) => Promise<ResponseOf<C> | Response> | ResponseOf<C> | Response

/**
 * Registers a call of the contract on routes mounted at its base: body limit, JSON, schema, then what the call declares
 * (brand, rate limits, access), and OpenAPI. Accepts a trailing slash. Throws ApiError 400, 413 and the errors of the
 * gate.
 */
export function callRoute<C extends AnyCall>(routes: Routes, call: C, handler: CallHandler<C>): void {
  const answer = async (c: ServerContext, entered: AnyCall = call, bodyBytes?: number) => {
    const request = await readRequest(call, c, bodyBytes)
    const { member, find, succeeded } = await gateOf(c).enter(entered, request as Record<string, unknown>, c)
    const response = await handler(request, c, (member ?? find) as Caller<C>)
    await succeeded()
    return response instanceof Response ? response : c.json(checkedInTests(call, response))
  }
  register(routes, call, async (c: ServerContext) => {
    if (!call.bodyBytes || !(await mayBeLarge(call, c))) return answer(c)
    const later = { ...call, limits: limitsOf(call, 'later') }
    return largeBodies(() => answer(c, later, call.bodyBytes))
  })
}

/** Bounds the memory of large bodies: a few are read and handled at a time, others wait. */
const largeBodies = pLimit(4)

/** Rate limits of a call that are taken before its body is read, and those that need a field of it. */
function limitsOf(call: AnyCall, when: 'before' | 'later'): AnyCall['limits'] {
  const limits = 'none' in call.limits ? [] : call.limits
  return limitsFrom(limits.filter(({ per }) => (typeof per === 'string') === (when === 'before')))
}

const limitsFrom = ([first, ...more]: readonly Limit[]): AnyCall['limits'] =>
  first ? [first, ...more] : { none: 'it has none of these' }

function register(
  routes: Routes,
  call: AnyCall,
  answer: (c: ServerContext) => Promise<Response>,
  find?: FindReady,
): void {
  const path = call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  const names = call.path === path ? [path] : [path, `${path}/`]
  const handler = Object.assign(describedBy(describe(call), answer), find && { [findReady]: find })
  for (const name of names) routes.on(call.method, name, handler)
}

/** How to answer a call that repeats. */
export interface Repeated<C extends AnyCall, Prepared> {
  /** Must depend only on the request and the date. */
  readonly prepare: (request: ParsedRequest<C>) => Promise<Prepared>
  /** Called for each request that has passed the gate. */
  readonly admitted?: (prepared: Prepared, sender: Sender) => void
  /** The finished answer of this sender; undefined where `answer` has to work, and for requests that must not be guessed. */
  readonly ready?: (prepared: Prepared, sender: Sender) => Ready | undefined
  readonly answer: (prepared: Prepared, c: ServerContext, find: FindMember) => Promise<Response>
}

/** Like callRoute, for calls that repeat with the same bytes: caches the result of `prepare` for the current minute. */
export function repeatedCallRoute<C extends AnyCall, Prepared>(
  routes: Routes,
  call: C,
  { prepare, admitted, ready, answer }: Repeated<C, Prepared>,
): void {
  interface Repeatable {
    readonly request: Record<string, unknown>
    readonly prepared: Prepared
    readonly minute: number
  }
  const answers = new LRUCache<string, Repeatable>({
    maxSize: 2 * 1024 * 1024,
    sizeCalculation: (_, text) => 500 + text.length,
  })
  const thisMinute = () => Math.floor(Date.now() / 60_000)
  const recent = (text: string): Repeatable | undefined => {
    const repeatable = answers.get(text)
    return repeatable?.minute === thisMinute() ? repeatable : undefined
  }
  // The gate writes into a request, and a refId can become invalid.
  const copyOf = ({ request }: Repeatable) => ({ ...request })
  const answerText = async (c: ServerContext) => {
    const text = await readJsonText(c)
    const minute = thisMinute()
    const repeatable = recent(text)
    if (repeatable) {
      const { find } = await gateOf(c).enter(call, copyOf(repeatable), c)
      admitted?.(repeatable.prepared, c)
      return answer(repeatable.prepared, c, find)
    }
    const parsed = checkRequest(call, parseJson(text))
    const request = { ...(parsed as Record<string, unknown>) }
    const { find } = await gateOf(c).enter(call, parsed as Record<string, unknown>, c)
    const prepared = await prepare(parsed)
    answers.set(text, { request, prepared, minute })
    admitted?.(prepared, c)
    return answer(prepared, c, find)
  }
  // A finished answer costs nothing, whatever the values of its request.
  const limits = 'none' in call.limits ? [] : call.limits
  const readyCall: AnyCall = { ...call, limits: limitsFrom(limits.filter(({ ofEach }) => !ofEach)) }
  const findOf = (find: (prepared: Prepared, sender: Sender) => Ready | undefined): FindReady => {
    return async (text, sender, gate) => {
      const repeatable = recent(text)
      const found = repeatable && find(repeatable.prepared, sender)
      if (!found) return undefined
      await gate.enter(readyCall, copyOf(repeatable), sender)
      admitted?.(repeatable.prepared, sender)
      return found
    }
  }
  register(routes, call, answerText, ready && findOf(ready))
}

/**
 * Whether the caller may send a body beyond the usual limit: a member who may make the call. Takes the limits that need no body;
 * throws RATE_LIMITED, before a byte is read.
 */
async function mayBeLarge(call: AnyCall, c: ServerContext): Promise<boolean> {
  const before = { ...call, limits: limitsOf(call, 'before') }
  return gateOf(c)
    .enter(before, {}, c)
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 429) throw error
        return false
      },
    )
}

/** Returns the validated request of a call. Throws ApiError BAD_REQUEST that names the fields. */
export async function readRequest<C extends AnyCall>(
  call: C,
  c: ServerContext,
  limit?: number,
): Promise<ParsedRequest<C>> {
  const types = call.isBeacon ? jsonOrText : undefined
  const fields = call.method === 'GET' ? c.req.query() : await readJson(c, limit, types)
  const parameters = call.path.includes('{') ? c.req.param() : undefined
  return checkRequest(call, parameters ? { ...(fields as object), ...parameters } : fields)
}

export function checkRequest<C extends AnyCall>(call: C, value: unknown): ParsedRequest<C> {
  // PostgreSQL cannot store a NUL. Schemas of texts refuse it; a record with any values has none.
  if (holds(value, nul)) throw new ApiError(400, 'BAD_REQUEST', 'The request is not right: it holds a NUL.')
  if (holds(value, halfPair))
    throw new ApiError(400, 'BAD_REQUEST', 'The request is not right: a text contains an unpaired surrogate.')
  const parsed = z.safeParse(call.request as z.ZodMiniType, value)
  if (parsed.success) return parsed.data as ParsedRequest<C>
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const names = [...new Set(fields.map(({ field }) => field || 'the body'))].join(', ')
  const words = call.badRequest ?? `The request is not right: check ${names}.`
  throw new ApiError(400, 'BAD_REQUEST', words, { details: { fields } })
}

const nul = (text: string) => text.includes('\0')
/** A lone surrogate: half a character, from a text that was cut in the middle of a pair. */
const halfPair = (text: string) => /\p{Surrogate}/u.test(text)

function holds(value: unknown, isBad: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isBad(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => isBad(name) || holds(one, isBad))
}

function checkedInTests<C extends AnyCall>(call: C, response: ResponseOf<C>): ResponseOf<C> {
  if (process.env.NODE_ENV !== 'test') return response
  const parsed = z.safeParse(call.response as z.ZodMiniType, response)
  if (!parsed.success) throw new Error(`${call.path} breaks its contract: ${z.prettifyError(parsed.error)}`)
  return response
}

/** Puts the description on the handler itself: a separate middleware would cost every request an extra step. */
function describedBy(description: MiddlewareHandler, handler: (c: ServerContext) => Promise<Response>) {
  const { [uniqueSymbol]: spec } = description as unknown as { [uniqueSymbol]: unknown }
  return Object.assign((c: ServerContext) => handler(c), { [uniqueSymbol]: spec })
}

function describe(call: AnyCall) {
  const json = (schema: z.ZodMiniType) => ({ 'application/json': { schema: resolver(schema) } })
  const failure = (description: string) => ({ description, content: json(errorAnswer) })
  const limits = 'none' in call.limits ? [] : call.limits
  return describeRoute({
    summary: call.summary,
    tags: [call.path.split('/')[1] ?? call.base],
    ...security[call.access as Access],
    ...(limits.length > 0 && { description: `At most ${limits.map(limitWords).join('; ')}.` }),
    ...(call.method === 'GET'
      ? { parameters: queryParameters(call) }
      : { requestBody: { required: true, content: json(call.request) } }),
    responses: {
      200: { description: 'The answer', content: json(call.response) },
      ...(call.access === 'member' && { 401: failure('Not signed in, or signed in at another brand') }),
      ...(call.brand !== 'none' && { 403: failure('The page is not one of the brand') }),
      ...(limits.length > 0 && { 429: failure('Too many tries: see Retry-After') }),
      default: failure('A failure, with one of the codes of the contract'),
    },
  })
}

/** Whether a member's token is required, or may replace a capability; public calls need none. */
const security: Readonly<Record<Access, { security?: Record<string, string[]>[] }>> = {
  public: {},
  member: { security: [{ bearer: [] }] },
  capability: { security: [{ bearer: [] }, {}] },
}

function limitWords({ points, seconds, per }: Limit): string {
  const what = typeof per === 'string' ? per : per.field
  return `${points} calls in ${seconds} seconds for each ${what}`
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
