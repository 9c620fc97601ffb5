import * as z from 'zod/mini'
import { type AnyCall, type Base, basePaths, type RequestOf, type ResponseOf } from './call.ts'
import { CallError, errorAnswer } from './errors.ts'

export interface ClientOptions {
  /** Of the API server, without a trailing slash, e.g. https://api.example.com; empty for the own origin. */
  readonly address: string
  /** Whole addresses of bases that are elsewhere, e.g. { travel: 'https://travel-qa.example.com' } (HOT-252). */
  readonly bases?: Readonly<Partial<Record<Base, string | undefined>>> | undefined
  /** The brand that every call speaks for which names one, unless the call itself names another. */
  readonly refId?: string | undefined
  readonly fetch: typeof fetch
  /** Headers of the moment for a call, such as the access token and the client id. */
  readonly headers?: ((call: AnyCall) => Record<string, string> | Promise<Record<string, string>>) | undefined
  readonly setTimeout?: (run: () => void, ms: number) => unknown
  readonly clearTimeout?: (timer: never) => void
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** Sends none of the client's headers: for the call that those headers themselves wait for. */
  readonly anonymous?: boolean | undefined
}

/** A request as a bound client takes it: the brand is the client's. */
export type Unbound<Request> = Request extends { refId?: string }
  ? Omit<Request, 'refId'> & { refId?: string | undefined }
  : Request

/** Makes calls and throws nothing but CallError. */
export type Client = <C extends AnyCall>(
  call: C,
  request: Unbound<RequestOf<C>>,
  options?: SendOptions,
) => Promise<ResponseOf<C>>

const DEFAULT_TIMEOUT_MS = 5000
const gatewayTrouble = new Set([502, 503, 504])

/** A client for the calls of this package. A lost answer is asked for once more only where the call allows it. */
export function createClient(options: ClientOptions): Client {
  return async (call, request, send = {}) => {
    const attempt = () => sendOnce(options, call, request, send)
    try {
      return await attempt()
    } catch (error) {
      const lost =
        error instanceof CallError && (error.code === 'NETWORK' || gatewayTrouble.has(error.status))
      if (!call.retry || !lost || send.signal?.aborted) throw error
      return attempt()
    }
  }
}

async function sendOnce<C extends AnyCall>(
  options: ClientOptions,
  call: C,
  request: Unbound<RequestOf<C>>,
  send: SendOptions,
): Promise<ResponseOf<C>> {
  const body = parse(call.request, bound(options, request), 'BAD_REQUEST', 'The request is not complete.')
  const abort = new AbortController()
  let timedOut = false
  const later = options.setTimeout ?? ((run: () => void, ms: number) => setTimeout(run, ms))
  const timer = later(
    () => {
      timedOut = true
      abort.abort()
    },
    send.timeoutMs ?? call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  )
  const forward = () => abort.abort()
  if (send.signal?.aborted) forward()
  send.signal?.addEventListener('abort', forward)
  try {
    const { url, init } = requestOf(options, call, body as Record<string, unknown>)
    const headers = { ...init.headers, ...(send.anonymous ? {} : await options.headers?.(call)) }
    const response = await options.fetch(url, { ...init, headers, signal: abort.signal })
    return await readAnswer(call, response)
  } catch (error) {
    if (error instanceof CallError) throw error
    if (timedOut) throw failure('TIMEOUT', 'This is taking too long. Please try again.', error)
    if (send.signal?.aborted) throw failure('ABORTED', 'The request was cancelled.', error)
    throw failure('NETWORK', 'We could not reach the server. Please check your connection.', error)
  } finally {
    ;(options.clearTimeout ?? ((id: never) => clearTimeout(id)))(timer as never)
    send.signal?.removeEventListener('abort', forward)
  }
}

// A call without a brand leaves the field out: schemas drop what they do not know.
const bound = ({ refId }: ClientOptions, request: { refId?: string | undefined }) =>
  refId ? { ...request, refId: request.refId ?? refId } : request

function requestOf(options: ClientOptions, call: AnyCall, body: Record<string, unknown>) {
  const left = { ...body }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name] ?? ''))
    delete left[name]
    return value
  })
  const url = (options.bases?.[call.base] ?? options.address + basePaths[call.base]) + path
  const accept = { accept: 'application/json' }
  if (call.method === 'GET') {
    const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, String(value)]))
    return { url: query.size ? `${url}?${query}` : url, init: { method: 'GET', headers: accept } }
  }
  const headers = { ...accept, 'content-type': 'application/json' }
  return { url, init: { method: call.method, headers, body: JSON.stringify(left) } }
}

async function readAnswer<C extends AnyCall>(call: C, response: Response): Promise<ResponseOf<C>> {
  const text = await response.text()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const code = response.ok ? 'BAD_ANSWER' : 'SERVER_ERROR'
    throw failure(code, 'The server gave an answer that we cannot read.', error, response.status)
  }
  if (!response.ok) {
    const known = z.safeParse(errorAnswer, json)
    if (known.success) throw new CallError(known.data.error, response.status)
    throw failure('SERVER_ERROR', 'Something went wrong on the server.', undefined, response.status)
  }
  return parse(
    call.response,
    json,
    'BAD_ANSWER',
    'The server gave an answer that we do not understand.',
  ) as ResponseOf<C>
}

function parse(schema: z.ZodMiniType, value: unknown, code: string, message: string): unknown {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const fields = result.error.issues.map((issue) => issue.path.join('.'))
  throw new CallError({ code, message, details: { fields } })
}

function failure(code: string, message: string, cause: unknown, status = 0): CallError {
  return new CallError({ code, message }, status, { cause })
}
