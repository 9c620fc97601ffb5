import { notFound } from '../../../kernel/http/api-error.ts'
import type { Member } from '../../../kernel/http/member.ts'
import type { ServerContext } from '../../../kernel/http/server-env.ts'
import { ensureProfile } from './accounts.ts'
import type { AccountsDeps } from './deps.ts'

/** Lets a member at their own profile, and makes it where there is none yet. Another's is the same 404 as nobody's. */
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
