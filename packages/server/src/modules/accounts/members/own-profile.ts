import { notFound } from '../../../kernel/http/api-error.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { ServerContext } from '../../../kernel/http/server-env.ts'
import { ensureProfile } from './accounts.ts'
import type { AccountsDeps } from './deps.ts'

/**
 * Admits a member to their own profile, and creates a missing one. Another member's id returns the 404 of an unknown
 * one.
 */
export async function ownProfile(
  deps: Pick<AccountsDeps, 'db'>,
  c: ServerContext,
  member: Member,
  id: string,
): Promise<void> {
  if (member.id !== id) throw notFound('User not found')
  await ensureProfile(deps, member.id, member.refId)
  c.header('cache-control', 'no-store')
}
