import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { AccessLog } from './access-log.ts'
import { scrub } from './log.ts'
import type { Metrics } from './metrics.ts'
import { securityHeaders, setResponseHeader } from './response-header.ts'
import type { ServerContext, ServerEnv } from './server-env.ts'

/** Request ids of callers. The log writes them as they are, so that a card number is refused. */
const isRequestId = (id: string) => /^[\w-]{8,64}$/.test(id) && scrub(id) === id

/** The caller's id of its request where it may be logged, otherwise a new one. */
export const requestIdOf = (sent: string | undefined): string =>
  sent !== undefined && isRequestId(sent) ? sent : randomUUID()

/** Adds request id and security headers to every answer, writes one log line, records one measurement. */
export function envelope(
  access: AccessLog,
  metrics: Metrics,
  strictTransport: boolean,
): MiddlewareHandler<ServerEnv> {
  const common = securityHeaders(strictTransport)
  const entries = Object.entries(common)
  const addHeaders = (c: ServerContext, requestId: string) => {
    const omitted = c.get('omittedHeader')
    for (const [name, value] of entries) if (name !== omitted) setResponseHeader(c, name, value)
    setResponseHeader(c, 'x-request-id', requestId)
  }
  return async (c, next) => {
    const began = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    c.set('commonHeaders', common)
    const isDirect = c.env?.outgoing !== undefined
    // Hono adds pending headers only before an answer is made; Node accepts them until it is written.
    if (!isDirect) addHeaders(c, requestId)
    await next()
    if (isDirect && !c.get('hasAllHeaders')) addHeaders(c, requestId)
    const ms = performance.now() - began
    const { status } = c.res
    const route = status === 404 ? 'none' : routePath(c, -1)
    metrics.request(c.req.method, route, status, ms / 1000)
    access.note(requestId, c.req.method, route, status, ms)
  }
}
