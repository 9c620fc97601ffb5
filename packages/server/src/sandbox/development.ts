import { Hono } from 'hono'
import { notFound } from '../kernel/http/api-error.ts'
import { isLoopback } from '../kernel/http/loopback.ts'
import type { Routes, ServerContext, ServerEnv } from '../kernel/http/server-env.ts'

/** What the pages of the sandbox must know of the configuration. */
export interface Config {
  /** Whether they answer at all. */
  readonly DEV_PAGES: boolean
  /** Address of the reference site. */
  readonly SITE_URL: string
}

/** Routes for pages of development, which show everybody's mail: nobody but this machine is answered, and no proxy. */
export function pagesOfThisMachine(): Routes {
  const routes = new Hono<ServerEnv>()
  routes.use(async (c, next) => {
    if (!isOfThisMachine(c)) throw notFound()
    await next()
  })
  return routes
}

const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** The name that was asked for counts too: a page of the web may have had its own name lead here. */
function isOfThisMachine(c: ServerContext): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress
  if (peer !== undefined && !isLoopback(peer)) return false
  if (proxied.some((name) => c.req.header(name) !== undefined)) return false
  return isLoopback(new URL(c.req.url).hostname)
}
