import { amenities, compareBy, type Filterable, matches, roomsText } from '@staykit/domain'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../kernel/db/database.ts'
import { type PricedHotel, type SearchQuery, type SearchResult, SupplierError } from '../../ports/supplier.ts'
import { positionOf } from './areas.ts'
import { type Availability, findAvailable } from './availability.ts'
import type { Catalogue, CityHotels } from './catalogue.ts'
import { chains } from './chains.ts'
import { freeRooms } from './free-rooms.ts'
import { lowestPrice } from './offers.ts'
import { pricedNights } from './seasons.ts'
import { summaryOf } from './summary.ts'
import { promotions } from './traits.ts'

/** Cache size of priced places, bytes: a next page or filter does not price the city again. */
const CACHE_BYTES = 8 * 1024 * 1024

export type Search = (query: SearchQuery) => Promise<SearchResult>

/**
 * Bookings since the last pricing of a place, at most a minute ago, are not reflected in the list: the rates show that
 * it is sold out.
 */
export function createSearch(catalogue: Catalogue, db: Kysely<Database>): Search {
  const searches = new LRUCache<string, Availability>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ totals }) => totals.length * 34 + 4_000,
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
    let available = searches.get(key)
    if (!available) {
      const freeRoom = await freeRooms(db, city, query)
      available = findAvailable(city, { stay, occupancy, currency, members, area, freeRoom })
      searches.set(key, available)
    }
    return answer(city, available, query)
  }
}

function answer(city: CityHotels, available: Availability, query: SearchQuery): SearchResult {
  const chosen = choose(city, available, query)
  const nights = pricedNights(city.city, city.climate, query.stay)
  const results = Array.from(chosen.slice(query.from, query.to), (index): PricedHotel => {
    const hotel = summaryOf(city, index)
    const request = { ...query, roomFactor: available.roomFactors[index] ?? 1 }
    return { hotel, ...lowestPrice(city, index, nights, request, query.members?.dealPercent) }
  })
  const { facets, hotels, bestSavings } = available
  return { hotels: results, count: chosen.length, total: hotels.length, ...facets, bestSavings }
}

function choose(city: CityHotels, available: Availability, { filters, sort }: SearchQuery): Uint16Array {
  const { hotels } = available
  const first = new Row(city, available)
  const isFiltering = Object.values(filters).some((filter) => filter !== undefined && filter.length > 0)
  const chosen = isFiltering ? hotels.filter((index) => matches(first.at(index), filters)) : hotels
  if (sort === 'most_popular') return chosen
  const second = new Row(city, available)
  const compare = compareBy(sort)
  // Sorting is stable: equal hotels stay most popular first.
  return Uint16Array.from(chosen).sort((a, b) => compare(first.at(a), second.at(b)))
}

/** One hotel of the columns for the domain's rules; moved along instead of making an object for each. */
class Row implements Filterable {
  readonly #city: CityHotels
  readonly #available: Availability
  #index = 0

  constructor(city: CityHotels, available: Availability) {
    this.#city = city
    this.#available = available
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

  get amenityIds(): number[] {
    const mask = this.#city.columns.amenities[this.#index] ?? 0
    return amenities.filter((_, bit) => mask & (1 << bit)).map(({ id }) => id)
  }

  get brandIds(): string[] {
    const chain = chains[(this.#city.columns.chain[this.#index] ?? 0) - 1]
    return chain ? [chain.id] : []
  }

  get areaIds(): string[] {
    return [this.#city.areas[this.#city.columns.area[this.#index] ?? 0]?.id ?? '']
  }

  get position() {
    const area = this.#city.areas[this.#city.columns.area[this.#index] ?? 0]
    return area && positionOf(this.#city.city, area, this.#city.seeds[this.#index] ?? 0)
  }

  get promotionIds(): string[] {
    const mask = this.#city.columns.promotions[this.#index] ?? 0
    return promotions.filter((_, bit) => mask & (1 << bit)).map(({ id }) => id)
  }
}
