import type { Mail } from '../../../ports/mail.ts'
import { composeMail } from '../../mail/compose.ts'
import type { To } from '../account-mail.ts'
import { deviceOf, type Seen } from './device.ts'

const notYou = 'If it was not you, choose "Forgot password" at the login and set a new one now.'

/** Somebody has signed in on a device that the account does not know. */
export function newDeviceMail({ key, email, brand }: To, seen: Seen, at: Date): Mail {
  const { browser, system } = deviceOf(seen.userAgent)
  const place =
    seen.country && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(seen.country)
  return composeMail({
    key,
    to: email,
    brand,
    subject: `New login to your ${brand.name} account`,
    heading: 'A new device has logged in',
    intro: ['Somebody logged in to your account on a device that was not used for it before.'],
    lines: [
      ['Device', [browser, system].filter(Boolean).join(', ') || 'Not known'],
      ...(place ? ([['Place', place]] as const) : []),
      ['Time', `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ],
    outro: [`If it was you, you need do nothing. ${notYou}`],
  })
}

export function passwordChangedMail({ key, email, brand }: To): Mail {
  return composeMail({
    key,
    to: email,
    brand,
    subject: `Your ${brand.name} password was changed`,
    heading: 'Your password was changed',
    intro: ['The password of your account was changed, and every other device was logged out.'],
    outro: [`If it was you, you need do nothing. ${notYou}`],
  })
}

/** Somebody may log in without the password from now on. */
export function passkeyAddedMail({ key, email, brand }: To, seen: Seen): Mail {
  const { browser, system } = deviceOf(seen.userAgent)
  return composeMail({
    key,
    to: email,
    brand,
    subject: `A passkey was added to your ${brand.name} account`,
    heading: 'A passkey was added',
    intro: ['From now on you can log in to your account with a passkey, without your password.'],
    lines: [['Device', [browser, system].filter(Boolean).join(', ') || 'Not known']],
    outro: [
      'If it was you, you need do nothing. If it was not you, remove the passkey in your profile under "Login and security", and change your password.',
    ],
  })
}

/** To the address that the account had until now. */
export function emailChangedMail({ key, email, brand }: To, newAddress: string): Mail {
  return composeMail({
    key,
    to: email,
    brand,
    subject: `The e-mail address of your ${brand.name} account was changed`,
    heading: 'Your e-mail address was changed',
    intro: [
      `Your account now belongs to ${maskedAddress(newAddress)}. This address is no longer good for logging in.`,
    ],
    outro: [`If it was not you, write to us at once: ${brand.supportEmail}.`],
  })
}

/** What the owner of an address gets when a member wants to change to it. */
export function addressInUseMail({ key, email, brand }: To): Mail {
  return composeMail({
    key,
    to: email,
    brand,
    subject: `You already have a ${brand.name} account`,
    heading: 'You already have an account',
    intro: [
      `Somebody, perhaps you, wanted to use this e-mail address for another ${brand.name} account.`,
      'You already have an account with it, which has not changed.',
    ],
  })
}

/** Enough of an address to know it again: "m•••@example.com". */
const maskedAddress = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••')
