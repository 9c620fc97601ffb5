import { countries } from './countries.ts'

/** The region of a language tag, such as AT of "de-AT"; undefined if it is not a country of ours. */
function countryOf(tag: string, isNamed: boolean): string | undefined {
  const locale = new Intl.Locale(tag)
  const { region = '' } = isNamed ? locale : locale.maximize()
  return region.length === 2 && countries.includes(region) ? region : undefined
}

/** The country of the browser's languages: the first that one of them names, else the usual one of the first. */
export function ownCountry(languages: readonly string[] = navigator.languages): string | undefined {
  for (const isNamed of [true, false])
    for (const language of languages) {
      const country = countryOf(language, isNamed)
      if (country) return country
    }
  return undefined
}
