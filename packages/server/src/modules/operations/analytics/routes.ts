import { countEvent } from '@staykit/contract'
import { Hono } from 'hono'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Statistics } from '../../../kernel/statistics/statistics.ts'

export interface AnalyticsDeps {
  readonly statistics: Statistics
}

/** POST /api/analytics/events: counts a name. Reads nothing of the caller but the privacy signals of the browser. */
export const analyticsModule: Module<AnalyticsDeps> = {
  base: '/api',
  routes: ({ statistics }) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, countEvent, ({ refId, name }, c) => {
      if (!asksNotTo(c)) statistics.happened(refId, name)
      return { ok: true } as const
    })
    return routes
  },
}

const asksNotTo = (c: ServerContext) => c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
