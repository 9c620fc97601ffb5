import type { Language } from '@staykit/sdk/routes'
import { offered } from './language.ts'
import { siteSettings } from './settings.ts'

/** A language version of a page, for search engines. */
export interface Alternate {
  /** BCP 47, or x-default for all other languages. */
  readonly hreflang: string
  readonly href: string
}

/** Returns a path of this site, with its query and hash, plus a language. */
export function pathIn(path: string, { code }: Language): string {
  const there = new URL(path, 'http://site')
  there.searchParams.set('lang', code)
  return there.pathname + there.search + there.hash
}

/**
 * The canonical address of a page in a language, below SITE_URL. The first language has no parameter: `?lang=us` is the same
 * page, and search engines must not index it twice.
 */
export function addressIn(path: string, language: Language): string {
  return siteSettings().siteUrl + (language.code === offered[0]?.code ? path : pathIn(path, language))
}

/** The page in every offered language, and x-default. The list is the same on each version, so that they refer to each other. */
export function alternatesOf(path: string): Alternate[] {
  const all = offered.map((language) => ({ hreflang: language.tag, href: addressIn(path, language) }))
  return [...all, { hreflang: 'x-default', href: siteSettings().siteUrl + path }]
}
