import type { WireLocation } from '@staykit/contract'
import type { Airport, City } from '../../adapters/places/places.ts'
import { MIN_LETTERS } from '../../adapters/places/typeahead.ts'
import type { Deps } from '../../compose.ts'

type Product = 'hotels' | 'flights' | 'cars' | undefined
type Sources = Pick<Deps, 'places' | 'supplier'>

/** At most so many of each group (PLT-108). */
const PER_GROUP = 4

/**
 * Suggestions for typed text. Cities and neighbourhoods come before airports; a text of exactly three letters may be an
 * airport's code, and then airports come first (AQ-14).
 */
export function suggestions({ places, supplier }: Sources, text: string, product: Product): WireLocation[] {
  const typed = text.trim()
  const letters = [...typed].length
  if (letters < MIN_LETTERS) return []
  const found = places.search(typed, PER_GROUP)
  const cities = found.cities.map((city) => cityItem(supplier, city, product))
  const airports = found.airports.map((airport) => airportItem(supplier, airport, product))
  if (letters === 3) return [...airports, ...cities]
  return [...withAreas({ places, supplier }, cities, typed, product), ...airports]
}

/** Neighbourhoods share the group of cities: behind the best city, before the others. */
function withAreas(
  sources: Sources,
  cities: WireLocation[],
  typed: string,
  product: Product,
): WireLocation[] {
  if (product === 'flights' || product === 'cars') return cities
  const areas = sources.supplier
    .findAreas(typed.split(',')[0] ?? '', 2)
    .flatMap((area) => areaItem(sources, area) ?? [])
  return [...cities.slice(0, 1), ...areas, ...cities.slice(1)].slice(0, PER_GROUP)
}

/** The place of an id: a city's number, a neighbourhood's id, an airport's code. */
export function byId({ places, supplier }: Sources, id: string, product: Product): WireLocation | undefined {
  const city = places.city(id)
  if (city) return cityItem(supplier, city, product)
  const airport = places.airport(id)
  if (airport) return airportItem(supplier, airport, product)
  const [cityId = ''] = id.split('-')
  const area = supplier.areas(cityId).find((candidate) => candidate.id === id)
  return area && areaItem({ places, supplier }, { ...area, cityId })
}

/** The nearest place with hotels to speak of. */
export function byPosition(
  { places, supplier }: Sources,
  latitude: number,
  longitude: number,
  product: Product,
): WireLocation | undefined {
  const city = places.nearest(latitude, longitude, 5_000)
  return city && cityItem(supplier, city, product)
}

function cityItem(supplier: Deps['supplier'], city: City, product: Product): WireLocation {
  const type = product === 'flights' ? 'vp_city' : product === 'cars' ? 'car_city' : 'city'
  return { ...cityFields(city), id: city.id, type, hotelCount: supplier.hotelCount(city) }
}

function airportItem(supplier: Deps['supplier'], airport: Airport, product: Product): WireLocation {
  const { city, code, name } = airport
  return {
    ...cityFields(city),
    id: code,
    type: product === 'cars' ? 'car_airport' : 'airport',
    name,
    displayName: `${name} (${code}), ${city.displayName}`,
    code,
    hotelCount: supplier.hotelCount(city),
    latitude: airport.latitude,
    longitude: airport.longitude,
  }
}

function areaItem(
  { places }: Sources,
  area: { id: string; name: string; cityId: string },
): WireLocation | undefined {
  const city = places.city(area.cityId)
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
  }
}
