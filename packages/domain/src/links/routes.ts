import { fromUrlDate, type Stay, type StayDate, toUrlDate } from '../dates/stay-dates.ts'
import {
  type GuestCounts,
  guestCount,
  isPlain,
  type Occupancy,
  readRooms,
  roomsText,
  toOccupancy,
} from '../stay/occupancy.ts'
import { withQuery } from './links.ts'

/** A stay and an occupancy as URLs carry them; what a path leaves out is undefined, a date that cannot be read is empty. */
export interface UrlStay {
  readonly checkIn?: StayDate | undefined
  readonly checkOut?: StayDate | undefined
  readonly rooms?: number | undefined
  readonly guests?: number | undefined
  /** The rooms of the query, which say more than the counts; no occupancy where they cannot be read. */
  readonly occupancy?: Occupancy | undefined
}

/** A place as URLs name it. */
export interface UrlPlace {
  readonly type: string
  readonly id: string
  readonly areaId?: string | undefined
}

export type Route =
  | { screen: 'home'; product: 'hotels' | 'flights' | 'cars' }
  | ({ screen: 'search'; place: UrlPlace } & UrlStay)
  | ({
      screen: 'details'
      place?: UrlPlace | undefined
      hotelId: string
      section?: string | undefined
    } & UrlStay)
  | { screen: 'deals'; city: string; state: string }
  | { screen: 'checkout'; section: string }
  | { screen: 'legacy-checkout'; target: string }
  | { screen: 'unmatched' }

type StayRoute = Extract<Route, { screen: 'search' | 'details' }>

const sections = new Set(['rates', 'description', 'amenities', 'reviews', 'map'])
// The literal words today, tomorrow, oneroom, twoguests: dates stay open, and an open date means today and tomorrow.
const literalStay: UrlStay = { rooms: 1, guests: 2 }

const stayPath = (stay: Stay, occupancy: Occupancy) =>
  `${toUrlDate(stay.checkIn)}/${toUrlDate(stay.checkOut)}/${occupancy.length}/${guestCount(occupancy)}`

/** The `rooms` of a query; undefined where the counts of the path say everything. */
export const roomsOfQuery = (occupancy: Occupancy): string | undefined =>
  isPlain(occupancy) ? undefined : roomsText(occupancy)

/**
 * /search/{type}/{locationId}/{checkIn}/{checkOut}/{roomCount}/{guestCount}; a neighborhood is its city plus areaID. `rooms`
 * of the query has the rooms where the counts do not say them.
 */
export function searchPath(place: UrlPlace, stay: Stay, guests: Occupancy | GuestCounts): string {
  const occupancy = toOccupancy(guests)
  const path = `/search/${encodeURIComponent(place.type)}/${encodeURIComponent(place.id)}/${stayPath(stay, occupancy)}`
  return withQuery(path, { areaID: place.areaId, rooms: roomsOfQuery(occupancy) })
}

/** /details/{type}/{location}/{checkIn}/{checkOut}/{roomCount}/{guestCount}/{hotelId}, optionally a section. */
export function detailsPath(
  place: UrlPlace,
  stay: Stay,
  guests: Occupancy | GuestCounts,
  hotelId: string,
  section?: string,
): string {
  const occupancy = toOccupancy(guests)
  const base = `/details/${encodeURIComponent(place.type)}/${encodeURIComponent(place.id)}`
  const path = `${base}/${stayPath(stay, occupancy)}/${encodeURIComponent(hotelId)}`
  return withQuery(section ? `${path}/${section}` : path, { rooms: roomsOfQuery(occupancy) })
}

/** The checkout of a rate; ratePlan only for member-only rates that have a plan code, sop only when there is one. */
export function checkoutPath(
  section: string,
  rate: { bundle: string; sop?: string | undefined; ratePlan?: string | undefined; pm?: string | undefined },
): string {
  const query = new URLSearchParams({ rate: rate.bundle })
  if (rate.sop) query.set('sop', rate.sop)
  if (rate.ratePlan) query.set('ratePlan', rate.ratePlan)
  if (rate.pm) query.set('pm', rate.pm)
  return `/checkout/${section}?${query}`
}

