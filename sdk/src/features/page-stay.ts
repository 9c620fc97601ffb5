import {
  clampOccupancy,
  DEFAULT_OCCUPANCY,
  foldTyped,
  fromUrlDate,
  guestCount,
  isOccupancy,
  mendedStay,
  type Occupancy,
  readRooms,
  resolveStay,
  type Stay,
  type StayDate,
  type StayProblem,
  spreadGuests,
  stayProblem,
  type UrlPlace,
  type UrlStay,
  wholeDates,
} from '@staykit/domain'
import { type Links, readLink, roomsParameter } from '@staykit/stores/brand'
import { SCREEN } from '../page/in-place/templates.ts'

/** The stay in an element's attributes. */
export interface StayAttributes {
  checkIn?: string | undefined
  checkOut?: string | undefined
  rooms?: number | undefined
  guests?: number | undefined
  /** As `rooms` of a stay link; it says more than the counts. */
  occupancy?: string | undefined
}

/** A stay with its rooms. */
export interface WholeStay extends Stay {
  readonly occupancy: Occupancy
}

/** The search or hotel in an address. */
export interface PageStay extends UrlStay {
  readonly place?: UrlPlace | undefined
  readonly hotelId?: string | undefined
  readonly section?: string | undefined
}

/** Empty for a text that is no date. */
const dateOf = (text: string | undefined): StayDate | undefined =>
  text ? (fromUrlDate(text) ?? '') : undefined

/** 0, which is no occupancy, for a text that is no count. */
export const countOf = (text: string | undefined) =>
  text ? (/^\d{1,3}$/.test(foldTyped(text)) ? Number(foldTyped(text)) : 0) : undefined

/** Parses a page's address by the template of the page or the brand, else by the routes of the domain. */
export function readPage(links: Links, screen: 'search' | 'details', href: string): PageStay | undefined {
  const template = links[screen]
  const url = new URL(href)
  const found = template ? readLink(template, href) : undefined
  if (found && (found.location || found.hotelID)) {
    const { type = 'city', location: id = '', hotelID } = found
    const rooms = found.rooms ?? url.searchParams.get(roomsParameter(template ?? ''))
    return {
      place: id ? { type, id } : undefined,
      hotelId: hotelID,
      section: url.searchParams.get('section') ?? undefined,
      checkIn: dateOf(found.checkIn),
      checkOut: dateOf(found.checkOut),
      rooms: countOf(found.roomCount),
      guests: countOf(found.adultCount),
      occupancy: rooms ? readRooms(rooms) : undefined,
    }
  }
  const route = resolveStay(url.pathname, url.searchParams)
  return route?.screen === screen ? route : undefined
}

/** Choices of the traveller on this page override the initial attributes. */
export const chosenHere = (href: string, page: PageStay | undefined): boolean =>
  page?.place !== undefined && new URL(href).searchParams.has(SCREEN)

/**
 * The stay that attributes and address ask for. What they leave out is tonight, 1 room and 2 guests (HOT-111, HOT-112);
 * invalid values stay, so that `stayTrouble` and the server can report them.
 */
export function wholeStay(page: UrlStay, own: StayAttributes, today: StayDate): WholeStay {
  const dates = wholeDates(
    { checkIn: dateOf(own.checkIn) ?? page.checkIn, checkOut: dateOf(own.checkOut) ?? page.checkOut },
    today,
  )
  return { ...dates, occupancy: ownOccupancy(own) ?? page.occupancy ?? countedOccupancy(own, page) }
}

/** The occupancy that attributes name, none of the page's. */
function ownOccupancy({ rooms, guests, occupancy }: StayAttributes): Occupancy | undefined {
  if (occupancy) return readRooms(occupancy)
  return rooms !== undefined && guests !== undefined ? spreadGuests(rooms, guests) : undefined
}

/** That of counts, where a missing one is 1 room or 2 guests. */
export function countedOccupancy(own: StayAttributes, page: UrlStay = {}): Occupancy {
  const rooms = own.rooms ?? page.rooms ?? 1
  return spreadGuests(rooms, own.guests ?? page.guests ?? Math.max(rooms, 2))
}

/** Code of what is wrong with a stay, as the server calls it. */
export type StayTrouble = StayProblem | 'BAD_OCCUPANCY'

/** Whether an error has such a code: the same request would be refused again. */
export const isStayTrouble = (code: string): boolean =>
  ['InvalidDates', 'PastDates', 'NoNights', 'TooLong', 'BAD_OCCUPANCY'].includes(code)

/** What is wrong with a stay; undefined for one that can be booked. */
export function stayTrouble(stay: WholeStay, today: StayDate): StayTrouble | undefined {
  return stayProblem(stay, today) ?? (isOccupancy(stay.occupancy) ? undefined : 'BAD_OCCUPANCY')
}

/** The stay that can be booked, nearest to one that cannot. */
export function possibleStay(stay: WholeStay, today: StayDate): WholeStay {
  return { ...stay, ...mendedStay(stay, today), occupancy: possibleOccupancy(stay.occupancy) }
}

/** The occupancy that can be booked, nearest to one that cannot. */
export function possibleOccupancy(occupancy: Occupancy): Occupancy {
  if (isOccupancy(occupancy)) return occupancy
  return occupancy.length > 0 ? clampOccupancy(occupancy.length, guestCount(occupancy)) : DEFAULT_OCCUPANCY
}
