import type { Passkey } from '@staykit/contract'
import type { StayDate } from '@staykit/domain'
import type { Mail } from '../../../../ports/mail.ts'
import { composeMail, type Line } from '../../../mail/compose.ts'
import { type Words, wordsFor } from '../../../mail/words.ts'
import type { To } from '../account-mail.ts'
import { deviceOf, type Seen } from './device.ts'

/** A sign-in on a device that is new to the account. */
export function newDeviceMail({ key, email, brand, locale }: To, seen: Seen, at: Date): Mail {
  const words = wordsFor(locale, brand)
  const place = seen.country && words.country(seen.country)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('device.subject', { brand: brand.name }),
    heading: words.say('device.heading'),
    intro: [words.say('device.intro')],
    lines: [
      deviceLine(words, seen),
      ...(place ? ([[words.say('device.place'), place]] as const) : []),
      [words.say('device.time'), `${words.moment(at, 'UTC')} UTC`],
    ],
    outro: [`${words.say('wasYou')} ${words.say('notYou.reset')}`],
  })
}

/** `passkeys` log in without the password: one may be of the person who made the change necessary. */
export function passwordChangedMail({ key, email, brand, locale }: To, passkeys: readonly Passkey[]): Mail {
  const words = wordsFor(locale, brand)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('password.subject', { brand: brand.name }),
    heading: words.say('password.heading'),
    intro: [words.say('password.intro'), ...(passkeys.length > 0 ? [words.say('password.passkeys')] : [])],
    lines: passkeys.map((passkey): Line => {
      const { browser, system, host, createdAt } = passkey
      const facts = [browser, system, host, words.date(createdAt.slice(0, 10) as StayDate)]
      return [words.say('device.label'), facts.filter(Boolean).join(' · ')]
    }),
    outro: [`${words.say('wasYou')} ${words.say('notYou.reset')}`],
  })
}

/** A new passkey can log in without the password. */
export function passkeyAddedMail({ key, email, brand, locale }: To, seen: Seen): Mail {
  const words = wordsFor(locale, brand)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('passkey.subject', { brand: brand.name }),
    heading: words.say('passkey.heading'),
    intro: [words.say('passkey.intro')],
    lines: [deviceLine(words, seen)],
    outro: [`${words.say('wasYou')} ${words.say('passkey.notYou')}`],
  })
}

/** To the previous address of the account. */
export function emailChangedMail({ key, email, brand, locale }: To, newAddress: string): Mail {
  const words = wordsFor(locale, brand)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('address.subject', { brand: brand.name }),
    heading: words.say('address.heading'),
    intro: [words.say('address.intro', { address: maskedAddress(newAddress) })],
    outro: [words.say('notYou.write', { email: brand.supportEmail })],
  })
}

/** Mail to the owner of an address that another member wants to use. */
export function addressInUseMail({ key, email, brand, locale }: To): Mail {
  const words = wordsFor(locale, brand)
  return composeMail({
    ...{ key, to: email, brand, words },
    subject: words.say('member.subject', { brand: brand.name }),
    heading: words.say('member.heading'),
    intro: [words.say('inUse.wanted', { brand: brand.name }), words.say('inUse.unchanged')],
  })
}

function deviceLine(words: Words, { userAgent }: Seen): Line {
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter(Boolean).join(', ')
  return [words.say('device.label'), device || words.say('device.unknown')]
}

/** A recognisable part of an address: "m•••@example.com". */
const maskedAddress = (email: string) => email.replace(/^(.).*(?=@)/u, '$1•••')
