import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

/** What every handler of the app can ask its context for. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string }
}

export type ServerContext = Context<ServerEnv>
export type Routes = Hono<ServerEnv>
