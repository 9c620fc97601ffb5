import { eraseUser, exportUser } from '@staykit/contract'
import { Hono } from 'hono'
import { ApiError, notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { Module } from '../../../kernel/http/module.ts'
import type { ServerEnv } from '../../../kernel/http/server-env.ts'
import type { Sessions } from '../members/sessions.ts'
import type { Person } from './people.ts'
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
      return exportPerson(deps, personWho(member))
    })
    callRoute(routes, eraseUser, async ({ id, password }, _c, member) => {
      if (member.id !== id) throw notFound('User not found')
      await refuseStranger(deps, member, password)
      await erasePerson(deps, personWho(member))
      return { ok: true }
    })
    return routes
  },
}

/** Throws 401 for a wrong password; for a member without one, unless the login is recent. */
async function refuseStranger({ pool, sessions }: PrivacyModuleDeps, member: Member, password?: string) {
  if (password !== undefined || (await pool.hasPassword(member))) {
    if (password !== undefined && (await pool.isPassword(member, password))) return
    throw wrongPassword('The password is not right.')
  }
  if (!(await sessions.isFresh(member))) throw wrongPassword('Please log in again to close the account.')
}

/** Rows under an address that no one has confirmed may be of another person. */
const personWho = ({ id, email, hasConfirmedEmail }: Member): Person => ({
  email: hasConfirmedEmail ? email : '',
  userId: id,
})

const wrongPassword = (message: string) => new ApiError(401, 'UNAUTHENTICATED', message)
