import type { IdentityUser, Members } from '../../ports/identity.ts'

/** Somebody as the pool knows them; `email` is theirs, and lower-case. */
export interface PoolPerson {
  readonly subject: string
  readonly email: string
}

const PROVIDER = 'cognito'

/**
 * The member of ours that somebody in the pool is, by their subject: the one who is linked with it, else the one whose address it is (who has come
 * by another provider until now), else a new one. An address that was changed at the pool is changed here.
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
  await members.link(user.id, link)
  return user
}
