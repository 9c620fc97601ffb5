import type { LocationFlags, WireLocation } from '@staykit/contract'
import { isPlaceText } from '@staykit/domain'
import { fold } from '../../../kernel/text/fold.ts'
import { type Airport, type City, NEAR } from '../../../ports/places.ts'
import type { Catalogue } from '../hotels/catalogue.ts'
import type { LocationsDeps } from './deps.ts'

type Sources = Pick<LocationsDeps, 'places' | 'catalogue'>
type Product = 'hotels' | 'flights' | 'cars' | undefined
/** Most suggestions of each group (PLT-108). */
const PER_GROUP = 4

/**
 * Suggestions for typed text. Cities and neighbourhoods come before airports; a text of exactly three letters may be an
 * airport code, and then airports come first, unless it is the name of a city (AQ-14).
 */
export async function suggestions(
  { places, catalogue }: Sources,
  text: string,
  product: Product,
  flags: LocationFlags = {},
): Promise<WireLocation[]> {
  const typed = text.trim()
  if (!isPlaceText(typed)) return []
  const found = await places.search(typed, PER_GROUP)
  const [cities, airports] = await Promise.all([
    Promise.all(found.cities.map((city) => cityItem(catalogue, city, product))),
    Promise.all(found.airports.map((airport) => airportItem(catalogue, airport, product))),
  ])
  const all = isCode(typed, found.cities[0])
    ? [...airports, ...cities]
    : [...(await withAreas({ places, catalogue }, cities, typed, product)), ...airports]
  return all.filter((location) => isWanted(location, flags))
}

/** Smaller cities of three letters come after the airports. */
const NAMED_FROM = 50_000

/** Whether a text may be an airport code, and is not the whole name of a larger city, such as Huế or Ufa. */
function isCode(typed: string, best: City | undefined): boolean {
  const isNamed = best && best.population >= NAMED_FROM && fold(best.name) === fold(typed)
  return /^[a-z]{3}$/i.test(typed) && !isNamed
}

/** Whether a place belongs to a requested group; without a flag it does. */
export function isWanted({ type }: WireLocation, flags: LocationFlags = {}): boolean {
  if (type === 'neighborhood') return flags.neighborhoods !== false
  return (type.endsWith('airport') ? flags.airports : flags.cities) !== false
}

/** Neighbourhoods share the group of cities: after the best city, before the others. */
async function withAreas(
  sources: Sources,
  cities: WireLocation[],
  typed: string,
  product: Product,
): Promise<WireLocation[]> {
  if (product === 'flights' || product === 'cars') return cities
  const found = await sources.catalogue.findAreas(typed.split(',')[0] ?? '', 2)
  const areas = await Promise.all(found.map((area) => areaItem(sources, area)))
  return [...cities.slice(0, 1), ...areas.flatMap((area) => area ?? []), ...cities.slice(1)].slice(
    0,
    PER_GROUP,
  )
}

/** The place of an id: a city's number, a neighbourhood's id, an airport's code. */
export async function byId(
  { places, catalogue }: Sources,
  id: string,
  product: Product,
): Promise<WireLocation | undefined> {
  const city = await places.city(id)
  if (city) return cityItem(catalogue, city, product)
  const airport = await places.airport(id)
  if (airport) return airportItem(catalogue, airport, product)
  const area = await catalogue.area(id)
  return area && areaItem({ places }, area)
}

/** The nearest place with a relevant number of hotels, if one is near. */
export async function byPosition(
  { places, catalogue }: Sources,
  latitude: number,
  longitude: number,
  product: Product,
): Promise<WireLocation | undefined> {
  const city = await places.nearest(latitude, longitude, NEAR)
  return city && cityItem(catalogue, city, product)
}

export async function cityItem(catalogue: Catalogue, city: City, product: Product): Promise<WireLocation> {
  const type = product === 'flights' ? 'vp_city' : product === 'cars' ? 'car_city' : 'city'
  return { ...cityFields(city), id: city.id, type, hotelCount: await catalogue.hotelCount(city) }
}

async function airportItem(catalogue: Catalogue, airport: Airport, product: Product): Promise<WireLocation> {
  const { city, code, name } = airport
  return {
    ...cityFields(city),
    id: code,
    type: product === 'cars' ? 'car_airport' : 'airport',
    name,
    displayName: `${name} (${code}), ${city.displayName}`,
    code,
    hotelCount: await catalogue.hotelCount(city),
    latitude: airport.latitude,
    longitude: airport.longitude,
  }
}

async function areaItem(
  { places }: Pick<Sources, 'places'>,
  area: { id: string; name: string; cityId: string },
): Promise<WireLocation | undefined> {
  const city = await places.city(area.cityId)
  if (!city) return undefined
  const displayName = `${area.name}, ${city.displayName}`
  return {
    ...cityFields(city),
    id: area.id,
    type: 'neighborhood',
    name: area.name,
    displayName,
    areaID: area.id,
  }
}

function cityFields(city: City) {
  return {
    displayName: city.displayName,
    name: city.name,
    city: city.name,
    cityID: city.id,
    ...(city.stateCode && { stateCode: city.stateCode }),
    countryCode: city.countryCode,
    latitude: city.latitude,
    longitude: city.longitude,
    timeZone: city.timeZone,
  }
}
