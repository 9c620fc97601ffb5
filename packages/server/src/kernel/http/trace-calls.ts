import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { inOuterSpan, type Span } from '../tracing/tracing.ts'
import { ApiError } from './api-error.ts'
import type { ServerContext, ServerEnv } from './server-env.ts'

/**
 * One span for each call, named by its method and the pattern of its route (OpenTelemetry's conventions for HTTP
 * servers). Leaves out addresses, bodies, headers, `url.path` and `url.query`, because they can name people and trips.
 * Uses only the ids of a `traceparent`.
 */
export function traceCalls(isTraced: (path: string) => boolean): MiddlewareHandler<ServerEnv> {
  return (c, next) => {
    const { method } = c.req
    if (method === 'OPTIONS' || !isTraced(c.req.path)) return next()
    const attributes = { 'http.request.method': method, 'staykit.request_id': c.get('requestId') }
    const remote = c.req.header('traceparent')
    return inOuterSpan({ name: method, kind: 'server', attributes }, { remote }, async (span) => {
      await next()
      if (span) tellAnswer(span, c)
    })
  }
}

function tellAnswer(span: Span, c: ServerContext): void {
  const { status } = c.res
  const route = routePath(c, -1)
  // Nothing matched: the pattern belongs to a surrounding middleware.
  const isRoute = !route.endsWith('*')
  if (isRoute) span.rename(`${c.req.method} ${route}`)
  span.tell({
    'http.route': isRoute ? route : undefined,
    'http.response.status_code': status,
    'staykit.error_code': c.error instanceof ApiError ? c.error.code : undefined,
    'error.type': status >= 500 ? String(status) : undefined,
  })
}
