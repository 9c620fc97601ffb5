import { LRUCache } from 'lru-cache'
import type { City, Places } from '../../ports/places.ts'
import { TESTVILLE } from '../testville/city.ts'
import { testHotels } from '../testville/hotels.ts'
import { type Area, areasOf } from './areas.ts'
import { hotelCount } from './hotel-count.ts'
import { partsOf } from './ids.ts'
import { type Climate, climateOf, type Market, marketOf } from './market.ts'
import { chainName, independentName } from './names.ts'
import { hotelSeed, type Traits, traitsOf } from './traits.ts'

/** A city with its hotels as columns: 2,000 of them are 60 kB, not 2,000 objects. */
export interface CityHotels {
  readonly city: City
  readonly market: Market
  readonly climate: Climate
  readonly areas: readonly Area[]
  readonly count: number
  readonly seeds: Uint32Array
  /** Hotel numbers, most popular first. */
  readonly popular: Uint16Array
  traits(index: number): Traits
  readonly columns: Columns
  name(index: number): string
}

export interface Columns {
  readonly stars: Uint8Array
  readonly score: Uint8Array
  readonly reviews: Uint16Array
  readonly area: Uint8Array
  readonly chain: Uint8Array
  readonly amenities: Uint16Array
  readonly base: Uint32Array
  readonly member: Uint8Array
  readonly strike: Uint8Array
  readonly fee: Uint16Array
  readonly feeAtHotel: Uint8Array
  readonly childrenPayLess: Uint8Array
  readonly promotions: Uint8Array
  readonly liked: Uint8Array
}

/** Finds hotels by id; `hotelsOf` returns undefined for an unknown city. */
export interface Catalogue {
  hotelsOf(cityId: string): Promise<CityHotels | undefined>
  locate(hotelId: string): Promise<{ hotels: CityHotels; index: number } | undefined>
}

/** Cache size for columns and names of recent cities, bytes. */
const CACHE_BYTES = 24 * 1024 * 1024

export function createCatalogue(places: Places): Catalogue {
  const cityCache = new LRUCache<string, CityHotels>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ count }) => 2_000 + count * 90,
  })
  const hotelsOf = async (cityId: string) => {
    const cached = cityCache.get(cityId)
    if (cached) return cached
    const city = await places.city(cityId)
    if (!city) return undefined
    const hotels = cityCache.get(cityId) ?? cityHotels(city)
    cityCache.set(cityId, hotels)
    return hotels
  }
  return {
    hotelsOf,
    async locate(hotelId) {
      const { cityId = '', number = '' } = partsOf(hotelId) ?? {}
      const hotels = cityId ? await hotelsOf(cityId) : undefined
      const index = Number(number)
      return hotels && index < hotels.count && String(index) === number ? { hotels, index } : undefined
    },
  }
}

export function hotelIdOf(hotels: CityHotels, index: number): string {
  return `${hotels.city.id}-${index}`
}

function cityHotels(city: City): CityHotels {
  const count = hotelCount(city.id, city.population)
  const market = marketOf(city.countryCode)
  const areas = areasOf(city, count)
  const columns = emptyColumns(count)
  const seeds = new Uint32Array(count)
  const popularity = new Float32Array(count)
  const ofChain = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const traits = traitsOf(city, market, areas.length, index)
    seeds[index] = hotelSeed(city.id, index)
    popularity[index] = traits.popularity
    for (const name of columnNames) columns[name][index] = Number(traits[name])
    if (traits.chain > 0) {
      // Hotels of a chain have the name of their area: one in each, in turn, as in `nameAll`.
      const number = ofChain.get(traits.chain) ?? 0
      ofChain.set(traits.chain, number + 1)
      columns.area[index] = number % areas.length
    }
  }
  const popular = Uint16Array.from(popularity.keys()).sort(
    (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0),
  )
  let names: string[] | undefined
  return {
    city,
    market,
    climate: climateOf(city),
    areas,
    count,
    seeds,
    popular,
    columns,
    traits: (index) => traitsOf(city, market, areas.length, index),
    name(index) {
      names ??= nameAll(city, areas, columns)
      return names[index] ?? ''
    },
  }
}

/** All names at once: a number within the chain, or among those without one, makes each unique. */
function nameAll(city: City, areas: readonly Area[], { chain }: Columns): string[] {
  if (city.id === TESTVILLE) return testHotels.map((hotel) => hotel.name)
  const used = new Map<number, number>()
  return Array.from(chain, (which) => {
    const number = used.get(which) ?? 0
    used.set(which, number + 1)
    return which === 0 ? independentName(city, number) : chainName(city, areas, which - 1, number)
  })
}

function emptyColumns(count: number): Columns {
  return {
    stars: new Uint8Array(count),
    score: new Uint8Array(count),
    reviews: new Uint16Array(count),
    area: new Uint8Array(count),
    chain: new Uint8Array(count),
    amenities: new Uint16Array(count),
    base: new Uint32Array(count),
    member: new Uint8Array(count),
    strike: new Uint8Array(count),
    fee: new Uint16Array(count),
    feeAtHotel: new Uint8Array(count),
    childrenPayLess: new Uint8Array(count),
    promotions: new Uint8Array(count),
    liked: new Uint8Array(count),
  }
}

const columnNames = Object.keys(emptyColumns(0)) as (keyof Columns)[]
