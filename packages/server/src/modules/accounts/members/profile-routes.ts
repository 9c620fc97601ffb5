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

/** The member's own profile; another's is the same 404 as nobody's. */
export function profileRoutes(routes: Routes, deps: AccountsDeps): void {
  const { db } = deps
  callRoute(routes, getUser, async ({ id }, c, member) => {
    await ownProfile(deps, c, member, id)
    // For whoever holds this token alone: another login may be shown more (ACC-199).
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
    // Somebody else may sit at a login of last week: they read no cards, and are told to log in.
    if (isFresh || cardList.length === 0) return { data: { customer: toWire, cardList } }
    return { data: { customer: toWire, cardList: [], isLoginNeeded: true } }
  })
  callRoute(routes, updateUser, async ({ id, ...changes }, c, member) => {
    await ownProfile(deps, c, member, id)
    return { Item: await changeInfo(deps, id, changes) }
  })
}

const providers = { google: 'Google', facebook: 'Facebook', apple: 'Apple', platform: 'Platform' } as const

/** Whose login the member's session was begun by. */
async function providerOf(db: AccountsDeps['db'], { sessionId }: Member) {
  const session = await db
    .selectFrom('sessions')
    .select('provider')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return providers[session?.provider as keyof typeof providers] ?? 'Cognito'
}

/** What a member says of themselves, and since when they are one. */
export async function customerOf(db: AccountsDeps['db'], { id, email }: Member) {
  const { info, created_at, ref_id, preferences } = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...info, id, email, created: created_at.toISOString(), refID: ref_id, preferences }
}

/** Changes what is given and leaves the rest. Throws ApiError 400 that names the field. */
export async function changeInfo(
  { db, now }: Pick<AccountsDeps, 'db' | 'now'>,
  id: string,
  changes: UserInfo,
): Promise<UserInfo> {
  // The address is the account's, the picture has calls of its own, and the card provider knows the customer (ACC-078).
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
    if (info[name] && !isPersonName(info[name])) throw wrong(name, 'Only letters are allowed')
  }
  const problem = birthdayProblem(info.birthday ?? '', now.toISOString().slice(0, 10))
  if (problem) throw wrong('birthday', birthdayWords[problem])
}

const birthdayWords = {
  incomplete: 'This is not a date',
  'no-date': 'This is not a date',
  'too-young': 'You must be 18 or older',
} as const

const wrong = (field: string, message: string) =>
  new ApiError(400, 'BAD_REQUEST', message, { details: { fields: [{ field, message }] } })
