import type { Places } from '../../../ports/places.ts'
import type { Catalogue } from '../hotels/catalogue.ts'

export interface MapName {
  readonly text: string
  readonly latitude: number
  readonly longitude: number
  readonly isCity: boolean
}

/** Further out a name covers more than its city. */
const CITY_FROM = 8
const AREAS_FROM = 12

/** Names on a map around a place: the nearest city first, then its neighbourhoods. */
export async function namesAround(
  { places, catalogue }: { readonly places: Places; readonly catalogue: Catalogue },
  { latitude, longitude, zoom }: { latitude: number; longitude: number; zoom: number },
): Promise<MapName[]> {
  const city = zoom < CITY_FROM ? undefined : await places.nearest(latitude, longitude)
  if (!city) return []
  const areas = zoom < AREAS_FROM ? [] : await catalogue.areas(city.id)
  return [
    { text: city.name, latitude: city.latitude, longitude: city.longitude, isCity: true },
    ...areas.map(({ name, ...at }) => ({ text: name, ...at, isCity: false })),
  ]
}
