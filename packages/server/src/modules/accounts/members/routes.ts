import {
  confirmSignUp,
  forgotPassword,
  refreshSession,
  resendCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@staykit/contract'
import { Hono } from 'hono'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerContext, ServerEnv } from '../../../kernel/http/server-env.ts'
import { localeOfRequest } from '../../mail/request-locale.ts'
import { translateAccountError } from './account-refusals.ts'
import { createAccounts } from './accounts.ts'
import type { AccountsDeps } from './deps.ts'
import { pictureRoutes } from './picture-routes.ts'
import { preferenceRoutes } from './preference-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { refuseAtPlatform } from './refuse-at-platform.ts'
import { seenOf } from './security/device.ts'
import { securityRoutes } from './security/routes.ts'

const done = { ok: true } as const

/** POST /api/auth/… (rate limits come before any hashing), /api/profile/… */
export const accountsModule: Module<AccountsDeps> = {
  base: '/api',
  translate: translateAccountError,
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const accounts = createAccounts(deps)

    const atPool = (refId: string) => refuseAtPlatform(deps, refId)
    callRoute(routes, signUp, async ({ username, password, refId }, c) => {
      await atPool(refId)
      const email = lower(username)
      await accounts.signUp(email, password, { refId, locale: localeOfRequest(c) })
      return done
    })
    callRoute(routes, confirmSignUp, async ({ username, pin, password, refId }) => {
      await atPool(refId)
      await accounts.confirm(lower(username), pin, password)
      return done
    })
    callRoute(routes, resendCode, async ({ username, refId }, c) => {
      await atPool(refId)
      await accounts.sendPin('confirm', lower(username), { refId, locale: localeOfRequest(c) })
      return done
    })
    callRoute(routes, forgotPassword, async ({ email, refId }, c) => {
      await atPool(refId)
      await accounts.sendPin('reset', lower(email), { refId, locale: localeOfRequest(c) })
      return done
    })
    callRoute(routes, resetPassword, async ({ email, pin, newPassword, refId, device }, c) => {
      await atPool(refId)
      await accounts.resetPassword(lower(email), pin, newPassword, {
        refId,
        device,
        locale: localeOfRequest(c),
      })
      return done
    })
    callRoute(routes, signIn, async ({ username, password, refId, device }, c) => {
      await atPool(refId)
      const from = { refId, device, seen: seenOf(c, deps.config) }
      return noStore(c, await accounts.signIn(lower(username), password, from))
    })
    callRoute(routes, refreshSession, async ({ refreshToken }, c) => {
      return noStore(c, await deps.sessions.refresh(refreshToken))
    })
    callRoute(routes, signOut, async ({ refreshToken }) => {
      await deps.sessions.end(refreshToken)
      return done
    })
    profileRoutes(routes, deps)
    preferenceRoutes(routes, deps)
    pictureRoutes(routes, deps)
    securityRoutes(routes, deps)
    return routes
  },
}

function noStore<Answer>(c: ServerContext, answer: Answer): Answer {
  c.header('cache-control', 'no-store')
  return answer
}

const lower = (username: string) => username.trim().toLowerCase()
