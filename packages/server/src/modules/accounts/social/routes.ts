import { exchangeSocialLogin } from '@staykit/contract'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { notFound } from '../../../kernel/http/api-error.ts'
import { readText } from '../../../kernel/http/body.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import { floodGuard } from '../../../kernel/http/flood.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import { platformPages, type SocialLogin } from '../../../ports/social-login.ts'
import { refusePin } from '../members/account-refusals.ts'
import { beginSession } from '../members/accounts.ts'
import { seenOf } from '../members/security/device.ts'
import type { SocialDeps } from './deps.ts'
import { spendCode } from './logins.ts'
import { begin, finish } from './steps.ts'

/** A user clicks once or twice; programs do not use this route. */
const PER_MINUTE = 60

/**
 * GET /api/auth/social/{provider} and its callback, which the browser passes through; POST /api/auth/social ends it.
 */
export const socialModule: Module<SocialDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const guard = floodGuard(deps, 'social-address', PER_MINUTE)
    const providerOf = (c: ServerContext) => {
      const found = deps.socialLogins.find(({ name }) => name === c.req.param('provider'))
      if (!found) throw notFound('invalid login options')
      return found
    }
    routes.get('/auth/social/:provider', async (c) => {
      await guard(c)
      c.header('cache-control', 'no-store')
      return c.redirect(await begin(deps, providerOf(c), c.req.query()), 302)
    })
    routes.get('/auth/social/platform/:page{login|registration|forgot_password}', async (c) => {
      await guard(c)
      const platform = deps.socialLogins.find(({ name }) => name === 'platform')
      const page = platformPages.find((name) => name === c.req.param('page'))
      if (!platform || !page) throw notFound()
      c.header('cache-control', 'no-store')
      const token = page === 'login' ? tokenIn(c, platform) : undefined
      return c.redirect(await begin(deps, platform, c.req.query(), page, token), 302)
    })
    const callback = async (c: ServerContext, answer: URLSearchParams) => {
      await guard(c)
      c.header('cache-control', 'no-store')
      const provider = providerOf(c)
      return c.redirect(await finish(deps, provider, answer, tokenIn(c, provider)), 302)
    }
    routes.get('/auth/social/:provider/callback', (c) => callback(c, new URL(c.req.url).searchParams))
    routes.post('/auth/social/:provider/callback', async (c) =>
      callback(c, new URLSearchParams(await readText(c))),
    )
    callRoute(routes, exchangeSocialLogin, async ({ code, verifier, refId, device }, c) => {
      const login = await spendCode(deps.db, { code, verifier, refId }, deps.now())
      const user = login?.user_id ? await deps.identity.findById(login.user_id) : undefined
      if (!login || !user) return refusePin('wrong')
      c.header('cache-control', 'no-store')
      const from = { refId, device, seen: seenOf(c, deps.config), provider: login.provider }
      return beginSession(deps, { user }, { ...from, isNew: login.is_new })
    })
    return routes
  },
}

/** The token of the provider in this browser; browsers send the cookie with navigations, not with calls of pages. */
const tokenIn = (c: ServerContext, { cookie }: SocialLogin) => cookie && getCookie(c, cookie.name)
