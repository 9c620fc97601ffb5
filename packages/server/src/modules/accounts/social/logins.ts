import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { IdentityUser } from '../../../ports/identity.ts'
import type { SocialChecks } from '../../../ports/social-login.ts'
import type { SocialTables } from './tables.ts'

export type LoginRow = Selectable<SocialTables['social_logins']>

/** Time to choose an account, type a password and get a code by phone. */
const LOGIN_SECONDS = 15 * 60
const CODE_SECONDS = 60

export interface NewLogin {
  readonly provider: string
  readonly refId: string
  readonly returnTo: string
  readonly challenge: string
}

/** Stores a login that begins, and returns the parameters for the provider. */
export async function storeLogin(db: Kysely<Database>, login: NewLogin, now: Date): Promise<SocialChecks> {
  const checks = { state: secret(), nonce: secret(), codeVerifier: secret() }
  await db
    .insertInto('social_logins')
    .values({
      state: hashOf(checks.state),
      provider: login.provider,
      ref_id: login.refId,
      return_to: login.returnTo,
      nonce: checks.nonce,
      code_verifier: checks.codeVerifier,
      page_challenge: login.challenge,
      code: null,
      user_id: null,
      is_new: false,
      is_answered: false,
      expires_at: inSeconds(now, LOGIN_SECONDS),
    })
    .execute()
  return checks
}

/** The login of an answer, once: a second answer with the same state has none. */
export function takeAnswer(db: Kysely<Database>, provider: string, state: string, now: Date) {
  return db
    .updateTable('social_logins')
    .set({ is_answered: true })
    .where('state', '=', hashOf(state))
    .where('provider', '=', provider)
    .where('is_answered', '=', false)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** Member of a finished login. */
export interface SocialMember {
  readonly user: IdentityUser
  readonly isNew: boolean
}

/** A single-use code for the page that began, valid for a minute. */
export async function giveCode(
  db: Kysely<Database>,
  state: string,
  { user, isNew }: SocialMember,
  now: Date,
): Promise<string> {
  const code = secret()
  await db
    .updateTable('social_logins')
    .set({ code: hashOf(code), user_id: user.id, is_new: isNew, expires_at: inSeconds(now, CODE_SECONDS) })
    .where('state', '=', state)
    .execute()
  return code
}

/** The login of a code; a wrong verifier spends it too. */
export async function spendCode(
  db: Kysely<Database>,
  { code, verifier, refId }: { code: string; verifier: string; refId: string },
  now: Date,
): Promise<LoginRow | undefined> {
  const row = await db
    .deleteFrom('social_logins')
    .where('code', '=', hashOf(code))
    .returningAll()
    .executeTakeFirst()
  if (!row || row.expires_at <= now || row.ref_id !== refId) return undefined
  return row.page_challenge === hashOf(verifier) ? row : undefined
}

const secret = () => randomBytes(32).toString('base64url')
const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)
/** Used for stored hashes and for an S256 challenge (RFC 7636). */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
