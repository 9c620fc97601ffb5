import { getUser, type UserInfo, updateUser } from '@staykit/contract'
import { birthdayProblem, isPersonName } from '@staykit/domain'
import { sql } from 'kysely'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { AccountsDeps } from './deps.ts'
import { ownProfile } from './own-profile.ts'
import { preferencesOf } from './preference-routes.ts'

/** The member's own profile; another member's id returns the 404 of an unknown one. */
export function profileRoutes(routes: Routes, deps: AccountsDeps): void {
  const { db } = deps
  callRoute(routes, getUser, async ({ id }, c, member) => {
    await ownProfile(deps, c, member, id)
    // Private to this token: another login may see more (ACC-199).
    c.header('cache-control', 'private, max-age=2')
    c.header('vary', 'Authorization, Auth-Token', { append: true })
    const { preferences, ...customer } = await customerOf(db, member)
    const providerName = await providerOf(db, member)
    const toWire = {
      ...customer,
      providerName,
      ...(Object.keys(preferences).length > 0 && preferencesOf(preferences)),
    }
    const isFresh = await deps.sessions.isFresh(member)
    const cardList = await deps.savedCards(id)
    // Another person may use a login of last week: it reads no cards, and has to log in.
    if (isFresh || cardList.length === 0) return { data: { customer: toWire, cardList } }
    return { data: { customer: toWire, cardList: [], isLoginNeeded: true } }
  })
  callRoute(routes, updateUser, async ({ id, ...changes }, c, member) => {
    await ownProfile(deps, c, member, id)
    return { Item: await changeInfo(deps, id, changes) }
  })
}

const providers = { google: 'Google', facebook: 'Facebook', apple: 'Apple', platform: 'Platform' } as const

/** Identity provider of the member's session. */
async function providerOf(db: AccountsDeps['db'], { sessionId }: Member) {
  const session = await db
    .selectFrom('sessions')
    .select('provider')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return providers[session?.provider as keyof typeof providers] ?? 'Cognito'
}

/** Personal data of a member, and the date of the sign-up. */
export async function customerOf(db: AccountsDeps['db'], { id, email }: Member) {
  const { info, created_at, ref_id, preferences } = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...info, id, email, created: created_at.toISOString(), refID: ref_id, preferences }
}

/** Changes the given fields and keeps the others. Throws ApiError 400 that names the field. */
export async function changeInfo(
  { db, now }: Pick<AccountsDeps, 'db' | 'now'>,
  id: string,
  changes: UserInfo,
): Promise<UserInfo> {
  // The address belongs to the account, the picture has its own calls, and the customer belongs to the card provider
  // (ACC-078).
  const { email: _e, customerID: _c, profilePicture: _p, profilePictureID: _i, ...info } = changes
  checkInfo(info, now())
  const changed = await db
    .updateTable('profiles')
    .set({ info: sql`info || ${JSON.stringify(info)}::jsonb` })
    .where('user_id', '=', id)
    .returning('info')
    .executeTakeFirstOrThrow()
  return changed.info
}

const names = ['firstName', 'lastName', 'displayName'] as const

/** The rules of ACC-088, AQ-08 to AQ-10 and AQ-44. */
function checkInfo(info: UserInfo, now: Date): void {
  for (const name of names) {
    if (info[name] && !isPersonName(info[name])) throw wrong(name, 'letters', 'Only letters are allowed')
  }
  const problem = birthdayProblem(info.birthday ?? '', now.toISOString().slice(0, 10))
  if (problem) throw wrong('birthday', problem, birthdayWords[problem])
}

const birthdayWords = {
  incomplete: 'This is not a date',
  'no-date': 'This is not a date',
  'too-young': 'You must be 18 or older',
} as const

/** `reason` is of the field: the forms have words for it. */
const wrong = (field: string, reason: string, message: string) =>
  new ApiError(400, 'BAD_REQUEST', message, { details: { fields: [{ field, reason, message }] } })
