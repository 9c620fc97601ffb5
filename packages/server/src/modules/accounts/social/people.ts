import { randomUUID } from 'node:crypto'
import type { SocialProblem } from '@staykit/contract'
import type { IdentityUser } from '../../../ports/identity.ts'
import type { SocialName, SocialUser } from '../../../ports/social-login.ts'
import { writeMail } from '../../mail/post-office.ts'
import { ensureProfile } from '../members/accounts.ts'
import { localeOf } from '../members/locales.ts'
import type { SocialDeps } from './deps.ts'
import { linkedMail } from './linked-mail.ts'
import type { SocialMember } from './logins.ts'

/**
 * The member that somebody at another provider is: the one who is linked with them, else the one whose address they have shown to be
 * theirs, else a new one. An address that the provider has not checked is nobody's.
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
  if (existing && !ownsAddresses.includes(provider)) return 'known-email'
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

/** These say in the ID token that the address is the person's; of others it is believed for new accounts only. */
const ownsAddresses: readonly SocialName[] = ['google', 'apple', 'platform']

async function adopt(
  { db, identity, brands }: SocialDeps,
  user: IdentityUser,
  link: { provider: SocialName; issuer: string; subject: string },
  refId: string,
): Promise<void> {
  // A sign-up that nobody has confirmed may be anybody's: its password opens nothing for whoever owns the address.
  if (!user.isConfirmed) {
    await identity.replacePassword(user.id, await identity.hash(randomUUID()))
    await identity.confirm(user.id)
  }
  await identity.link(user.id, link)
  const brand = await brands.of(refId)
  const to = { key: `linked:${randomUUID()}`, email: user.email, brand, locale: await localeOf(db, user.id) }
  await writeMail(db, linkedMail(to, link.provider))
}
