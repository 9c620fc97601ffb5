import type { MiddlewareHandler } from 'hono'
import { forbiddenOrigin } from './forbidden-origin.ts'
import { setResponseHeader } from './response-header.ts'
import type { ServerEnv } from './server-env.ts'

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  // The last three are what a page's own tracer adds to its calls; without them its calls would not be made at all.
  'access-control-allow-headers':
    'content-type, authorization, auth-token, cache-control, x-cguid, x-request-id, traceparent, tracestate, baggage',
  'access-control-max-age': '7200',
}

/** Which pages may read answers. */
export interface OriginRules {
  isAllowed(origin: string): boolean | Promise<boolean>
  /** Whether pages of any origin may read what is said at this path: the call itself refuses them, and says why. */
  isReadable?(path: string): boolean
}

/**
 * CORS of the API by an exact list: an origin that no brand names gets no CORS header, and its calls are refused. Which
 * brand may be spoken for is checked again where the refId is known (`Brands.check`). Never credentials: tokens travel
 * in headers that a page must set itself.
 */
export function cors({ isAllowed, isReadable }: OriginRules): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    // Without one too: a browser that keeps this answer must not hand it to a page of another origin.
    setResponseHeader(c, 'vary', 'Origin')
    if (origin === undefined) return next()
    const answer = isAllowed(origin)
    if (!(answer === true || (await answer)) && !isReadable?.(c.req.path)) throw forbiddenOrigin(origin)
    setResponseHeader(c, 'access-control-allow-origin', origin)
    setResponseHeader(c, 'access-control-expose-headers', 'x-request-id, retry-after')
    if (c.req.method !== 'OPTIONS') return next()
    return c.body(null, 204, preflight)
  }
}
