import { foldTyped } from '../text/typed-text.ts'

/** A state, province or other part of a country that its addresses name. */
export interface Region {
  readonly code: string
  readonly name: string
}

/** Address rules of a country; the tables behind it are libraries that domain does not import. */
export interface AddressRules {
  /** ISO 3166-1 codes of all countries. */
  readonly countries: readonly string[]
  readonly hasPostalCode: (country: string) => boolean
  readonly isPostalCode: (text: string, country: string) => boolean
  /** True if addresses need a region. */
  readonly hasRegions: (country: string) => boolean
  /** Regions of a country; empty until they load. */
  readonly regions: (country: string) => readonly Region[]
}

/** The rules for a country without a table: a short, printable postal code and no region. */
export const looseAddressRules: AddressRules = {
  countries: ['US'],
  hasPostalCode: (country) => country !== '',
  isPostalCode: (text) => /^[\p{L}\d][\p{L}\d -]{1,11}$/u.test(foldTyped(text)),
  hasRegions: () => false,
  regions: () => [],
}
