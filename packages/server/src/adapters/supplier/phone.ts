import { EXTENSION, foldTyped } from '@staykit/domain'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'

/** E.164, as suppliers require; a number without a country code belongs to the guest's country. */
export function phoneOf(typed: string, countryCode?: string): string {
  const written = foldTyped(typed).replace(EXTENSION, '')
  const parsed = parsePhoneNumberFromString(written, countryCode as CountryCode | undefined)
  return parsed?.number ?? `+${written.replace(/\D/g, '')}`
}
