import { changeEmail, changePassword, confirmEmail, endSessions, listSessions } from '@staykit/contract'
import { notFound } from '../../../../kernel/http/api-error.ts'
import { callRoute } from '../../../../kernel/http/call-route.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import type { Routes } from '../../../../kernel/http/server-env.ts'
import { localeOfRequest } from '../../../mail/request-locale.ts'
import type { AccountsDeps } from '../deps.ts'
import { storeLocale } from '../locales.ts'
import { endSessions as endOf, sessionsOf } from './member-sessions.ts'
import { createSecurity } from './security.ts'

const done = { ok: true } as const
const lower = (email: string) => email.trim().toLowerCase()

/** Password, address and sessions of the member; another member's id returns the 404 of an unknown one. */
export function securityRoutes(routes: Routes, deps: AccountsDeps): void {
  const security = createSecurity(deps)
  const own = (member: Member, id: string) => {
    if (member.id !== id) throw notFound('User not found')
  }
  callRoute(routes, changePassword, async ({ id, oldPassword, newPassword }, c, member) => {
    own(member, id)
    await storeLocale(deps.db, member.id, localeOfRequest(c))
    await security.changePassword(member, oldPassword, newPassword)
    return done
  })
  callRoute(routes, changeEmail, async ({ id, email }, c, member) => {
    own(member, id)
    await storeLocale(deps.db, member.id, localeOfRequest(c))
    await security.askForEmail(member, lower(email))
    return done
  })
  callRoute(routes, confirmEmail, async ({ id, email, pin }, c, member) => {
    own(member, id)
    await storeLocale(deps.db, member.id, localeOfRequest(c))
    await security.confirmEmail(member, lower(email), pin)
    return done
  })
  callRoute(routes, listSessions, async ({ id }, c, member) => {
    own(member, id)
    c.header('cache-control', 'no-store')
    return { sessions: await sessionsOf(deps.db, member, deps.now()) }
  })
  callRoute(routes, endSessions, async ({ id, session }, _c, member) => {
    own(member, id)
    await endOf(deps.db, member, session)
    if (!session) await deps.pool.signOutEverywhere(member)
    return done
  })
}
