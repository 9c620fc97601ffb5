import type { searchRequest } from '@staykit/contract'
import type * as z from 'zod/mini'
import { ApiError } from '../../kernel/http/api-error.ts'
import type { City, Places } from '../../ports/places.ts'
import type { SearchPlace } from '../../ports/supplier.ts'

type WirePlace = z.output<typeof searchRequest>['location']

/** The city, perhaps one area of it, that a location of the wire means. Throws ApiError 404 UNKNOWN_LOCATION. */
export async function placeOf(
  places: Places,
  location: WirePlace,
  areaID?: string,
): Promise<{ city: City; place: SearchPlace }> {
  const { id, type } = location
  const area = /^(\d+)-a\d+$/.exec(id)
  const city = area ? await places.city(area[1] ?? '') : await cityOf(places, id, type)
  if (!city) throw new ApiError(404, 'UNKNOWN_LOCATION', 'Unable to find Location', { details: { id, type } })
  return { city, place: { cityId: city.id, areaId: area ? id : areaID || undefined } }
}

async function cityOf(places: Places, id: string, type: WirePlace['type']): Promise<City | undefined> {
  switch (type) {
    case 'airport':
    case 'car_airport':
      return (await places.airport(id))?.city
    case 'geolocation': {
      const [latitude = Number.NaN, longitude = Number.NaN] = id.split(',').map(Number)
      const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      return isPosition ? places.nearest(latitude, longitude, 5_000) : places.city(id)
    }
    case 'hotel':
      return places.city(id.split('-')[0] ?? '')
    default:
      return places.city(id)
  }
}
