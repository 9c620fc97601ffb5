import type { ListedCity } from '@staykit/contract'
import type { City, Places } from '../../../ports/places.ts'

/** Smaller cities have hotels too, but only typing finds them; the full list is for search engines. */
const PEOPLE = 15_000

/** JSON of the list of cities. */
export const listedCities = async (places: Places): Promise<string> =>
  JSON.stringify({ cities: (await places.cities(PEOPLE)).map(listed) })

const listed = ({ id, name, displayName, countryCode, latitude, longitude }: City): ListedCity => ({
  id,
  name,
  displayName,
  countryCode,
  latitude,
  longitude,
})
