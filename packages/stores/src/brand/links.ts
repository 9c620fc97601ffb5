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

const placeValues = ({ type, id }: UrlPlace) => ({ type, location: id })

const stayValues = (stay: Stay, occupancy: Occupancy) => ({
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
  const values = { ...placeValues(place), ...stayValues(stay, occupancy) }
  const link = withQuery(fillTemplate(template, values), { areaID: place.areaId })
  return withRooms(link, template, occupancy)
}

/** The page of a hotel; its rates view is the same with /rates, where the template is a path. */
export function detailsLink(
  links: Links,
  place: UrlPlace,
  stay: Stay,
  occupancy: Occupancy,
  hotelID: string,
  section?: string,
): string {
  return detailsLinks(links, stay, occupancy)(place, hotelID, section)
}

/** The same for the hotels of a list, whose stay is written once. */
export function detailsLinks(links: Links, stay: Stay, occupancy: Occupancy) {
  const template = links.details || defaultLinks.details
  const isInQuery = template.includes('?')
  const values = stayValues(stay, occupancy)
  return (place: UrlPlace, hotelID: string, section = ''): string => {
    const link = fillTemplate(template, { ...values, ...placeValues(place), hotelID })
    const whole = section && !isInQuery ? `${link}/${section}` : withQuery(link, { section })
    return withRooms(whole, template, occupancy)
  }
}