/** The screen of a path, first match wins (HOT-001). `query` serves the legacy entries. */
export function resolveRoute(pathname: string, query = new URLSearchParams()): Route {
  const [head = '', ...rest] = partsOf(pathname)
  if (head === 'checkout' && rest.length === 0) return legacyCheckout(query)
  if (head === 'hotels' && (rest[0] === 'book' || rest[0] === 'book_exclusive')) {
    return legacyCheckout(query, rest[0] === 'book_exclusive')
  }
  const stay = resolveStay(pathname, query)
  if (stay) return stay
  if (head === 'hotel-deals' && rest.length === 2) {
    return { screen: 'deals', city: at(rest, 0), state: at(rest, 1) }
  }
  if (head === 'checkout') return checkoutRoute(rest, query)
  if (rest.length === 0) return homeRoute(head)
  return { screen: 'unmatched' }
}

/** The search or the hotel of a path: the part of the routes that elements read their page by. */
export function resolveStay(pathname: string, query = new URLSearchParams()): StayRoute | undefined {
  const [head = '', ...rest] = partsOf(pathname)
  if (head === 'search' && rest.length >= 2) return searchRoute(rest, query)
  if (head === 's' && rest.length === 7) return alternateSearch(rest)
  if (head === 'details' && rest.length >= 1) return detailsRoute(rest, query)
  if (head === 'hotel' && rest.length === 8 && rest[7] === 'rates') {
    return { screen: 'details', hotelId: at(rest, 6), section: 'rates', ...literalStay }
  }
  return undefined
}

const partsOf = (pathname: string) => pathname.replace(/\/$/, '').split('/').slice(1).map(decode)

function homeRoute(head: string): Route {
  const product = head.toLowerCase() || 'hotels'
  const isProduct = product === 'hotels' || product === 'flights' || product === 'cars'
  return isProduct ? { screen: 'home', product } : { screen: 'unmatched' }
}

function searchRoute(rest: string[], query: URLSearchParams): StayRoute {
  const areaId = query.get('areaID') ?? query.get('areas') ?? undefined
  return {
    screen: 'search',
    place: { type: at(rest, 0), id: at(rest, 1), areaId },
    ...urlStay(rest.slice(2), query),
  }
}

// /s/{locationType}/{locationCity}/today/tomorrow/oneroom/twoguests/{location}
function alternateSearch(rest: string[]): StayRoute {
  return { screen: 'search', place: { type: at(rest, 0), id: at(rest, 6) }, ...literalStay }
}

// One or two segments are the short route; otherwise the section is known by its name, the stay by its shape (OQ-26).
function detailsRoute(rest: string[], query: URLSearchParams): StayRoute {
  if (rest.length <= 2)
    return { screen: 'details', hotelId: at(rest, 0), section: rest[1], ...urlStay([], query) }
  const section = sections.has(at(rest, -1)) ? at(rest, -1) : undefined
  const body = section ? rest.slice(0, -1) : rest
  const place = { type: at(body, 0), id: at(body, 1) }
  return { screen: 'details', place, hotelId: at(body, -1), section, ...urlStay(body.slice(2, -1), query) }
}

function checkoutRoute(rest: string[], query: URLSearchParams): Route {
  if (rest.length === 1) return { screen: 'checkout', section: at(rest, 0) }
  const merged = new URLSearchParams(query)
  merged.set('ppn_bundle', at(rest, 0))
  return legacyCheckout(merged)
}

// The legacy entries and the three-segment path all land on the customer step of the rate (OQ-03, OQ-39).
function legacyCheckout(query: URLSearchParams, exclusive = false): Route {
  const bundle = query.get('ppn_bundle') ?? query.get('rate') ?? ''
  if (!bundle) return { screen: 'unmatched' }
  const ratePlan = query.get('rate_plan') ?? query.get('ratePlan') ?? (exclusive ? 'exclusive' : undefined)
  const sop = query.get('sop') ?? undefined
  return { screen: 'legacy-checkout', target: checkoutPath('customer', { bundle, sop, ratePlan }) }
}

function urlStay(parts: string[], query: URLSearchParams): UrlStay {
  const isCount = (part: string) => /^\d{1,3}$/.test(part)
  const dates = parts.filter((part) => part && !isCount(part)).map((part) => fromUrlDate(part) ?? '')
  const counts = parts.filter(isCount).map(Number)
  const rooms = query.get('rooms')
  const occupancy = rooms ? readRooms(rooms) : undefined
  return { checkIn: dates[0], checkOut: dates[1], rooms: counts[0], guests: counts[1], occupancy }
}

const at = (parts: readonly string[], index: number) => parts.at(index) ?? ''

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
