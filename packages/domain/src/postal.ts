import { foldTyped } from './typed-text.ts'

/** A state, province or other part of a country that its addresses name. */
export interface Region {
  readonly code: string
  readonly name: string
}

/** What addresses of a country look like; the tables behind it are libraries, which domain does not carry. */
export interface AddressRules {
  /** ISO 3166-1 codes of all countries. */
  readonly countries: readonly string[]
  readonly hasPostalCode: (country: string) => boolean
  readonly isPostalCode: (text: string, country: string) => boolean
  /** Whether addresses name a region, so that one has to be chosen. */
  readonly hasRegions: (country: string) => boolean
  /** Those of a country; empty until they are known. */
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
