import { eraseUser, exportUser } from '@staykit/contract'
import { Hono } from 'hono'
import { ApiError, notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Sessions } from '../members/sessions.ts'
import { erasePerson, exportPerson, type PrivacyDeps } from './privacy.ts'

export interface PrivacyModuleDeps extends PrivacyDeps {
  readonly sessions: Sessions
}

/** Calls of members about their personal data; another member's id returns the 404 of an unknown one. */
export const privacyModule: Module<PrivacyModuleDeps> = {
  base: '/api',
  routes: (deps) => {
    const routes = new Hono<ServerEnv>()
    callRoute(routes, exportUser, async ({ id }, c, member) => {
      if (member.id !== id) throw notFound('User not found')
      if (!(await deps.sessions.isFresh(member)))
        throw wrongPassword('Please log in again to read all of it.')
      c.header('cache-control', 'no-store')
      return exportPerson(deps, { email: member.email, userId: id })
    })
    callRoute(routes, eraseUser, async ({ id, password }, _c, member) => {
      if (member.id !== id) throw notFound('User not found')
      if (!(await deps.pool.isPassword(member, password))) throw wrongPassword('The password is not right.')
      await erasePerson(deps, { email: member.email, userId: id })
      return { ok: true }
    })
    return routes
  },
}

const wrongPassword = (message: string) => new ApiError(401, 'UNAUTHENTICATED', message)
