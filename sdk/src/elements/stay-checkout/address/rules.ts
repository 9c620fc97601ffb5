import { type AddressRules, looseAddressRules, type Region } from '@staykit/domain'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { codes, near, withoutPostalCode, withRegions } from './countries.ts'

const listed = (list: string) => new Set(list.split(' '))
const unposted = listed(withoutPostalCode)
const divided = listed(withRegions)

/** The address rules of every country; `more` are regions that have been loaded since. */
export function addressRules(more: Readonly<Record<string, string>> = {}): AddressRules {
  return {
    countries: codes.split(' '),
    hasPostalCode: (country) => country !== '' && !unposted.has(country),
    isPostalCode,
    hasRegions: (country) => divided.has(country),
    regions: (country) => unpacked(near[country] ?? more[country]),
  }
}

// As people write it: in any case, with or without the space or hyphen of the official form.
function isPostalCode(text: string, country: string): boolean {
  if (!postcodeValidatorExistsForCountry(country)) return looseAddressRules.isPostalCode(text, country)
  const written = text.trim().toUpperCase()
  const bare = written.replace(/[\s-]/g, '')
  const forms = [written, bare, bare.replace(/^(\d{3})(\d{4})$/, '$1-$2')]
  return forms.some((form) => postcodeValidator(form, country))
}

function unpacked(text: string | undefined): Region[] {
  return (text?.split('|') ?? []).map((entry) => {
    const space = entry.indexOf(' ')
    return { code: entry.slice(0, space), name: entry.slice(space + 1) }
  })
}
