import type { MiddlewareHandler } from 'hono'
import { forbiddenOrigin } from './forbidden-origin.ts'
import { setResponseHeader } from './response-header.ts'
import type { ServerEnv } from './server-env.ts'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  // The last three come from tracing libraries of pages; without them the browser would block those calls.
  'access-control-allow-headers':
    'content-type, authorization, auth-token, cache-control, x-cguid, x-request-id, traceparent, tracestate, baggage',
  'access-control-max-age': '7200',
}

/** Headers by which a page of an allowed origin may read an answer. */
export const readableBy = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'x-request-id, retry-after',
})

/** Which pages may read answers. */
export interface OriginRules {
  isAllowed(origin: string): boolean | Promise<boolean>
  /** Whether pages of any origin may read this path: the call itself refuses them with a reason. */
  isReadable?(path: string): boolean
  /** Whether sandboxed frames, which have an opaque origin, may show this path; they cannot read it. */
  isShown?(path: string): boolean
}

/**
 * CORS for an exact list of origins: an origin of no brand gets no CORS header, and its calls are refused.
 * `Brands.check` checks the brand again when the refId is known. Never allows credentials: tokens travel in headers
 * that a page sets.
 */
export function cors({ isAllowed, isReadable, isShown }: OriginRules): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    // Set without an origin too: a browser must not give a cached answer to a page of another origin.
    setResponseHeader(c, 'vary', 'Origin')
    if (origin === undefined) return next()
    const answer = isAllowed(origin)
    if (!(answer === true || (await answer)) && !isReadable?.(c.req.path)) {
      if (origin === 'null' && isShown?.(c.req.path)) return next()
      throw forbiddenOrigin(origin)
    }
    for (const [name, value] of Object.entries(readableBy(origin))) setResponseHeader(c, name, value)
    if (c.req.method !== 'OPTIONS') return next()
    return c.body(null, 204, preflight)
  }
}
