import type { ServerContext } from './server-env.ts'

/**
 * Address of the caller for limits and logs. Behind a proxy (TRUST_PROXY) the last entry of X-Forwarded-For, the only
 * one that the proxy itself wrote.
 */
export function clientAddress(c: ServerContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown'
}
