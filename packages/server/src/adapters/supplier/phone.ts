import { EXTENSION, foldTyped } from '@staykit/domain'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * E.164, as suppliers require; a number without a country code belongs to the guest's country. `00` is `+`, unless the
 * number is one of that country.
 */
export function phoneOf(typed: string, countryCode?: string): string {
  const written = foldTyped(typed).replace(EXTENSION, '')
  const own = parsePhoneNumberFromString(written, countryCode as CountryCode | undefined)
  const abroad = own?.isValid() ? undefined : parsePhoneNumberFromString(written.replace(/^\D*00/, '+'))
  const parsed = abroad?.isPossible() ? abroad : own
  return parsed?.number ?? `+${written.replace(/\D/g, '')}`
}
