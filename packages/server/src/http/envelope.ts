import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import type { ServerEnv } from './server-env.ts'

const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** What surrounds every answer: request id, security headers, one log line, one measurement. */
export function envelope(
  log: Logger,
  metrics: Metrics,
  strictTransport: boolean,
): MiddlewareHandler<ServerEnv> {
  const headers: [string, string][] = Object.entries(plainHeaders)
  if (strictTransport) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return async (c, next) => {
    const began = performance.now()
    const given = c.req.header('x-request-id')
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    // Before the handler: a handler's own headers of the same name win.
    for (const [name, value] of headers) c.header(name, value)
    c.header('x-request-id', requestId)
    await next()
    const ms = performance.now() - began
    const { status } = c.res
    const route = status === 404 ? 'none' : routePath(c, -1)
    metrics.request(c.req.method, route, status, ms / 1000)
    const line = { requestId, method: c.req.method, route, status, ms: Math.round(ms * 10) / 10 }
    if (status >= 500) log.warn(line, 'answered')
    else log.info(line, 'answered')
  }
}
