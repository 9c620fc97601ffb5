import { type Language, languageNamed, languages } from '@staykit/sdk/routes'
import { elementLanguages } from '@staykit/sdk/server'
import { texts } from '@staykit/words/site'
import { type Translate, translator } from './translate.ts'

/** The language of a page, and its translate function. */
export interface Spoken extends Language {
  readonly t: Translate
}

/** Languages with complete texts of the site and the elements. The first is English. */
export const offered: readonly Language[] = languages.filter(
  ({ tag }) => tag === 'en-US' || (elementLanguages.includes(tag) && tag in texts),
)

const offeredNamed = (name: string | null | undefined) =>
  offered.find((language) => language === languageNamed(name))

/** Returns whether an address asks for an offered language. */
export const isOffered = (asked: string | null): boolean => offeredNamed(asked) !== undefined

const spoken = new Map<string, Spoken>()

/** The traveller's language: from the address, else from the cookie, else the first one (ACC-233). */
export function spokenOf(asked: string | null, kept: string | undefined): Spoken {
  const language = offeredNamed(asked) ?? offeredNamed(kept) ?? languages[0]
  const known = spoken.get(language.tag) ?? {
    ...language,
    t: translator(language.tag),
  }
  spoken.set(language.tag, known)
  return known
}
