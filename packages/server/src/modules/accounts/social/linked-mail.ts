import type { Mail } from '../../../ports/mail.ts'
import type { SocialName } from '../../../ports/social-login.ts'
import { composeMail } from '../../mail/compose.ts'
import { wordsFor } from '../../mail/words.ts'
import type { To } from '../members/account-mail.ts'

const names: Readonly<Record<Exclude<SocialName, 'platform'>, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
}

/** Another provider can open an account from now on: informs its owner. */
export function linkedMail({ key, email, brand, locale }: To, provider: SocialName): Mail {
  const words = wordsFor(locale, brand)
  const name = provider === 'platform' ? words.say('linked.platform') : names[provider]
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('linked.subject', { provider: name, brand: brand.name }),
    heading: words.say('linked.heading', { provider: name }),
    intro: [words.say('linked.intro', { provider: name })],
    outro: [`${words.say('wasYou')} ${words.say('notYou.write', { email: brand.supportEmail })}`],
  })
}
