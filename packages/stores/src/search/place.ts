import type { UrlPlace } from '@staykit/domain'

/** A chosen place, with the names of the search form's hidden fields (HOT-043). */
export interface Place {
  readonly id: string
  /** A location type of the wire: city, region, neighborhood, airport, poi, hotel, geolocation … */
  readonly type: string
  /** Id of the city that it is or lies in; empty when it has none. */
  readonly city: string
  /** Id of a neighborhood, otherwise empty. */
  readonly area: string
  /** Text of the location field: "Lisbon, Portugal". */
  readonly query: string
  /** IANA zone, whose date is "today" there; undefined when it is not known. */
  readonly timeZone?: string | undefined
}

/** A place in a URL: a neighborhood is its city plus areaID, a hotel its city; others pass unchanged (OQ-53). */
export function urlPlaceOf({ id, type, city, area }: Place): UrlPlace {
  if (type === 'neighborhood') return { type: 'city', id: city || id, areaId: area || id }
  if (type === 'hotel') return { type: 'city', id: city }
  return { type, id }
}
