import {
  defaultLinks,
  fillTemplate,
  guestCount,
  type LinkName,
  type Occupancy,
  roomsOfQuery,
  roomsText,
  type Stay,
  toUrlDate,
  type UrlPlace,
  withQuery,
} from '@staykit/domain'

/** URL templates by screen: those of a page, above those of a brand, above the routes of the domain. */
export type Links = Readonly<Partial<Record<LinkName, string>>>

const stayValues = (place: UrlPlace, stay: Stay, occupancy: Occupancy) => ({
  type: place.type,
  location: place.id,
  checkIn: toUrlDate(stay.checkIn),
  checkOut: toUrlDate(stay.checkOut),
  roomCount: occupancy.length,
  adultCount: guestCount(occupancy),
  rooms: roomsText(occupancy),
})

/** The parameter of the rooms beside a template without `{rooms}`: a page may have a `rooms` of its own. */
export const roomsParameter = (template: string): string =>
  /[?&](rooms|stay)=/.test(template) ? 'stay-occupancy' : 'rooms'

/** Adds the rooms to a link whose template has no place for them, where the counts do not say them. */
function withRooms(link: string, template: string, occupancy: Occupancy): string {
  if (template.includes('{rooms}')) return link
  return withQuery(link, { [roomsParameter(template)]: roomsOfQuery(occupancy) })
}

/** The results page of a search; a neighborhood is its city with areaID in the query (HOT-020). */
export function searchLink(links: Links, place: UrlPlace, stay: Stay, occupancy: Occupancy): string {
  const template = links.search || defaultLinks.search
  const link = withQuery(fillTemplate(template, stayValues(place, stay, occupancy)), { areaID: place.areaId })
  return withRooms(link, template, occupancy)
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
  const link = fillTemplate(template, { ...stayValues(place, stay, occupancy), hotelID })
  const isInQuery = template.includes('?')
  const whole = section && !isInQuery ? `${link}/${section}` : withQuery(link, { section })
  return withRooms(whole, template, occupancy)
}
