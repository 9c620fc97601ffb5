import type { MemberSession } from '@staykit/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import { deviceOf } from './device.ts'

/** Sessions of a member, the latest first. */
export async function sessionsOf(
  db: Kysely<Database>,
  { id, sessionId }: Member,
  now: Date,
): Promise<MemberSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', id)
    .where('expires_at', '>', now)
    // A session without a token comes from a password check; no device has it.
    .where(
      sql<boolean>`exists (select from refresh_tokens where session_id = sessions.id and expires_at > ${now})`,
    )
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.user_agent),
    ...(row.country && { country: row.country }),
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
    isThis: row.id === sessionId,
  }))
}

/** Ends one session of the member, or every other one. Succeeds when there is none. */
export async function endSessions(
  db: Kysely<Database>,
  { id, sessionId }: Member,
  session?: string,
): Promise<void> {
  const own = db.deleteFrom('sessions').where('user_id', '=', id)
  await (session ? own.where('id', '=', session) : own.where('id', '!=', sessionId)).execute()
}
