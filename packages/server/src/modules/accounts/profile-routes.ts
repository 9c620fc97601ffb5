import { getUser, type UserInfo, updateUser } from '@staykit/contract'
import { isStayDate } from '@staykit/domain'
import { sql } from 'kysely'
import { ApiError, notFound } from '../../kernel/http/api-error.ts'
import { callRoute } from '../../kernel/http/call-route.ts'
import type { Member } from '../../kernel/http/member.ts'
import type { Routes, ServerContext } from '../../kernel/http/server-env.ts'
import { ensureProfile } from './accounts.ts'
import type { AccountsDeps } from './deps.ts'

/** The member's own profile; another's is the same 404 as nobody's. */
export function profileRoutes(routes: Routes, deps: AccountsDeps): void {
  const { db } = deps
  const own = async (c: ServerContext, member: Member, id: string) => {
    if (member.id !== id) throw notFound('There is no such user.')
    await ensureProfile(deps, member.id, member.refId)
    c.header('cache-control', 'no-store')
  }
  callRoute(routes, getUser, async ({ id }, c, member) => {
    await own(c, member, id)
    const profile = await db
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    const customer = {
      ...profile.info,
      id,
      email: member.email,
      created: profile.created_at.toISOString(),
      refID: profile.ref_id,
    }
    const isFresh = await deps.sessions.isFresh(member)
    const cardList = await deps.savedCards(id)
    // Somebody else may sit at a login of last week: they read no cards, and are told to log in.
    if (isFresh || cardList.length === 0) return { data: { customer, cardList } }
    return { data: { customer, cardList: [], isLoginNeeded: true } }
  })
  callRoute(routes, updateUser, async ({ id, ...info }, c, member) => {
    await own(c, member, id)
    checkInfo(info, deps.now())
    const { info: Item } = await db
      .updateTable('profiles')
      .set({ info: sql`info || ${JSON.stringify(info)}::jsonb` })
      .where('user_id', '=', id)
      .returning('info')
      .executeTakeFirstOrThrow()
    return { Item }
  })
}

const names = ['firstName', 'lastName', 'displayName'] as const

/** The rules of ACC-088, AQ-08 to AQ-10 and AQ-44. */
function checkInfo(info: UserInfo, now: Date): void {
  for (const name of names) {
    if (info[name] && !/^[\p{L}\p{M} '.,’-]+$/u.test(info[name]))
      throw wrong(name, 'Only letters are allowed')
  }
  const { birthday } = info
  if (!birthday) return
  if (!isStayDate(birthday)) throw wrong('birthday', 'This is not a date')
  const adultSince = `${Number(birthday.slice(0, 4)) + 18}${birthday.slice(4)}`
  if (adultSince > now.toISOString().slice(0, 10)) throw wrong('birthday', 'You must be 18 or older')
}

const wrong = (field: string, message: string) =>
  new ApiError(400, 'BAD_REQUEST', message, { details: { fields: [{ field, message }] } })
