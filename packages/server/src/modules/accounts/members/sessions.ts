import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Session } from '@staykit/contract'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../../kernel/db/database.ts'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { Sender } from '../../../kernel/http/server-env.ts'
import { createSigner, keyFor } from '../../../kernel/http/signed-token.ts'
import { type IdentityUser, unprovenProviders } from '../../../ports/identity.ts'

/** Tokens of members: a short-lived access token and a refresh token that changes at each use. */
export interface Sessions {
  begin(user: Pick<IdentityUser, 'id' | 'email'>, sessionId: string, refId: string): Promise<Session>
  /** Throws 401 SESSION_ENDED for a token that is unknown, expired, or used again after 20 s. */
  refresh(refreshToken: string): Promise<Session>
  end(refreshToken: string): Promise<void>
  /** The member of an access token with an active session. */
  memberOf(accessToken: string): Promise<Member | undefined>
  /** Whether the member has typed a password in the last 12 hours: saved cards require it. */
  isFresh(member: Pick<Member, 'sessionId'>): Promise<boolean>
  /** The member of a call, from Authorization: Bearer or Auth-Token; undefined for visitors and invalid tokens. */
  find(sender: Sender): Promise<Member | undefined>
}

export const ACCESS_SECONDS = 15 * 60
const REFRESH_SECONDS = 30 * 24 * 3_600
export const FRESH_SECONDS = 12 * 3_600
/** How long two tabs, or a retry after a lost answer, may use a token again and get the same successor. */
export const GRACE_SECONDS = 20

type SessionMember = Omit<Member, 'hasConfirmedEmail'>

const claims = z.object({ sub: z.string(), sid: z.string(), ref: z.string() })

export function createSessions(options: {
  readonly db: Kysely<Database>
  readonly secrets: readonly [string, ...string[]]
  readonly now: () => Date
}): Sessions {
  const { db, now } = options
  const access = createSigner(options.secrets, 'access', claims, now)
  const successorKey = keyFor(options.secrets[0], 'refresh-successor')
  const successorOf = (token: string) => createHmac('sha256', successorKey).update(token).digest('base64url')
  const inSeconds = (seconds: number) => new Date(now().getTime() + seconds * 1000)

  const issue = async (trx: Kysely<Database>, token: string, member: SessionMember): Promise<Session> => {
    await storeToken(trx, token, member, inSeconds(REFRESH_SECONDS))
    const { id: sub, sessionId: sid, email, refId: ref } = member
    const accessToken = access.sign({ sub, sid, ref }, ACCESS_SECONDS)
    return { accessToken, expiresIn: ACCESS_SECONDS, refreshToken: token, identityID: sub, email }
  }

  const memberOf = async (accessToken: string): Promise<Member | undefined> => {
    const read = access.read(accessToken)
    if (!read || read === 'expired') return undefined
    const { sub: id, sid: sessionId, ref: refId } = read.claims
    const address = await addressOf(db, { id, sessionId, refId }, now())
    return address && { id, sessionId, refId, ...address }
  }
  const find = async (sender: Sender) => {
    const token = tokenOf(sender)
    return token ? memberOf(token) : undefined
  }

  return {
    memberOf,
    find,
    async begin({ id, email }, sessionId, refId) {
      return issue(db, randomBytes(32).toString('base64url'), { id, email, sessionId, refId })
    },
    async refresh(refreshToken) {
      const session = await db.transaction().execute(async (trx) => {
        const member = await rotate(trx, refreshToken, now())
        return member && issue(trx, successorOf(refreshToken), member)
      })
      if (!session) throw ended()
      return session
    },
    end: (refreshToken) => endSession(db, refreshToken),
    isFresh: ({ sessionId }) => isBegunAfter(db, sessionId, inSeconds(-FRESH_SECONDS)),
  }
}

async function storeToken(
  trx: Kysely<Database>,
  token: string,
  { sessionId: session_id, refId: ref_id }: SessionMember,
  expires_at: Date,
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id, ref_id, used_at: null, expires_at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** At a brand with platform members, a session of the pool or of another provider does not count (ACC-066). */
const countsAt = (refId: RawBuilder<unknown>) => sql<boolean>`(sessions.provider = 'platform' or not exists (
  select from brands where brands.ref_id = ${refId} and (settings -> 'flags' ->> 'enablePlatformAuth')::boolean))`

/**
 * False for a member with logins of `unprovenProviders` only, unless a mailed code has changed the address since
 * (profiles.former_emails).
 */
const hasConfirmedEmail = sql<boolean>`(
  not exists (select from accounts where user_id = users.id and provider_id = any (${unprovenProviders}))
  or exists (select from accounts where user_id = users.id and provider_id <> all (${unprovenProviders}))
  or exists (select from profiles where user_id = users.id and former_emails <> '{}'))`

/** The current address of the session's member: a token may be older than the address. */
async function addressOf(
  db: Kysely<Database>,
  { id, sessionId, refId }: Pick<Member, 'id' | 'sessionId' | 'refId'>,
  now: Date,
): Promise<Pick<Member, 'email' | 'hasConfirmedEmail'> | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.email', hasConfirmedEmail.as('hasConfirmedEmail')])
    .where('sessions.id', '=', sessionId)
    .where('user_id', '=', id)
    .where('sessions.expires_at', '>', now)
    .where(countsAt(sql`${refId}`))
    .executeTakeFirst()
}

async function isBegunAfter(db: Kysely<Database>, sessionId: string, earliest: Date): Promise<boolean> {
  const fresh = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('created_at', '>', earliest)
    .executeTakeFirst()
  return fresh !== undefined
}

async function endSession(db: Kysely<Database>, refreshToken: string): Promise<void> {
  const session = db
    .selectFrom('refresh_tokens')
    .select('session_id')
    .where('hash', '=', hashOf(refreshToken))
  await db.deleteFrom('sessions').where('id', 'in', session).execute()
}

/** Marks a refresh token as used. Ends the session when it was used long ago, which means theft or a bug. */
async function rotate(trx: Kysely<Database>, token: string, now: Date): Promise<SessionMember | undefined> {
  const row = await trx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'session_id', 'ref_id'])
    // By the clock of the database: those of servers differ.
    .select(sql<number | null>`extract(epoch from now() - used_at)`.as('used_seconds'))
    .select(['refresh_tokens.expires_at', 'sessions.expires_at as session_expires_at'])
    .where('hash', '=', hashOf(token))
    .where(countsAt(sql.ref('refresh_tokens.ref_id')))
    .forUpdate('refresh_tokens')
    .executeTakeFirst()
  if (!row || row.expires_at <= now || row.session_expires_at <= now) return undefined
  const { id, email, session_id: sessionId, ref_id: refId, used_seconds: seconds } = row
  if (seconds === null) {
    await trx
      .updateTable('refresh_tokens')
      .set({ used_at: sql`now()` })
      .where('hash', '=', hashOf(token))
      .execute()
    await trx.updateTable('sessions').set({ updated_at: now }).where('id', '=', sessionId).execute()
  } else if (seconds > GRACE_SECONDS) {
    await trx.deleteFrom('sessions').where('id', '=', sessionId).execute()
    return undefined
  }
  return { id, email, sessionId, refId }
}

function tokenOf({ req }: Sender): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1]
  return bearer ?? req.header('auth-token')
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const ended = () => new ApiError(401, 'SESSION_ENDED', 'Your session has ended. Please log in again.')
