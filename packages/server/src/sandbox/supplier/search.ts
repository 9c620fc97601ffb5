import { type Filterable, roomsText } from '@staykit/domain'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../kernel/db/database.ts'
import { type AvailableHotels, type SearchQuery, SupplierError } from '../../ports/supplier.ts'
import { positionOf } from './areas.ts'
import { type Availability, findAvailable } from './availability.ts'
import { amenityIdsOf, promotionIdsOf } from './bits.ts'
import { type Catalogue, type CityHotels, hotelIdOf } from './catalogue.ts'
import { chains } from './chains.ts'
import { freeRooms } from './free-rooms.ts'
import { lowestPrice } from './offers.ts'
import { pricedNights } from './seasons.ts'
import { summaryOf } from './summary.ts'
import { topicLists } from './topics.ts'
import { promotions } from './traits.ts'

/** Cache size of priced places, bytes: a next page or filter does not price the city again. */
const CACHE_BYTES = 8 * 1024 * 1024

interface Priced {
  readonly hotels: AvailableHotels
  /** Number of hotels with a price in memory. */
  readonly priced: number
}

export type Search = (query: SearchQuery) => Promise<AvailableHotels>

/**
 * Bookings since the last pricing of a place, at most a minute ago, are not reflected in the list: the rates show that
 * it is sold out.
 */
export function createSearch(catalogue: Catalogue, db: Kysely<Database>): Search {
  const searches = new LRUCache<string, Priced>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ priced }) => priced * 34 + 8_000,
    ttl: 60_000,
  })
  return async (query) => {
    const { place, stay, occupancy, currency, members } = query
    const city = await catalogue.hotelsOf(place.cityId)
    if (!city) throw new SupplierError('NOT_FOUND', `no city ${place.cityId}`)
    const area =
      place.areaId === undefined ? undefined : city.areas.findIndex(({ id }) => id === place.areaId)
    if (area === -1) throw new SupplierError('NOT_FOUND', `no area ${place.areaId}`)
    const who = members && `members ${members.dealPercent}`
    const key = [place.cityId, area, stay.checkIn, stay.checkOut, roomsText(occupancy), currency, who].join(
      ' ',
    )
    const cached = searches.get(key)
    if (cached) return cached.hotels
    const freeRoom = await freeRooms(db, city, query)
    const available = findAvailable(city, { stay, occupancy, currency, members, area, freeRoom })
    const hotels = hotelsOf(city, available, { place, stay, occupancy, currency, members })
    searches.set(key, { hotels, priced: available.totals.length })
    return hotels
  }
}

function hotelsOf(city: CityHotels, available: Availability, query: SearchQuery): AvailableHotels {
  const { hotels, bestSavings, roomFactors } = available
  const nights = pricedNights(city.city, city.climate, query.stay)
  return {
    length: hotels.length,
    names: { areas: city.areas, brands: chains, promotions },
    idOf: (index) => hotelIdOf(city, hotels[index] ?? 0),
    reader() {
      const row = new Row(city, available)
      return (index) => row.at(hotels[index] ?? 0)
    },
    at(index) {
      const number = hotels[index] ?? 0
      const request = { ...query, roomFactor: roomFactors[number] ?? 1 }
      return {
        hotel: summaryOf(city, number),
        ...lowestPrice(city, number, nights, request, query.members?.dealPercent),
      }
    },
    bestSavings,
  }
}

const none: readonly string[] = []
/** By number of the chain; 0 is none. */
const brandLists = [none, ...chains.map(({ id }) => [id])]

/** One hotel of the columns for the domain's rules; moved along instead of making an object for each. */
class Row implements Filterable {
  readonly #city: CityHotels
  readonly #available: Availability
  readonly #areaLists: readonly (readonly string[])[]
  #index = 0

  constructor(city: CityHotels, available: Availability) {
    this.#city = city
    this.#available = available
    this.#areaLists = city.areas.map(({ id }) => [id])
  }

  at(index: number): this {
    this.#index = index
    return this
  }

  get name(): string {
    return this.#city.name(this.#index)
  }

  get starRating(): number {
    return (this.#city.columns.stars[this.#index] ?? 0) / 10
  }

  get total(): number {
    return this.#available.totals[this.#index] ?? 0
  }

  get nightly(): number {
    return this.#available.nightly[this.#index] ?? 0
  }

  get saving(): number {
    return this.#available.savings()[this.#index] ?? 0
  }

  get guestScore(): number {
    return (this.#city.columns.score[this.#index] ?? 0) / 10
  }

  get amenityIds(): readonly number[] {
    return amenityIdsOf(this.#city.columns.amenities[this.#index] ?? 0)
  }

  get brandIds(): readonly string[] {
    return brandLists[this.#city.columns.chain[this.#index] ?? 0] ?? none
  }

  get areaIds(): readonly string[] {
    return this.#areaLists[this.#city.columns.area[this.#index] ?? 0] ?? none
  }

  get position() {
    const area = this.#city.areas[this.#city.columns.area[this.#index] ?? 0]
    return area && positionOf(this.#city.city, area, this.#city.seeds[this.#index] ?? 0)
  }

  get likedTopics(): readonly string[] {
    return topicLists[this.#city.columns.liked[this.#index] ?? 0] ?? none
  }

  get promotionIds(): readonly string[] {
    return promotionIdsOf(this.#city.columns.promotions[this.#index] ?? 0)
  }
}
