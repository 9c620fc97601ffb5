import type { Mail } from '../../ports/mail.ts'
import type { KnownBrand } from '../brands/brands.ts'
import { composeMail } from '../mail/compose.ts'
import type { PinPurpose } from './pins.ts'

export interface To {
  readonly key: string
  readonly email: string
  readonly brand: KnownBrand
}

const pinWords: Readonly<Record<PinPurpose, { code: string; heading: string; ask: string }>> = {
  confirm: {
    code: 'sign-up code',
    heading: 'Finish signing up',
    ask: 'Enter this code to finish signing up:',
  },
  reset: {
    code: 'password code',
    heading: 'Set a new password',
    ask: 'Enter this code to set a new password:',
  },
  email: {
    code: 'e-mail code',
    heading: 'Confirm your new address',
    ask: 'Enter this code to use this address for your account:',
  },
}

/** The pin that confirms a sign-up or an address, or resets a password. */
export function pinMail({ key, email, brand }: To, purpose: PinPurpose, pin: string): Mail {
  const words = pinWords[purpose]
  return composeMail({
    key,
    to: email,
    brand,
    subject: `${pin} is your ${brand.name} ${words.code}`,
    heading: words.heading,
    intro: [words.ask],
    code: pin,
    outro: ['It is good for one hour and can be used once. If you did not ask for it, you need do nothing.'],
  })
}

/** What the owner of an address gets when somebody signs up with it again. */
export function alreadyMemberMail({ key, email, brand }: To): Mail {
  return composeMail({
    key,
    to: email,
    brand,
    subject: `You already have a ${brand.name} account`,
    heading: 'You already have an account',
    intro: [
      `Somebody, perhaps you, tried to sign up at ${brand.name} with this e-mail address.`,
      'You already have an account: log in with your password, or choose "Forgot password" to set a new one.',
      'If it was not you, you need do nothing: your account has not changed.',
    ],
  })
}
