import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Gate } from './gate.ts'

/** What every handler of the app can ask its context for. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Lets calls in as they declare. */
    gate?: Gate
    /** Security headers that every answer carries. */
    commonHeaders: Readonly<Record<string, string>>
    /** The answer already has the common headers. */
    hasAllHeaders?: boolean
  }
}

export type ServerContext = Context<ServerEnv>
export type Routes = Hono<ServerEnv>
