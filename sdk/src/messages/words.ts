import { languageOf } from './catalogue.ts'
import type { Messages } from './translate.ts'

/** A page's own words: by element (`*` for every one), by language (`fr`, or `fr-CA` for one region), by the text's key. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, Messages>>>>

/** What a page says in a locale, else in its language. */
const inLanguage = (words: PageMessages[string] | undefined, locale: string): Messages | undefined =>
  words?.[locale] ?? words?.[locale.split('-')[0] ?? '']

/** The page's own words for an element. */
export const wordsOf = (all: PageMessages | undefined, tag: string, locale: string): Messages => ({
  ...inLanguage(all?.['*'], locale),
  ...inLanguage(all?.[tag], locale),
})

/**
 * The one locale of all that an element says: the page's, in the brand's region where it names none, else the brand's. What
 * neither the SDK nor the page has words for is said in English as its region writes it.
 */
export function spoken(page: string | undefined, brand: string | undefined, all: PageMessages = {}): string {
  const locale = brand && (!page || brand.startsWith(`${page}-`)) ? brand : page || 'en-US'
  const hasWords = languageOf(locale) || Object.values(all).some((words) => inLanguage(words, locale))
  return hasWords ? locale : locale.replace(/^\w+/, 'en')
}
