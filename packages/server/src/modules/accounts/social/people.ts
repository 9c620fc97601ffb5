import { randomUUID } from 'node:crypto'
import type { SocialProblem } from '@staykit/contract'
import { type IdentityUser, unprovenProviders } from '../../../ports/identity.ts'
import type { SocialName, SocialUser } from '../../../ports/social-login.ts'
import { writeMail } from '../../mail/post-office.ts'
import { ensureProfile } from '../members/accounts.ts'
import { localeOf } from '../members/locales.ts'
import type { SocialDeps } from './deps.ts'
import { linkedMail } from './linked-mail.ts'
import type { SocialMember } from './logins.ts'

/**
 * The member of an account at another provider: the linked one, else the one with the same confirmed address, else a
 * new one. An address that the provider has not verified belongs to no member. A new account of `unprovenProviders` sees
 * no stays of guests until a mailed code confirms its address (sessions.ts).
 */
export async function memberOf(
  deps: SocialDeps,
  provider: SocialName,
  refId: string,
  person: SocialUser,
): Promise<SocialMember | SocialProblem> {
  const { identity } = deps
  const link = { provider, issuer: person.issuer, subject: person.subject }
  const linked = await identity.findLinked(link)
  if (linked) return { user: linked, isNew: false }
  if (!person.email || !person.isEmailVerified) return 'no-email'
  const existing = await identity.find(person.email)
  if (existing && unprovenProviders.includes(provider)) return 'known-email'
  if (!existing) {
    const user = await identity.registerLinked(person.email, link)
    const { firstName, lastName } = person
    await ensureProfile(deps, user.id, refId, {
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
    })
    return { user, isNew: true }
  }
  await adopt(deps, existing, link, refId)
  return { user: existing, isNew: false }
}

async function adopt(
  { db, identity, brands }: SocialDeps,
  user: IdentityUser,
  link: { provider: SocialName; issuer: string; subject: string },
  refId: string,
): Promise<void> {
  // An unconfirmed sign-up may come from anybody: its password must not work for the owner of the address.
  if (!user.isConfirmed) {
    await identity.replacePassword(user.id, await identity.hash(randomUUID()))
    await identity.confirm(user.id)
  }
  await identity.endUnprovenLogins(user.id)
  await identity.link(user.id, link)
  const brand = await brands.of(refId)
  const to = { key: `linked:${randomUUID()}`, email: user.email, brand, locale: await localeOf(db, user.id) }
  await writeMail(db, linkedMail(to, link.provider))
}
