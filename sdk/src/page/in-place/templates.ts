import type { Links } from '@staykit/stores/brand'

/** Which screen: the one query parameter that says that the address is ours. */
export const SCREEN = 'stay'

const stay =
  '&stay-type={type}&stay-place={location}&stay-in={checkIn}&stay-out={checkOut}&stay-rooms={roomCount}&stay-guests={adultCount}'
const shown: Links = { search: `results${stay}`, details: `hotel${stay}&stay-hotel={hotelID}` }

/**
 * The page without anything of ours in its address: the partner's own path, query and hash. Ours is last in the query: the
 * screen, and after it what elements add, such as filters.
 */
export function pageOf(href: string): URL {
  const url = new URL(href)
  url.search = url.search.replace(/[?&]stay=.*/, '')
  return url
}

/** The address of a screen on this page; without one, the page's own. */
export function onPage(href: string, query: string): string {
  const { pathname, search, hash } = pageOf(href)
  return pathname + search + (query && `${search ? '&' : '?'}${SCREEN}=${query}`) + hash
}

/** URL templates of screens on this page, for pages that give none of their own: those of a search, and what else is asked for. */
export const templatesOf = (href: string, more: Links = {}): Links =>
  Object.fromEntries(
    Object.entries({ ...shown, ...more }).map(([name, query]) => [name, onPage(href, query)]),
  )
