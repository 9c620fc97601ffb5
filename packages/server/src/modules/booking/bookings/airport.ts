import type { WireContract } from '@staykit/contract'
import type { Places } from '../../../ports/places.ts'

/** Farther airports serve other places. */
const MOST_KM = 100

/** The booking with the airport of its hotel, if there is one. */
export async function withAirport(
  places: Pick<Places, 'nearestAirport'>,
  { hotel, ...booking }: WireContract,
): Promise<WireContract> {
  const { lat, lng } = hotel.location.geo
  const found = await places.nearestAirport(lat, lng, MOST_KM)
  if (!found) return { ...booking, hotel }
  const { code, name, latitude, longitude } = found
  const airport = { code, name, geo: { lat: latitude, lng: longitude } }
  return { ...booking, hotel: { ...hotel, location: { ...hotel.location, airport } } }
}
