import { Hono } from 'hono'
import type { OpenDatabase } from '../../../kernel/db/database.ts'
import { notFound } from '../../../kernel/http/api-error.ts'
import type { Metrics } from '../../../kernel/http/metrics.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Lifecycle } from '../../../kernel/lifecycle.ts'
import type { ExchangeRates } from '../../../ports/exchange-rates.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import type { ModuleDeps } from '../../deps.ts'
import { addGauges, addRatesAge } from './gauges.ts'
import { createReadiness } from './readiness.ts'

/** Dependencies of all modules, and the counters of this process. */
export interface HealthDeps extends ModuleDeps {
  readonly metrics: Metrics
  readonly database: OpenDatabase
  readonly lifecycle: Lifecycle
  readonly exchangeRates: ExchangeRates
  readonly suppliers: Suppliers
}

/**
 * /healthz: the process is alive. /readyz: it can serve (its database answers, and writes after a failed write, and it is
 * not ending). /metrics: Prometheus text.
 */
export const healthModule: Module<HealthDeps> = {
  base: '/',
  routes: ({ db, database, metrics, config, lifecycle, exchangeRates, suppliers }) => {
    const routes = new Hono<ServerEnv>()
    addGauges(metrics, database, suppliers)
    addRatesAge(metrics, exchangeRates)
    routes.get('/healthz', (c) => c.json({ status: 'ok' }))
    const readiness = createReadiness(db, lifecycle)
    routes.get('/readyz', async (c) => {
      if (lifecycle.isEnding) return c.json({ status: 'ending' }, 503)
      const status = await readiness()
      return c.json({ status }, status === 'ready' ? 200 : 503)
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
