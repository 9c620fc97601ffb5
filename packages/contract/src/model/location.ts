import * as z from 'zod/mini'

export const locationTypes = [
  'city',
  'region',
  'neighborhood',
  'airport',
  'poi',
  'hotel',
  'geolocation',
  'car_city',
  'vp_city',
  'car_airport',
] as const

/** A suggestion of the typeahead (PLT-165). */
export const wireLocation = z.object({
  id: z.string(),
  type: z.enum(locationTypes),
  /** "Lisbon, Portugal" */
  displayName: z.string(),
  name: z.string(),
  city: z.optional(z.string()),
  cityID: z.optional(z.string()),
  areaID: z.optional(z.string()),
  stateCode: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  /** IATA code of an airport. */
  code: z.optional(z.string()),
  hotelCount: z.optional(z.number()),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA zone, whose date is "today" there. */
  timeZone: z.optional(z.string()),
})
export type WireLocation = z.infer<typeof wireLocation>

/** The small grey text of a suggestion (PLT-106). */
export function locationMeta(location: WireLocation): string {
  if (location.type === 'car_city') return location.stateCode ?? ''
  if (location.type === 'vp_city') return 'All Airports'
  return location.type === 'airport' || location.type === 'car_airport' ? (location.code ?? '') : ''
}
