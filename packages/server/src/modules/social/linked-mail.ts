import type { Mail } from '../../ports/mail.ts'
import type { SocialName } from '../../ports/social-login.ts'
import type { To } from '../accounts/account-mail.ts'
import { composeMail } from '../mail/compose.ts'

const names: Readonly<Record<SocialName, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
  platform: 'The member platform',
}

/** Another provider opens an account from now on: its owner hears of it. */
export function linkedMail({ key, email, brand }: To, provider: SocialName): Mail {
  const name = names[provider]
  return composeMail({
    key,
    to: email,
    brand,
    subject: `${name} now opens your ${brand.name} account`,
    heading: `You can log in with ${name}`,
    intro: [`Your account was opened with ${name} for the first time, with this e-mail address.`],
    outro: [`If it was you, you need do nothing. If it was not, write to us at once: ${brand.supportEmail}.`],
  })
}
