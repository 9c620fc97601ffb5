import { cells, cityZones, disambiguation, servedCities } from './build-geo.ts'
import { type Key, keysOfName, otherKeysOf, packKeys } from './build-keys.ts'
import { buildTrie } from './build-trie.ts'
import { type IndexArrays, type IndexHead, keyKinds } from './index-file.ts'
import { otherNames } from './other-names.ts'
import type { SourceAirport, SourceCity } from './sources.ts'
import { stateCodeOf } from './states.ts'

/** Builds the index from the data sets: 7 s, 600 MB, in a separate process. */
export function buildIndex(cities: SourceCity[], airports: SourceAirport[]): [IndexHead, IndexArrays] {
  const countries = listOf(cities.map((city) => city.country))
  const states = listOf(cities.map((city) => stateCodeOf(city.country, city.adminCode) ?? ''))
  const cityZone = cityZones(cities, airports)
  const zones = listOf(cityZone)
  const airportCity = servedCities(airports, cities)
  const keys = packKeys([...cityKeys(cities), ...airportKeys(cities, airports)])
  const written = (city: SourceCity) =>
    `${city.name}, ${stateCodeOf(city.country, city.adminCode) ?? ''}, ${city.country}`
  const names = pack(cities.map((city) => city.name))
  const airportNames = pack(airports.map((airport) => airport.name))
  const arrays: IndexArrays = {
    cityId: Uint32Array.from(cities, (city) => city.cityId),
    latitude: Float32Array.from(cities, (city) => city.latitude),
    longitude: Float32Array.from(cities, (city) => city.longitude),
    population: Uint32Array.from(cities, (city) => city.population),
    country: Uint16Array.from(cities, (city) => countries.indexOf(city.country)),
    state: Uint16Array.from(cities, (city) =>
      states.indexOf(stateCodeOf(city.country, city.adminCode) ?? ''),
    ),
    zone: Uint16Array.from(cityZone, (zone) => zones.indexOf(zone)),
    nameAt: names.at,
    names: names.bytes,
    near: disambiguation(cities, written),
    airportCode: new Uint8Array(Buffer.from(airports.map((airport) => airport.iata).join(''))),
    airportLatitude: Float32Array.from(airports, (airport) => airport.latitude),
    airportLongitude: Float32Array.from(airports, (airport) => airport.longitude),
    airportCity,
    airportNameAt: airportNames.at,
    airportNames: airportNames.bytes,
    ...keys,
    weight: weights(cities, airports, airportCity),
    ...buildTrie(keys),
    ...cells(cities),
  }
  return [{ countries, states, zones }, arrays]
}

function cityKeys(cities: readonly SourceCity[]): Key[] {
  const placeOf = new Map(cities.map((city, index) => [city.cityId, index]))
  const others = otherNames.flatMap(([id, ...names]) =>
    names.flatMap((name) => keysOfName(name, placeOf.get(id) ?? 0, keyKinds.other)),
  )
  return cities
    .flatMap((city, place) => [...keysOfName(city.name, place), ...otherKeysOf(city, place)])
    .concat(others)
}

/** Keys of an airport: code, name, and the city in its name. */
function airportKeys(cities: readonly SourceCity[], airports: readonly SourceAirport[]): Key[] {
  return airports.flatMap(({ iata, name, city }, index) => {
    const place = cities.length + index
    const code = { text: iata.toLowerCase(), place, kind: keyKinds.code }
    return [code, ...keysOfName(name, place), ...keysOfName(city, place)]
  })
}

/** An airport weighs a little less than its city; international ones weigh more than others. */
function weights(
  cities: readonly SourceCity[],
  airports: readonly SourceAirport[],
  airportCity: Uint32Array,
): Uint16Array {
  const ofPeople = (people: number) => Math.round(1000 * Math.log10(Math.max(100, people)))
  const ofCities = cities.map((city) => ofPeople(city.population))
  const ofAirports = airports.map(({ name }, index) => {
    const served = ofCities[airportCity[index] ?? 0] ?? 0
    return (
      served -
      300 +
      (/international|intl/i.test(name) ? 600 : 0) -
      (/heli|air base|seaplane/i.test(name) ? 900 : 0)
    )
  })
  return Uint16Array.from([...ofCities, ...ofAirports], (weight) => Math.max(0, weight))
}

function listOf(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}

function pack(texts: readonly string[]): { at: Uint32Array; bytes: Uint8Array } {
  const encoded = texts.map((text) => Buffer.from(text))
  const at = new Uint32Array(texts.length + 1)
  for (const [index, bytes] of encoded.entries()) at[index + 1] = (at[index] ?? 0) + bytes.length
  return { at, bytes: new Uint8Array(Buffer.concat(encoded)) }
}
