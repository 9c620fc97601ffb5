import { type AddressRules, foldTyped, looseAddressRules, type Region } from '@staykit/domain'
import { countries, near, nearPostal } from './countries.ts'

/** Rules of the other countries, loaded on demand. */
export interface FarRules {
  readonly regions: Readonly<Record<string, string>>
  /** Undefined for a country that the library does not know. */
  readonly isPostalCode: (written: string, country: string) => boolean | undefined
}

const marked = countries.split(' ')
const has = (country: string, mark: string) =>
  marked.some((each) => each.startsWith(country) && each.includes(mark))

/** Whether the rules of a country have to be loaded. */
export const isFar = (country: string) => country !== '' && !(country in near)

/** The address rules of every country; without `far`, the rules of lazy countries are lenient. */
export function addressRules(far?: FarRules): AddressRules {
  const judge = (written: string, country: string) =>
    nearPostal[country]?.test(written) ??
    far?.isPostalCode(written, country) ??
    looseAddressRules.isPostalCode(written, country)
  return {
    countries: marked.map((each) => each.slice(0, 2)),
    // Every country of the table has the empty mark; an unknown country has no rules (ACC-186).
    hasPostalCode: (country) => has(country, '') && !has(country, '-'),
    // Users type codes in any case, with or without the space or hyphen of the official form.
    isPostalCode: (text, country) => {
      const written = foldTyped(text).toUpperCase()
      const bare = written.replace(/[\s-]/g, '')
      const forms = [written, bare, bare.replace(/^(\d{3})(\d{4})$/, '$1-$2')]
      return forms.some((form) => judge(form, country))
    },
    hasRegions: (country) => country !== '' && has(country, '+'),
    regions: (country) => unpacked(near[country] ?? far?.regions[country]),
  }
}

function unpacked(text: string | undefined): Region[] {
  return (text?.split('|') ?? []).map((entry) => {
    const space = entry.indexOf(' ')
    return { code: entry.slice(0, space), name: entry.slice(space + 1) }
  })
}
