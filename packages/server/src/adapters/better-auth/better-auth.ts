import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/database.ts'
import {
  type Identity,
  type IdentityUser,
  type SignInResult,
  TooBusy,
  unprovenProviders,
} from '../../ports/identity.ts'
import { boundedQueue } from './hashing-queue.ts'

/** Lifetime of a session with renewals, seconds; a refresh token unused for 30 days ends it earlier. */
export const SESSION_SECONDS = 90 * 24 * 3_600

// One scrypt takes about 0.1 s of a core: two at a time leave room in the thread pool.
const HASHES_AT_ONCE = 2
const HASHES_WAITING = 40

const CREDENTIAL = 'credential'
const UNIQUE_VIOLATION = '23505'

/** Secret that signs its sessions, and its address. */
interface AuthValues {
  readonly AUTH_SECRET: string
  readonly PUBLIC_URL: string
}

/** Hashes and compares passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean>
}

export const scrypt: Passwords = { hash: hashPassword, verify: verifyPassword }

/**
 * Email and password by better-auth, on our PostgreSQL pool; none of its routes are exposed. Passwords use scrypt; only
 * tests replace it.
 */
export async function createIdentity(
  values: AuthValues,
  db: Kysely<Database>,
  passwords: Passwords = scrypt,
): Promise<Identity> {
  const queue = boundedQueue(HASHES_AT_ONCE, HASHES_WAITING)
  const hash = (password: string) => queue(() => passwords.hash(password))
  const verify: Passwords['verify'] = (attempt) => queue(() => passwords.verify(attempt))
  const auth = authOf(values, db, { hash, verify })
  const { internalAdapter: store } = await auth.$context

  const find = async (email: string): Promise<IdentityUser | undefined> => {
    const found = await store.findUserByEmail(email.toLowerCase())
    return found ? userOf(found.user) : undefined
  }
  return {
    hash,
    find,
    async register(email, password) {
      const existing = await find(email)
      if (existing?.isConfirmed) throw new Error('a confirmed user cannot be registered again')
      const created = { email: email.toLowerCase(), name: '', emailVerified: false }
      const user = existing ?? userOf(await store.createUser(created, { method: 'email-password' }))
      await setPassword(store, user.id, password)
      return user
    },
    async confirm(userId) {
      await store.updateUser(userId, { emailVerified: true })
    },
    signIn: (email, password) => signIn(auth, db, store, email, password),
    async replacePassword(userId, password, keptSession) {
      await setPassword(store, userId, password)
      await endSessions(db, userId, keptSession)
    },
    hasPassword: async (userId) => Boolean(await store.findCredentialAccount(userId)),
    endUnprovenLogins: (userId) => endUnprovenLogins(db, userId),
    endSessions: (userId, keptSession) => endSessions(db, userId, keptSession),
    changeEmail: (userId, email) => changeEmail(db, userId, email.toLowerCase()),
    ...linksOf(db, store),
    async endSession(sessionId) {
      await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
    },
  }
}

type Store = Awaited<ReturnType<typeof authOf>['$context']>['internalAdapter']

async function setPassword(store: Store, userId: string, password: string): Promise<void> {
  const account = await store.findCredentialAccount(userId)
  if (account) return store.updatePassword(userId, password)
  const own = { providerId: CREDENTIAL, issuer: 'local:credential', accountId: userId }
  await store.linkAccount({ userId, ...own, password })
}

/** Links of members to other providers. */
function linksOf(
  db: Kysely<Database>,
  store: Store,
): Pick<Identity, 'findById' | 'findLinked' | 'subjectOf' | 'registerLinked' | 'link' | 'beginSession'> {
  const link: Identity['link'] = async (userId, { provider, issuer, subject }) => {
    // The types of this call do not have the field of ours.
    const account = { userId, providerId: provider, issuer, accountId: subject }
    await store.linkAccount(account)
  }
  return {
    link,
    async findById(userId) {
      const found = await store.findUserById(userId)
      return found ? userOf(found) : undefined
    },
    async findLinked({ issuer, subject }) {
      const user = await db
        .selectFrom('accounts')
        .innerJoin('users', 'users.id', 'accounts.user_id')
        .select(['users.id', 'users.email', 'users.email_verified as emailVerified'])
        .where('issuer', '=', issuer)
        .where('account_id', '=', subject)
        .executeTakeFirst()
      return user && userOf(user)
    },
    async subjectOf(userId, issuer) {
      const linked = await db
        .selectFrom('accounts')
        .select('account_id')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .executeTakeFirst()
      return linked?.account_id
    },
    async registerLinked(email, { provider, ...own }) {
      const created = { email: email.toLowerCase(), name: '', emailVerified: true }
      const user = userOf(
        await store.createUser(created, { method: 'oauth', oauth: { providerId: provider } }),
      )
      await link(user.id, { provider, ...own })
      return user
    },
    async beginSession(userId) {
      return (await store.createSession(userId)).id
    },
  }
}

