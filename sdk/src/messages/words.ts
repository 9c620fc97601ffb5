import { readTag, shownLocale } from '@staykit/domain'
import { isSpoken } from '@staykit/words'
import type { Messages } from './translate.ts'

/** Custom texts of a page: by element (`*` for all), by language (`fr`, or `fr-CA` for one region), by key. */
export type PageMessages = Readonly<Record<string, Readonly<Record<string, Messages>>>>

/** Custom texts in a locale, else in its language. */
const inLanguage = (words: PageMessages[string] | undefined, locale: string): Messages | undefined =>
  words?.[locale] ?? words?.[locale.split('-')[0] ?? '']

/** Custom texts for an element. */
export const wordsOf = (all: PageMessages | undefined, tag: string, locale: string): Messages => ({
  ...inLanguage(all?.['*'], locale),
  ...inLanguage(all?.[tag], locale),
})

/**
 * The locale of an element: the page's, with the region of the brand if it names none, else the brand's. Without texts in
 * that language, in the SDK or the page, it is the locale of the texts that are shown.
 */
export function resolveLocale(
  page: string | undefined,
  brand: string | undefined,
  all: PageMessages = {},
): string {
  const [ofPage, ofBrand] = [readTag(page), readTag(brand)]
  const locale = ofBrand && (!ofPage || ofBrand.startsWith(`${ofPage}-`)) ? ofBrand : ofPage || 'en-US'
  const hasOwn = Object.values(all).some((words) => inLanguage(words, locale))
  return hasOwn ? locale : shownLocale(locale, isSpoken)
}
