import type { Language } from '@staykit/sdk/routes'
import { offered } from './language.ts'
import { siteSettings } from './settings.ts'

/** The same page in a language, as search engines are told. */
export interface Alternate {
  /** BCP 47, or x-default for whoever speaks none of them. */
  readonly hreflang: string
  readonly href: string
}

/** A path of this site, perhaps with a query and a hash, that names the language of what it leads to. */
export function pathIn(path: string, { code }: Language): string {
  const there = new URL(path, 'http://site')
  there.searchParams.set('lang', code)
  return there.pathname + there.search + there.hash
}

/**
 * The one address of a page in a language, below SITE_URL. That of the first language names none: `?lang=us` is the same page,
 * and what search engines find is not found twice.
 */
export function addressIn(path: string, language: Language): string {
  return siteSettings().siteUrl + (language.code === offered[0]?.code ? path : pathIn(path, language))
}

/** The page in every language on offer, and for everybody else. The same list on each of them, so that they name each other. */
export function alternatesOf(path: string): Alternate[] {
  const all = offered.map((language) => ({ hreflang: language.tag, href: addressIn(path, language) }))
  return [...all, { hreflang: 'x-default', href: siteSettings().siteUrl + path }]
}
