import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'

/** Time for a traveller to find their phone. */
const CHALLENGE_SECONDS = 5 * 60

/** Purpose of a challenge: a login, or a new passkey of this member. */
export interface Purpose {
  readonly host: string
  readonly userId?: string
}

/** Creates a single-use challenge, base64url. */
export async function giveChallenge(
  db: Kysely<Database>,
  { host, userId }: Purpose,
  now: Date,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge), user_id: userId ?? null, host, expires_at })
    .execute()
  return challenge
}

/** Whether the challenge was created for this purpose; also spends it. */
export async function spendChallenge(
  db: Kysely<Database>,
  challenge: string,
  { host, userId }: Purpose,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .returningAll()
    .executeTakeFirst()
  return row !== undefined && row.expires_at > now && row.host === host && row.user_id === (userId ?? null)
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url')
