import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../kernel/environment.ts'
import type { Airport, City, Places } from '../../ports/places.ts'
import { flownTo } from './flown-to.ts'
import { cellOf, kilometres, nearness } from './geometry.ts'
import { NONE, type PlaceIndex, readIndex } from './index-file.ts'
import { countryNamer, readQualifiers } from './qualifiers.ts'
import { type SourceCity, sourceVersions } from './sources.ts'
import { suggest } from './typeahead.ts'

/** The world's places in memory, from one compact file. */
export interface WorldPlaces extends Places {
  readonly cityCount: number
  /** The nth city by id, to count over all of them. */
  cityAt(index: number): City
}

/** Changes with the layout or the rules of the index. */
const INDEX_VERSION = 4

/**
 * File of the index of the world's cities and of `extra` ones: in the checkout, which all its servers share, or below
 * `home`. A missing file is built in a separate process (about 7 s).
 */
export async function ensurePlaces(home: string, extra: readonly SourceCity[] = []): Promise<string> {
  const query = JSON.stringify(extra)
  const which = createHash('sha256').update(query).digest('hex').slice(0, 8)
  const name = `places-${INDEX_VERSION}-${sourceVersions()}-${which}.bin`
  const shared = join(repositoryRoot, '.staykit', name)
  if (existsSync(shared)) return shared
  const file = join(home, name)
  if (existsSync(file)) return file
  mkdirSync(home, { recursive: true })
  const builder = spawn(process.execPath, [join(import.meta.dirname, 'build-command.ts'), file, query], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => builder.kill('SIGKILL')
  process.once('exit', end)
  const code = await new Promise((resolve, reject) => builder.once('close', resolve).once('error', reject))
  process.off('exit', end)
  if (code !== 0) throw new Error(`the index of places could not be built (exit code ${code})`)
  return file
}

export async function openPlaces(home: string, extra: readonly SourceCity[] = []): Promise<WorldPlaces> {
  return placesOf(readIndex(await ensurePlaces(home, extra)))
}

function placesOf(index: PlaceIndex): WorldPlaces {
  const qualifiers = readQualifiers(index)
  const reader = createReader(index)
  const count = index.cityId.length
  return {
    cityCount: count,
    cityAt: reader.city,
    async city(id) {
      const at = /^\d{1,10}$/.test(id) ? indexOfId(index.cityId, Number(id)) : -1
      return at < 0 ? undefined : reader.city(at)
    },
    async cities(population) {
      const found = index.population.reduce<number[]>((all, people, at) => {
        if (people >= population) all.push(at)
        return all
      }, [])
      // Ids break ties, so that the list is stable.
      const people = (at: number) => index.population[at] ?? 0
      return found.sort((one, other) => people(other) - people(one) || one - other).map(reader.city)
    },
    airport: async (code) => reader.airportByCode(code),
    nearest: async (latitude, longitude, { population = 1, km = Number.POSITIVE_INFINITY } = {}) => {
      const { at, away } = nearestCity(index, latitude, longitude, population)
      return at < 0 || kilometres(away) > km ? undefined : reader.city(at)
    },
    nearestAirport: async (latitude, longitude, km) => {
      const near = airportsWithin(index, latitude, longitude, km).map(reader.airport)
      return near.find((at) => flownTo(at) === 'large') ?? near.find((at) => flownTo(at) === 'small')
    },
    async search(text, perGroup = 4) {
      const { cities, airports } = suggest(index, qualifiers, text, perGroup)
      return {
        cities: cities.map(reader.city),
        airports: airports.map((place) => reader.airport(place - count)),
      }
    },
  }
}

function createReader(index: PlaceIndex) {
  const countryName = countryNamer()
  const countryNames = index.countries.map(countryName)
  const decode = (bytes: Uint8Array, at: Uint32Array, which: number) =>
    Buffer.from(
      bytes.buffer,
      bytes.byteOffset + (at[which] ?? 0),
      (at[which + 1] ?? 0) - (at[which] ?? 0),
    ).toString()
  const cityName = (at: number) => decode(index.names, index.nameAt, at)

  const city = (at: number): City => {
    const country = index.country[at] ?? 0
    const name = cityName(at)
    const stateCode = index.states[index.state[at] ?? 0] || undefined
    const countryName = countryNames[country] ?? ''
    const near = index.near[at] ?? NONE
    const label = near === NONE ? name : `${name} (near ${cityName(near)})`
    return {
      id: String(index.cityId[at]),
      name,
      displayName: [label, stateCode, countryName].filter(Boolean).join(', '),
      countryCode: index.countries[country] ?? '',
      countryName,
      stateCode,
      population: index.population[at] ?? 0,
      latitude: degrees(index.latitude[at]),
      longitude: degrees(index.longitude[at]),
      timeZone: index.zones[index.zone[at] ?? 0] ?? 'UTC',
    }
  }
  const codeAt = (at: number) => Buffer.from(index.airportCode.subarray(at * 3, at * 3 + 3)).toString()
  const airport = (at: number): Airport => ({
    code: codeAt(at),
    name: decode(index.airportNames, index.airportNameAt, at),
    latitude: degrees(index.airportLatitude[at]),
    longitude: degrees(index.airportLongitude[at]),
    city: city(index.airportCity[at] ?? 0),
  })
  // Codes are in ascending order, three bytes each.
  const airportByCode = (code: string): Airport | undefined => {
    const at = firstFrom(index.airportCity.length, (at) => codeAt(at) < code)
    return at < index.airportCity.length && codeAt(at) === code ? airport(at) : undefined
  }
  return { city, airport, airportByCode }
}

/** The first of `length` ascending places that is not below the target. */
function firstFrom(length: number, isBelow: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(middle)) low = middle + 1
    else high = middle
  }
  return low
}

