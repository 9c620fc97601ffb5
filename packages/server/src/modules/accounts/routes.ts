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
import { ApiError } from '../../kernel/http/api-error.ts'
import { callRoute } from '../../kernel/http/call-route.ts'
import { clientAddress } from '../../kernel/http/client-address.ts'
import type { Module } from '../../kernel/http/module.ts'
import type { Limit } from '../../kernel/http/rate-limit.ts'
import type { ServerContext, ServerEnv } from '../../kernel/http/server-env.ts'
import { createAccounts } from './accounts.ts'
import type { AccountsDeps } from './deps.ts'
import { profileRoutes } from './profile-routes.ts'

const done = { ok: true } as const

/** POST /api/auth/…, GET and POST /api/profile/users/{id} */
export const accountsModule: Module<AccountsDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    const accounts = createAccounts(deps)
    const guard = guards(deps)

    callRoute(routes, signUp, async ({ username, password, refId }, c) => {
      await guard.brand(c, refId)
      const email = lower(username)
      await guard.mail(c, email)
      await accounts.signUp(email, password, refId)
      return done
    })
    callRoute(routes, confirmSignUp, async ({ username, pin, refId }, c) => {
      await guard.brand(c, refId)
      await guard.pin(c, lower(username))
      await accounts.confirm(lower(username), pin)
      return done
    })
    callRoute(routes, resendCode, async ({ username, refId }, c) => {
      await guard.brand(c, refId)
      await guard.mail(c, lower(username))
      await accounts.sendPin('confirm', lower(username), refId)
      return done
    })
    callRoute(routes, forgotPassword, async ({ email, refId }, c) => {
      await guard.brand(c, refId)
      await guard.mail(c, lower(email))
      await accounts.sendPin('reset', lower(email), refId)
      return done
    })
    callRoute(routes, resetPassword, async ({ email, pin, newPassword, refId }, c) => {
      await guard.brand(c, refId)
      await guard.pin(c, lower(email))
      await accounts.resetPassword(lower(email), pin, newPassword)
      return done
    })
    callRoute(routes, signIn, async ({ username, password, refId }, c) => {
      await guard.brand(c, refId)
      const email = lower(username)
      const forget = await guard.signIn(c, email)
      const session = await accounts.signIn(email, password, refId)
      await forget()
      return noStore(c, session)
    })
    callRoute(routes, refreshSession, async ({ refreshToken }, c) => {
      return noStore(c, await deps.sessions.refresh(refreshToken))
    })
    callRoute(routes, signOut, async ({ refreshToken }) => {
      await deps.sessions.end(refreshToken)
      return done
    })
    profileRoutes(routes, deps)
    return routes
  },
}

/** Limits come before any hashing, by account and by address; they count for unknown accounts alike. */
function guards(deps: AccountsDeps) {
  const { limit, brands, config } = deps
  const perAddress = limit('auth-address', { points: 200, seconds: 300 })
  const perAccount = limit('auth-account', { points: 10, seconds: 900 })
  const perPin = limit('auth-pin', { points: 20, seconds: 3_600 })
  const perMail = limit('auth-mail', { points: 8, seconds: 3_600 })
  const take = async (c: ServerContext, account: Limit, email: string) => {
    await taken(perAddress, clientAddress(c, config.TRUST_PROXY))
    await taken(account, email)
  }
  return {
    brand: (c: ServerContext, refId: string) => brands.check(refId, c.req.header('origin')),
    pin: (c: ServerContext, email: string) => take(c, perPin, email),
    mail: (c: ServerContext, email: string) => take(c, perMail, email),
    signIn: async (c: ServerContext, email: string) => {
      await take(c, perAccount, email)
      return () => perAccount.forget(email)
    },
  }
}

async function taken(limit: Limit, key: string): Promise<void> {
  try {
    await limit.take(key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { details } = error.wire
    throw new ApiError(
      429,
      'LimitExceededException',
      'Attempt limit exceeded. Please try again after some time.',
      {
        headers: { ...error.headers },
        ...(details && { details }),
      },
    )
  }
}

function noStore<Answer>(c: ServerContext, answer: Answer): Answer {
  c.header('cache-control', 'no-store')
  return answer
}

const lower = (username: string) => username.trim().toLowerCase()
