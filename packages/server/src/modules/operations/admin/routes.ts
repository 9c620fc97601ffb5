import { Hono, type MiddlewareHandler } from 'hono'
import { notFound } from '../../../kernel/http/api-error.ts'
import { clientAddress } from '../../../kernel/http/client-address.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { Routes, ServerEnv } from '../../../kernel/http/server-env.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { brandRoutes } from './brand-routes.ts'
import type { AdminDeps } from './deps.ts'
import { readFields } from './form-fields.ts'
import { funnelRoutes } from './funnel/routes.ts'
import { hotelRoutes } from './hotels/routes.ts'
import { hasOperators } from './operators/operators.ts'
import { notAllowedPage } from './operators/page.ts'
import { includes, roleFor } from './operators/roles.ts'
import { operatorRoutes } from './operators/routes.ts'
import { closedPage, signInPage } from './pages/sign-in.ts'
import { peopleRoutes } from './people/routes.ts'
import { script } from './script.ts'
import { type AdminSessions, createAdminSessions, refuseOtherSites } from './session.ts'
import { icon, previewStyle, style } from './style.ts'

const policy =
  "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; frame-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Attempts of the token from one address. */
const SIGN_INS = { points: 10, seconds: 600, isForgiven: true } as const

/** The pages of brands and bookings at /admin: closed without ADMIN_TOKEN. */
export const adminModule: Module<AdminDeps> = {
  base: '/admin',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const { config } = deps
    routes.use(async (c, next) => {
      c.header('content-security-policy', policy)
      c.header('cache-control', 'no-store')
      await next()
    })
    const text = (path: string, body: string, type: string) =>
      routes.get(path, (c) => c.body(body, 200, { 'content-type': `${type}; charset=utf-8` }))
    text('/admin.css', style, 'text/css')
    text('/preview.css', previewStyle, 'text/css')
    text('/admin.js', script, 'text/javascript')
    text('/icon.svg', icon, 'image/svg+xml')
    if (!config.ADMIN_TOKEN) {
      routes.get('/', (c) => c.html(closedPage(), 503))
      return routes
    }
    const sessions = createAdminSessions(deps, config.ADMIN_TOKEN)
    routes.use(async (c, next) => {
      await sessions.load(c)
      await next()
    })
    signInRoutes(routes, deps, sessions)
    operatorRoutes(routes, deps, sessions)
    routes.use('/', guard(deps, sessions))
    for (const part of ['/brands/*', '/bookings/*', '/books/*', '/funnel/*', '/people/*', '/hotels/*'])
      routes.use(part, guard(deps, sessions))
    brandRoutes(routes, deps, sessions)
    bookingRoutes(routes, deps, sessions)
    funnelRoutes(routes, deps, sessions)
    peopleRoutes(routes, deps, sessions)
    hotelRoutes(routes, deps, sessions)
    return routes
  },
}

/** Lets in who may see or do it: without operators the token, otherwise an operator with the role. */
function guard({ db }: AdminDeps, sessions: AdminSessions): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    const isHome = path === '/admin' || path === '/admin/'
    if (sessions.formKey(c) === undefined) {
      // The first page is the sign-in.
      if (isHome) return next()
      if (method !== 'GET') throw notFound()
      return c.redirect('/admin', 303)
    }
    const operator = sessions.operator(c)
    if (!operator && (await hasOperators(db))) {
      if (method !== 'GET') return c.html(notAllowedPage(sessions.formKey(c)), 403)
      return c.redirect('/admin/operators', 303)
    }
    if (operator && !includes(operator.role, roleFor(method, path)))
      return c.html(notAllowedPage(sessions.formKey(c)), 403)
    return next()
  }
}

function signInRoutes(routes: Routes, deps: AdminDeps, sessions: AdminSessions): void {
  const tries = deps.limit('admin-sign-in', SIGN_INS)
  routes.post('/sign-in', async (c) => {
    refuseOtherSites(c)
    const address = clientAddress(c, deps.config)
    await tries.take(address)
    const fields = await readFields(c)
    if (!sessions.isToken(fields.get('token') ?? ''))
      return c.html(signInPage(await hasOperators(deps.db), 'That is not the token.'), 401)
    await tries.forget(address)
    await sessions.open(c)
    return c.redirect('/admin', 303)
  })
  routes.post('/sign-out', async (c) => {
    const fields = await readFields(c)
    sessions.checkForm(c, fields.get('formKey'))
    await sessions.close(c)
    return c.redirect('/admin', 303)
  })
}