async function endSessions(db: Kysely<Database>, userId: string, exceptToken?: string): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId)
  await (exceptToken ? sessions.where('id', '!=', exceptToken) : sessions).execute()
}

async function endUnprovenLogins(db: Kysely<Database>, userId: string): Promise<void> {
  const logins = await db.selectFrom('accounts').select('provider_id').where('user_id', '=', userId).execute()
  const isUnproven = logins.every(({ provider_id }) => unprovenProviders.includes(provider_id))
  if (logins.length === 0 || !isUnproven) return
  await db.transaction().execute(async (trx) => {
    for (const table of ['accounts', 'passkeys', 'sessions'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  })
}

async function changeEmail(db: Kysely<Database>, userId: string, email: string): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ email, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select('id').where('email', '=', email))),
    )
    .executeTakeFirst()
    .catch(ifTaken)
  return Boolean(changed?.numUpdatedRows)
}

/** Two members who change to one address at once: the second gets the same answer as a later one. */
function ifTaken(error: { readonly code?: string }): undefined {
  if (error.code !== UNIQUE_VIOLATION) throw error
}

function authOf(values: AuthValues, db: Kysely<Database>, password: Passwords) {
  return betterAuth({
    database: { db, type: 'postgres' },
    secret: values.AUTH_SECRET,
    baseURL: values.PUBLIC_URL,
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      password,
    },
    session: { expiresIn: SESSION_SECONDS, ...sessionNames },
    user: userNames,
    account: accountNames,
    verification: verificationNames,
  })
}

/** An id that no user has. */
const NOBODY = ''

async function signIn(
  auth: ReturnType<typeof authOf>,
  db: Kysely<Database>,
  store: Store,
  email: string,
  password: string,
): Promise<SignInResult> {
  // better-auth reads the account only for members; without the same query for visitors, time would tell them apart.
  if (!(await store.findUserByEmail(email.toLowerCase()))) await store.findCredentialAccount(NOBODY)
  try {
    const { token, user } = await auth.api.signInEmail({ body: { email, password } })
    const session = await db
      .selectFrom('sessions')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return { kind: 'ok', user: userOf(user), sessionId: session.id }
  } catch (error) {
    if (error instanceof TooBusy) return { kind: 'busy' }
    if (!(error instanceof APIError)) throw error
    return { kind: error.status === 'FORBIDDEN' ? 'unconfirmed' : 'wrong' }
  }
}

const userOf = (user: { id: string; email: string; emailVerified: boolean }): IdentityUser => ({
  id: user.id,
  email: user.email,
  isConfirmed: user.emailVerified,
})

const times = { createdAt: 'created_at', updatedAt: 'updated_at' }
const userNames = { modelName: 'users', fields: { emailVerified: 'email_verified', ...times } }
const sessionNames = {
  modelName: 'sessions',
  fields: {
    expiresAt: 'expires_at',
    ipAddress: 'ip_address',
    userAgent: 'user_agent',
    userId: 'user_id',
    ...times,
  },
}
const accountNames = {
  modelName: 'accounts',
  fields: {
    accountId: 'account_id',
    providerId: 'provider_id',
    userId: 'user_id',
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    idToken: 'id_token',
    accessTokenExpiresAt: 'access_token_expires_at',
    refreshTokenExpiresAt: 'refresh_token_expires_at',
    ...times,
  },
  /** Two providers may have the same subject. */
  additionalFields: { issuer: { type: 'string', required: true } },
} as const
const verificationNames = { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...times } }
