import {
  addNights,
  clampOccupancy,
  DEFAULT_OCCUPANCY,
  fromUrlDate,
  isStayDate,
  type Occupancy,
  resolveStay,
  type Stay,
  type StayDate,
  type UrlPlace,
  type UrlStay,
} from '@staykit/domain'
import { type Links, readLink } from '@staykit/stores/brand'
import { SCREEN } from '../page/in-place/templates.ts'

/** The stay in an element's attributes. */
export interface StayAttributes {
  checkIn?: string | undefined
  checkOut?: string | undefined
  rooms?: number | undefined
  guests?: number | undefined
}

/** The search or hotel in an address. */
export interface PageStay extends UrlStay {
  readonly place?: UrlPlace | undefined
  readonly hotelId?: string | undefined
  readonly section?: string | undefined
}

const dateOf = (text: string | undefined): StayDate | undefined => {
  if (!text) return undefined
  return isStayDate(text) ? text : fromUrlDate(text)
}

const countOf = (text: string | undefined) => {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : undefined
}

/** Parses a page's address by the template of the page or the brand, else by the routes of the domain. */
export function readPage(links: Links, screen: 'search' | 'details', href: string): PageStay | undefined {
  const template = links[screen]
  const url = new URL(href)
  const found = template ? readLink(template, href) : undefined
  if (found && (found.location || found.hotelID)) {
    const { type = 'city', location: id = '', hotelID } = found
    return {
      place: id ? { type, id } : undefined,
      hotelId: hotelID,
      section: url.searchParams.get('section') ?? undefined,
      checkIn: dateOf(found.checkIn),
      checkOut: dateOf(found.checkOut),
      rooms: countOf(found.roomCount),
      guests: countOf(found.adultCount),
    }
  }
  const route = resolveStay(url.pathname, url.searchParams)
  return route?.screen === screen ? route : undefined
}

/** Choices of the traveller on this page override the initial attributes. */
export const chosenHere = (href: string, page: PageStay | undefined): boolean =>
  page?.place !== undefined && new URL(href).searchParams.has(SCREEN)

/** A complete stay: missing dates are today and tomorrow, missing counts 1 room and 2 guests (HOT-111, HOT-112). */
export function wholeStay(page: UrlStay, own: StayAttributes, today: StayDate): Stay & Occupancy {
  const checkIn = dateOf(own.checkIn) ?? page.checkIn ?? today
  const checkOut = dateOf(own.checkOut) ?? page.checkOut ?? addNights(checkIn, 1)
  const rooms = own.rooms ?? page.rooms ?? DEFAULT_OCCUPANCY.rooms
  const guests = own.guests ?? page.guests ?? Math.max(rooms, DEFAULT_OCCUPANCY.guests)
  return { checkIn, checkOut, ...clampOccupancy({ rooms, guests }) }
}
