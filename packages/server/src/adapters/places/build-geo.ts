import { fold } from '../../kernel/text/fold.ts'
import { CELLS, cellOf, nearness } from './geometry.ts'
import { NONE } from './index-file.ts'
import type { SourceAirport, SourceCity } from './sources.ts'

/** Cities by cell, as ranges of one list. */
export function cells(cities: readonly SourceCity[]): { cellStart: Uint32Array; cellCity: Uint32Array } {
  const byCell = Array.from({ length: CELLS }, (): number[] => [])
  for (const [index, city] of cities.entries()) byCell[cellOf(city.latitude, city.longitude)]?.push(index)
  const cellStart = new Uint32Array(CELLS + 1)
  for (const [cell, list] of byCell.entries()) cellStart[cell + 1] = (cellStart[cell] ?? 0) + list.length
  return { cellStart, cellCity: Uint32Array.from(byCell.flat()) }
}

// Names in the airport data that differ from today's English names of ISO 3166.
const formerNames: Readonly<Record<string, string>> = {
  'cote divoire': 'CI',
  'congo brazzaville': 'CG',
  'congo kinshasa': 'CD',
  swaziland: 'SZ',
  'saint helena': 'SH',
  'czech republic': 'CZ',
  turkey: 'TR',
  macedonia: 'MK',
  'midway islands': 'UM',
  'virgin islands': 'VI',
  'netherlands antilles': 'CW',
  'hong kong': 'HK',
  macau: 'MO',
  burma: 'MM',
  'east timor': 'TL',
  palestine: 'PS',
  'johnston atoll': 'UM',
  myanmar: 'MM',
  'wake island': 'UM',
}

/** Country code of an airport by the English name of its country; undefined for an unknown name. */
export function countryCodes(): (name: string) => string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const codes = [...letters].flatMap((first) => [...letters].map((second) => first + second))
  const plain = (name: string) => fold(name.replace('&', 'and').replace(/^St\. /, 'Saint '))
  const codesByName = new Map(codes.map((code) => [plain(names.of(code) ?? code), code]))
  return (name) => formerNames[fold(name)] ?? codesByName.get(plain(name))
}

/** Index of the city of each airport: the one in its name, else the nearest with 20,000 people. */
export function servedCities(airports: readonly SourceAirport[], cities: readonly SourceCity[]): Uint32Array {
  const codeOf = countryCodes()
  const plain = (name: string) => fold(name).replace(/^st /, 'saint ')
  const folded = cities.map((city) => plain(city.name))
  const byCountry = groupBy(cities.keys(), (index) => cities[index]?.country ?? '')
  const large = [...cities.keys()].filter((index) => (cities[index]?.population ?? 0) >= 20_000)
  return Uint32Array.from(airports, (airport) => {
    const country = byCountry.get(codeOf(airport.country) ?? '') ?? large
    const cityName = plain(airport.city)
    const weigh = (index: number) => {
      const city = cities[index] as SourceCity
      const away = nearness(airport.latitude, airport.longitude, city.latitude, city.longitude)
      const name = folded[index] ?? ''
      const named = name === cityName ? 0 : name.startsWith(`${cityName} `) ? 0.01 : 1
      return named < 1 && away < 1
        ? named - city.population / 1e12
        : 1 + away + (city.population < 20_000 ? 0.5 : 0)
    }
    return smallest(country, weigh)
  })
}

/** Time zone of each city: that of the nearest airport of its country. */
export function cityZones(cities: readonly SourceCity[], airports: readonly SourceAirport[]): string[] {
  const codeOf = countryCodes()
  const zoned = airports.filter(({ tz }) => tz?.includes('/'))
  const byCountry = groupBy(zoned, (airport) => codeOf(airport.country) ?? '')
  for (const [country, list] of byCountry) {
    const isOne = list.every(({ tz }) => tz === list[0]?.tz)
    if (isOne) byCountry.set(country, list.slice(0, 1))
  }
  return cities.map((city) => {
    const near = byCountry.get(city.country) ?? zoned
    const weigh = (a: SourceAirport) => nearness(city.latitude, city.longitude, a.latitude, a.longitude)
    return smallest(near, weigh).tz ?? 'UTC'
  })
}

/** For a city with the written name of a larger one: the nearest city of the country with 50,000 people. */
export function disambiguation(
  cities: readonly SourceCity[],
  writtenName: (city: SourceCity) => string,
): Uint32Array {
  const sameName = groupBy(cities.keys(), (index) => writtenName(cities[index] as SourceCity))
  const large = groupBy(
    [...cities.keys()].filter((index) => (cities[index]?.population ?? 0) >= 50_000),
    (index) => cities[index]?.country ?? '',
  )
  const near = new Uint32Array(cities.length).fill(NONE)
  for (const group of sameName.values()) {
    if (group.length < 2) continue
    const largest = smallest(group, (index) => -(cities[index]?.population ?? 0))
    for (const index of group) {
      const city = cities[index] as SourceCity
      const others = (large.get(city.country) ?? []).filter((other) => cities[other]?.name !== city.name)
      if (index === largest || others.length === 0) continue
      near[index] = smallest(others, (other) => {
        const { latitude, longitude } = cities[other] as SourceCity
        return nearness(city.latitude, city.longitude, latitude, longitude)
      })
    }
  }
  return near
}

function smallest<T>(list: readonly T[], weigh: (item: T) => number): T {
  let best = list[0] as T
  let least = Number.POSITIVE_INFINITY
  for (const item of list) {
    const weight = weigh(item)
    if (weight < least) {
      least = weight
      best = item
    }
  }
  return best
}

function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
