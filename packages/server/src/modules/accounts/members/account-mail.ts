import type { Mail } from '../../../ports/mail.ts'
import type { KnownBrand } from '../../brand/brands/brands.ts'
import { composeMail } from '../../mail/compose.ts'
import { wordsFor } from '../../mail/words.ts'
import type { PinPurpose } from './pins.ts'

export interface To {
  readonly key: string
  readonly email: string
  readonly brand: KnownBrand
  /** Language of the owner, if it is known. */
  readonly locale: string | null | undefined
}

/** The code that confirms a sign-up or an address, or resets a password. */
export function pinMail({ key, email, brand, locale }: To, purpose: PinPurpose, pin: string): Mail {
  const words = wordsFor(locale, brand)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say(`pin.${purpose}.subject`, { pin, brand: brand.name }),
    heading: words.say(`pin.${purpose}.heading`),
    intro: [words.say(`pin.${purpose}.ask`)],
    code: pin,
    outro: [words.say('pin.once')],
  })
}

/** Mail to the owner of an address after another sign-up with it. */
export function alreadyMemberMail({ key, email, brand, locale }: To): Mail {
  const words = wordsFor(locale, brand)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('member.subject', { brand: brand.name }),
    heading: words.say('member.heading'),
    intro: [
      words.say('member.tried', { brand: brand.name }),
      words.say('member.logIn'),
      words.say('member.unchanged'),
    ],
  })
}
