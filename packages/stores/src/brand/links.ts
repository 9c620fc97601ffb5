import { type Occupancy, type Stay, toUrlDate, type UrlPlace } from '@staykit/domain'

/** Screens that an element links to. */
export type LinkName = 'search' | 'details' | 'checkout' | 'login'

/** URL templates by screen: those of a page, above those of a brand, above the routes of hotels.md §2. */
export type Links = Readonly<Partial<Record<LinkName, string>>>

export const defaultLinks: Readonly<Record<LinkName, string>> = {
  search: '/search/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}',
  details: '/details/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{adultCount}/{hotelID}',
  checkout: '/checkout/{section}',
  login: '/login',
}

type Values = Readonly<Record<string, string | number | undefined>>

/** Fills a template's {names}; values without a place in it are appended to the query, undefined ones left out. */
export function fillLink(template: string, values: Values, query: Values = {}): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  const extra = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) extra.set(name, String(value))
  if (!extra.size) return path
  return `${path}${path.includes('?') ? '&' : '?'}${extra}`
}

const stayValues = (place: UrlPlace, stay: Stay, { rooms, guests }: Occupancy) => ({
  type: place.type,
  location: place.id,
  checkIn: toUrlDate(stay.checkIn),
  checkOut: toUrlDate(stay.checkOut),
  roomCount: rooms,
  adultCount: guests,
})

/** The results page of a search; a neighborhood is its city with areaID in the query (hotels.md §2). */
export function searchLink(links: Links, place: UrlPlace, stay: Stay, occupancy: Occupancy): string {
  const template = links.search || defaultLinks.search
  return fillLink(template, stayValues(place, stay, occupancy), { areaID: place.areaId })
}

/** The page of a hotel; its rates view is the same with /rates, where the template is a path. */
export function detailsLink(
  links: Links,
  place: UrlPlace,
  stay: Stay,
  occupancy: Occupancy,
  hotelID: string,
  section = '',
): string {
  const template = links.details || defaultLinks.details
  const link = fillLink(template, { ...stayValues(place, stay, occupancy), hotelID })
  if (!section) return link
  return template.includes('?') ? `${link}&section=${section}` : `${link}/${section}`
}

/** What names a rate at the checkout. */
export interface RateLink {
  readonly ppn_book_bundle: string
  readonly sop?: string | undefined
  readonly isCUG: boolean
  readonly ratePlanCode: string
}

/** The checkout of a rate; ratePlan only for member-only rates with a plan code, sop only where there is one. */
export function checkoutLink(links: Links, rate: RateLink): string {
  return fillLink(
    links.checkout || defaultLinks.checkout,
    { section: 'customer' },
    {
      rate: rate.ppn_book_bundle,
      sop: rate.sop,
      ratePlan: rate.isCUG ? rate.ratePlanCode : undefined,
    },
  )
}

/**
 * Reads what a template put into an address: path names from the path, query names from the query. Undefined when the
 * path does not fit; a template whose path names nothing fits every path.
 */
export function readLink(template: string, href: string): Record<string, string> | undefined {
  const url = new URL(href)
  const [path = '', query = ''] = template.split('?')
  const found: Record<string, string> = {}
  if (path.includes('{')) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '([^/]*)')
    const match = new RegExp(`${pattern}/?$`).exec(url.pathname)
    if (!match) return undefined
    names.forEach((name, index) => {
      found[name] = decode(match[index + 1] ?? '')
    })
  }
  for (const [key, value] of new URLSearchParams(query)) {
    const name = /^\{(\w+)\}$/.exec(value)?.[1]
    const given = url.searchParams.get(key)
    if (name && given !== null) found[name] = given
  }
  return found
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
