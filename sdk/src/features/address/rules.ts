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
    isPostalCode: (text, country) => formsOf(text, country).some((form) => judge(form, country)),
    hasRegions: (country) => country !== '' && has(country, '+'),
    regions: (country) => unpacked(near[country] ?? far?.regions[country]),
  }
}

/**
 * The forms of a typed postal code that mean the same: in any case, with or without the letters of the country, with a space
 * or hyphen anywhere or nowhere. Tables know one of them.
 */
function formsOf(text: string, country: string): string[] {
  const written = foldTyped(text).toUpperCase()
  const bare = written.replace(/[\s-]/g, '')
  // D-10115, MD-2001, CP 1101
  const digits = bare.replace(/^(CP|[A-Z]{1,3}(?=\d))/, '')
  const codes = [bare, digits].flatMap((code) => [
    code,
    ...[...code].flatMap((_, place) =>
      place === 0 ? [] : ['-', ' '].map((sign) => code.slice(0, place) + sign + code.slice(place)),
    ),
  ])
  const marks = [country, `${country} `, `${country}-`, 'CP ']
  return [written, ...codes, ...marks.map((mark) => mark + digits)]
}

function unpacked(text: string | undefined): Region[] {
  return (text?.split('|') ?? []).map((entry) => {
    const space = entry.indexOf(' ')
    return { code: entry.slice(0, space), name: entry.slice(space + 1) }
  })
}
