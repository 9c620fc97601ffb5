import type { Routes } from '../../../../kernel/http/server-env.ts'
import { createBrandRegister } from '../../../brand/brands/register.ts'
import type { AdminDeps } from '../deps.ts'
import type { AdminSessions } from '../session.ts'
import { funnelPage, periods } from './page.ts'

/** The funnel of journeys, for signed-in operators. */
export function funnelRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const register = createBrandRegister(deps.db, deps.now)
  routes.get('/funnel', async (c) => {
    const days = periods.find((period) => String(period) === c.req.query('days')) ?? 30
    const brands = await register.list()
    const chosen = brands.find(({ refId }) => refId === c.req.query('brand'))
    const all = await deps.statistics.eventsOf(days)
    const counts = chosen ? all.filter(({ refId }) => refId === chosen.id) : all
    return c.html(funnelPage({ brands, chosen, days, counts, formKey: sessions.formKey(c) }))
  })
}
