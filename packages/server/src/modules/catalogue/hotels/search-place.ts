import type { searchRequest } from '@staykit/contract'
import type * as z from 'zod/mini'
import { ApiError } from '../../../kernel/http/api-error.ts'
import { type City, NEAR } from '../../../ports/places.ts'
import type { SearchPlace } from '../../../ports/supplier.ts'
import type { HotelsDeps } from './deps.ts'

type Sources = Pick<HotelsDeps, 'places' | 'catalogue'>
type WirePlace = z.output<typeof searchRequest>['location']

/** City, and optionally area, of a location on the wire. Throws ApiError 404 UNKNOWN_LOCATION. */
export async function placeOf(
  sources: Sources,
  location: WirePlace,
  areaID?: string,
): Promise<{ city: City; place: SearchPlace }> {
  const { id, type } = location
  const area = await sources.catalogue.area(id)
  const city = area ? await sources.places.city(area.cityId) : await cityOf(sources, id, type)
  if (!city) throw new ApiError(404, 'UNKNOWN_LOCATION', 'Unable to find Location', { details: { id, type } })
  return { city, place: { cityId: city.id, areaId: area ? id : areaID || undefined } }
}

async function cityOf(
  { places, catalogue }: Sources,
  id: string,
  type: WirePlace['type'],
): Promise<City | undefined> {
  switch (type) {
    case 'airport':
    case 'car_airport':
      return (await places.airport(id))?.city
    case 'geolocation': {
      const [latitude = Number.NaN, longitude = Number.NaN] = id.split(',').map(Number)
      const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      return isPosition ? places.nearest(latitude, longitude, NEAR) : places.city(id)
    }
    case 'hotel': {
      const where = await catalogue.whereIs(id)
      return places.city(where?.cityId ?? id)
    }
    default:
      return places.city(id)
  }
}
