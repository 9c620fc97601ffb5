import { LRUCache } from 'lru-cache'
import type { City } from '../../ports/places.ts'
import { SupplierError } from '../../ports/supplier.ts'
import { bytesOf } from '../supplier/answers-cache.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { radiusOf } from '../supplier/radius.ts'
import type { Accommodation, Review } from './answers.ts'
import type { Calls } from './calls.ts'
import { cityOf } from './hotel.ts'
import { isDuffelHotel } from './ids.ts'

const DAY_MS = 86_400_000
const MB = 1024 * 1024

/** Data of hotels apart from rooms and prices, cached for a day. */
export interface Content {
  /** A hotel with its city; undefined when it does not exist, or has no position. */
  hotel(hotelId: string): Promise<Located | undefined>
  /** Caches the hotels of a search result. */
  learn(found: Accommodation): Promise<Located | undefined>
  /** Hotels around a city, at most 200. */
  around(cityId: string): Promise<readonly Located[]>
  reviews(hotelId: string): Promise<readonly Review[]>
}

export interface Located {
  readonly found: Accommodation
  readonly city: City
}

export function createContent(calls: Calls, places: CityPlaces): Content {
  const hotels = new LRUCache<string, Located>({ max: 20_000, ttl: DAY_MS })
  const lists = new LRUCache<string, readonly Located[]>({
    maxSize: 24 * MB,
    sizeCalculation: bytesOf,
    ttl: DAY_MS,
  })
  const reviews = new LRUCache<string, readonly Review[]>({
    maxSize: 8 * MB,
    sizeCalculation: bytesOf,
    ttl: DAY_MS,
  })

  const learn = async (found: Accommodation): Promise<Located | undefined> => {
    const cached = hotels.get(found.id)
    if (cached) return cached
    const city = await cityOf(places, found)
    // Rooms and rates belong to one stay.
    const located = city && { found: { ...found, rooms: null }, city }
    if (located) hotels.set(found.id, located)
    return located
  }
  return {
    learn,
    async hotel(hotelId) {
      if (!isDuffelHotel(hotelId)) return undefined
      const cached = hotels.get(hotelId)
      if (cached) return cached
      const found = await calls.accommodation(hotelId).catch((error: unknown) => {
        if (error instanceof SupplierError && error.kind === 'NOT_FOUND') return undefined
        throw error
      })
      return found && learn(found)
    },
    async around(cityId) {
      const cached = lists.get(cityId)
      if (cached) return cached
      const city = await places.city(cityId)
      if (!city) return []
      const found = await calls.accommodations(city.latitude, city.longitude, radiusOf(city.population))
      const list = (await Promise.all(found.map(learn))).flatMap((each) => each ?? [])
      lists.set(cityId, list)
      return list
    },
    async reviews(hotelId) {
      const cached = reviews.get(hotelId)
      if (cached) return cached
      const { reviews: list } = await calls.reviews(hotelId)
      reviews.set(hotelId, list)
      return list
    },
  }
}
