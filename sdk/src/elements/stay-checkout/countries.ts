import { CA, countryShortCodes, US } from 'country-region-data'

type Region = readonly [name: string, code: string]

const regions: Readonly<Record<string, readonly Region[]>> = { US: US[2], CA: CA[2] }

/** Countries by the names of a language, in its order; codes are ISO 3166-1. */
export function countryOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const compare = new Intl.Collator(locale).compare
  return countryShortCodes
    .map((value) => ({ value: value as string, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label))
}

/** States are asked for in the United States and Canada (platform.md §3). */
export function hasStates(country: string): boolean {
  return country in regions
}

export function stateOptions(country: string): { value: string; label: string }[] {
  return (regions[country] ?? []).map(([label, value]) => ({ value, label }))
}
