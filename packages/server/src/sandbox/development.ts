import { Hono } from 'hono'
import { notFound } from '../kernel/http/api-error.ts'
import { isLoopback } from '../kernel/http/loopback.ts'
import type { Routes, ServerContext, ServerEnv } from '../kernel/http/server-env.ts'

/** Configuration of the sandbox's pages. */
export interface Config {
  /** Whether they are on. */
  readonly DEV_PAGES: boolean
  /** Address of the reference site. */
  readonly SITE_URL: string
}

/** Routes for pages of development, which show all mail: only for this machine, and not through a proxy. */
export function pagesOfThisMachine(): Routes {
  const routes = new Hono<ServerEnv>()
  routes.use(async (c, next) => {
    if (!isOfThisMachine(c)) throw notFound()
    await next()
  })
  return routes
}

const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Checks the requested host name too: a web page may have its own name resolve to this machine. */
function isOfThisMachine(c: ServerContext): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress
  if (peer !== undefined && !isLoopback(peer)) return false
  if (proxied.some((name) => c.req.header(name) !== undefined)) return false
  return isLoopback(new URL(c.req.url).hostname)
}
