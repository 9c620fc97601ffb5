import { roomsText } from '@staykit/domain'
import { LRUCache } from 'lru-cache'
import { type StayRequest, SupplierError } from '../../ports/supplier.ts'
import { bytesOf } from '../supplier/answers-cache.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { radiusOf } from '../supplier/radius.ts'
import type { SearchResult } from './answers.ts'
import type { Calls, SearchParams } from './calls.ts'

/** Searches count against bookings, so one is repeated only when its results expire. */
export interface Searches {
  /** Available hotels around a city, each once. NOT_FOUND for an unknown city. */
  around(cityId: string, request: StayRequest): Promise<readonly SearchResult[]>
  /** The result of one hotel, from a cached search or its own; undefined without a room. */
  ofHotel(
    hotelId: string,
    cityId: string | undefined,
    request: StayRequest,
  ): Promise<SearchResult | undefined>
  /** Forgets a result that the provider no longer has. */
  forget(hotelId: string, cityId: string | undefined, request: StayRequest): void
}

/** As JSON. */
const CACHE_BYTES = 48 * 1024 * 1024
/** Longest cache time, whatever the provider says; results are not used just before they expire. */
const LONGEST_MS = 15 * 60_000
const MARGIN_MS = 30_000

export function createSearches(calls: Calls, places: CityPlaces, now: () => Date): Searches {
  const searches = new LRUCache<string, readonly SearchResult[]>({
    maxSize: CACHE_BYTES,
    sizeCalculation: bytesOf,
  })
  const running = new Map<string, Promise<readonly SearchResult[]>>()

  const once = (key: string, params: SearchParams): Promise<readonly SearchResult[]> => {
    const cached = searches.get(key) ?? running.get(key)
    if (cached) return Promise.resolve(cached)
    const search = calls
      .search(params)
      .then(({ results }) => {
        const ttl = lifeOf(results, now())
        if (ttl > 0) searches.set(key, results, { ttl })
        return results
      })
      .finally(() => running.delete(key))
    running.set(key, search)
    return search
  }
  const cityKey = (cityId: string, request: StayRequest) => `city ${cityId} ${stayKey(request)}`
  const hotelKey = (hotelId: string, request: StayRequest) => `hotel ${hotelId} ${stayKey(request)}`
  return {
    async around(cityId, request) {
      const city = await places.city(cityId)
      if (!city) throw new SupplierError('NOT_FOUND', `no city ${cityId}`)
      const { latitude, longitude } = city
      const location = { radius: radiusOf(city.population), geographic_coordinates: { latitude, longitude } }
      return once(cityKey(cityId, request), { ...stayOf(request), location })
    },
    async ofHotel(hotelId, cityId, request) {
      const ofCity = cityId ? searches.get(cityKey(cityId, request)) : undefined
      const found = ofCity?.find(({ accommodation }) => accommodation.id === hotelId)
      if (found) return found
      const params = { ...stayOf(request), accommodation: { ids: [hotelId] } }
      return (await once(hotelKey(hotelId, request), params)).find(
        ({ accommodation }) => accommodation.id === hotelId,
      )
    },
    forget(hotelId, cityId, request) {
      searches.delete(hotelKey(hotelId, request))
      if (cityId) searches.delete(cityKey(cityId, request))
    },
  }
}

function lifeOf(results: readonly SearchResult[], now: Date): number {
  const ends = results.map(({ expires_at }) => Date.parse(expires_at))
  return Math.min(LONGEST_MS, Math.min(...ends) - now.getTime() - MARGIN_MS)
}

// The key has no currency: the provider answers in its own, and one search serves all.
const stayKey = ({ stay, occupancy }: StayRequest) =>
  `${stay.checkIn} ${stay.checkOut} ${roomsText(occupancy)}`

/** Only rates that are paid in full at booking: we charge the traveller, and the provider takes it from our balance. */
const stayOf = ({ stay, occupancy }: StayRequest) => ({
  check_in_date: stay.checkIn,
  check_out_date: stay.checkOut,
  rooms: occupancy.length,
  guests: occupancy.flatMap(({ adults, childAges }) => [
    ...Array.from({ length: adults }, () => ({ type: 'adult' as const })),
    ...childAges.map((age) => ({ type: 'child' as const, age })),
  ]),
  instant_payment: true,
})