const degrees = (value = 0) => Math.round(value * 1e5) / 1e5

function indexOfId(ids: Uint32Array, id: number): number {
  let lo = 0
  let hi = ids.length
  while (lo < hi) {
    const middle = (lo + hi) >>> 1
    if ((ids[middle] ?? 0) < id) lo = middle + 1
    else hi = middle
  }
  return ids[lo] === id ? lo : -1
}

/**
 * Searches growing squares of cells, and one ring beyond the first hit, whose corner may be farther than its neighbour.
 */
function nearestCity(
  index: PlaceIndex,
  latitude: number,
  longitude: number,
  population: number,
): { readonly at: number; readonly away: number } {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  const look = (row: number, column: number) => {
    const cell = cellOf(row, ((((column + 180) % 360) + 360) % 360) - 180)
    for (let at = index.cellStart[cell] ?? 0; at < (index.cellStart[cell + 1] ?? 0); at++) {
      const which = index.cellCity[at] ?? 0
      if ((index.population[which] ?? 0) < population) continue
      const away = nearness(latitude, longitude, index.latitude[which] ?? 0, index.longitude[which] ?? 0)
      if (away < least) {
        least = away
        best = which
      }
    }
  }
  for (let ring = 0, last = 40; ring <= last; ring++) {
    for (let row = -ring; row <= ring; row++) {
      if (Math.abs(latitude + row) > 90) continue
      const step = Math.abs(row) === ring ? 1 : Math.max(1, ring * 2)
      for (let column = -ring; column <= ring; column += step) look(latitude + row, longitude + column)
    }
    if (best >= 0 && last === 40) last = ring + 2
  }
  return { at: best, away: least }
}

/** Airports at most `km` away, the nearest first. */
function airportsWithin(index: PlaceIndex, latitude: number, longitude: number, km: number): number[] {
  const found: { readonly at: number; readonly away: number }[] = []
  for (let at = 0; at < index.airportCity.length; at++) {
    const [lat, lng] = [index.airportLatitude[at] ?? 0, index.airportLongitude[at] ?? 0]
    const away = kilometres(nearness(latitude, longitude, lat, lng))
    if (away <= km) found.push({ at, away })
  }
  return found.sort((a, b) => a.away - b.away).map(({ at }) => at)
}
