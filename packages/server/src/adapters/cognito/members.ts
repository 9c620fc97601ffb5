import type { IdentityUser, Members } from '../../ports/identity.ts'

/** A user in the pool; `email` is confirmed and lower-case. */
export interface PoolPerson {
  readonly subject: string
  readonly email: string
}

const PROVIDER = 'cognito'

/**
 * The member of a user in the pool, by subject: the linked member, else the member with that address (who used another
 * provider until now), else a new one. An address that changed in the pool changes here.
 */
export async function memberOf(
  members: Members,
  issuer: string,
  { subject, email }: PoolPerson,
): Promise<IdentityUser> {
  const linked = await members.findLinked({ issuer, subject })
  if (linked) {
    const isMoved = linked.email !== email && (await members.changeEmail(linked.id, email))
    return isMoved ? { ...linked, email } : linked
  }
  const link = { provider: PROVIDER, issuer, subject }
  const user = await members.find(email)
  if (!user) return members.registerLinked(email, link)
  // The pool has confirmed the address.
  await members.endUnprovenLogins(user.id)
  await members.link(user.id, link)
  return user
}
