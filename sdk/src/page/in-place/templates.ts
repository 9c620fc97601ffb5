import type { Links } from '@staykit/stores/brand'

/** The query parameter that names the screen, and marks an address as ours. */
export const SCREEN = 'stay'

const stay =
  '&stay-type={type}&stay-place={location}&stay-in={checkIn}&stay-out={checkOut}&stay-rooms={roomCount}&stay-guests={adultCount}'
const links: Links = { search: `results${stay}`, details: `hotel${stay}&stay-hotel={hotelID}` }

/**
 * The address without our parameters: the path, query and hash of the partner. Ours come last in the query: the screen, then
 * parameters of elements, such as filters.
 */
export const pageOf = (href: string): string => href.replace(/^([^#]*?)[?&]stay=[^#]*/, '$1')

/** The same as a URL template: braces of the page are no placeholders. */
export const pageTemplate = (href: string): string => pageOf(href).replace(/[{}]/g, encodeURIComponent)

/** The URL template of a screen on this page. */
export function onPage(href: string, query: string): string {
  const page = pageTemplate(href)
  return page.replace(/(?=#|$)/, `${/^[^#]*\?/.test(page) ? '&' : '?'}${SCREEN}=${query}`)
}

/** URL templates of screens on this page, for pages without templates: those of a search, and `more`. */
export const templatesOf = (href: string, more: Links = {}): Links =>
  Object.fromEntries(
    Object.entries({ ...links, ...more }).map(([name, query]) => [name, onPage(href, query)]),
  )
