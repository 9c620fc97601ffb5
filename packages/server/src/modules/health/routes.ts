import { Hono } from 'hono'
import { sql } from 'kysely'
import { notFound } from '../../kernel/http/api-error.ts'
import type { Metrics } from '../../kernel/http/metrics.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { ServerEnv } from '../../kernel/http/server-env.ts'
import type { ModuleDeps } from '../deps.ts'

/** Besides what all need: the counters of this process. */
export interface HealthDeps extends ModuleDeps {
  readonly metrics: Metrics
}

/** /healthz: the process lives. /readyz: it can serve (its database answers). /metrics: Prometheus text. */
export const healthModule: Module<HealthDeps> = {
  base: '/',
  routes: ({ db, metrics, config }) => {
    const routes = new Hono<ServerEnv>()
    routes.get('/healthz', (c) => c.json({ status: 'ok' }))
    routes.get('/readyz', async (c) => {
      const ready = await sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
      return c.json({ status: ready ? 'ready' : 'waiting for the database' }, ready ? 200 : 503)
    })
    routes.get('/metrics', async (c) => {
      const token = config.METRICS_TOKEN
      const open = token
        ? c.req.header('authorization') === `Bearer ${token}`
        : config.NODE_ENV !== 'production'
      if (!open) throw notFound()
      return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType })
    })
    return routes
  },
}
