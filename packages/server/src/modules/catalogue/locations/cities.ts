import type { ListedCity } from '@staykit/contract'
import type { City, Places } from '../../../ports/places.ts'

/** Smaller cities have hotels too, but only typing finds them; the full list is for search engines. */
const PEOPLE = 15_000

/** JSON of the list of cities, made once: the world's cities do not change while a server runs. */
export function listedCities(places: Places): () => Promise<string> {
  let document: Promise<string> | undefined
  const make = async () => JSON.stringify({ cities: (await places.cities(PEOPLE)).map(listed) })
  return () => {
    document ??= make()
    return document
  }
}

const listed = ({ id, name, displayName, countryCode, latitude, longitude }: City): ListedCity => ({
  id,
  name,
  displayName,
  countryCode,
  latitude,
  longitude,
})
