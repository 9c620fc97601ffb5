import { type Language, languageNamed, languages } from '@staykit/sdk/routes'
import { elementLanguages } from '@staykit/sdk/server'
import { texts } from '@staykit/words/site'
import { type Translate, translator } from './translate.ts'

/** The language of a page, and its translate function. */
export interface PageLanguage extends Language {
  readonly t: Translate
}

/** Languages with complete texts of the site and the elements. The first is English. */
export const offered: readonly Language[] = languages.filter(
  ({ tag }) => tag === 'en-US' || (elementLanguages.includes(tag) && tag in texts),
)

const offeredNamed = (name: string | null | undefined) =>
  offered.find((language) => language === languageNamed(name))

/** Returns whether an address asks for an offered language. */
export const isOffered = (fromAddress: string | null): boolean => offeredNamed(fromAddress) !== undefined

const cache = new Map<string, PageLanguage>()

/** The traveller's language: from the address, else from the cookie, else the first one (ACC-233). */
export function languageOf(fromAddress: string | null, fromCookie: string | undefined): PageLanguage {
  const language = offeredNamed(fromAddress) ?? offeredNamed(fromCookie) ?? languages[0]
  const pageLanguage = cache.get(language.tag) ?? {
    ...language,
    t: translator(language.tag),
  }
  cache.set(language.tag, pageLanguage)
  return pageLanguage
}
