import {
  amenities,
  compareBy,
  type Filterable,
  type HotelFilters,
  likedTopics,
  matches,
} from '@staykit/domain'
import type { AvailableHotels, Named, PricedHotel } from '../../../ports/supplier.ts'

/** The part of a list that a page shows. */
export interface ListQuery {
  /** Window of the filtered and sorted list, `to` exclusive. */
  readonly from: number
  readonly to: number
  readonly sort: string
  readonly filters: HotelFilters
}

/** A value that hotels of the place have, with their number (over all hotels, not the filtered ones). */
export interface FacetCount extends Named {
  readonly count: number
}

/** A neighborhood, with its lowest `nightlyTotal`. */
export interface AreaFacet extends FacetCount {
  readonly from: number
}

export interface Facets {
  readonly amenities: readonly FacetCount[]
  readonly areas: readonly AreaFacet[]
  readonly brands: readonly FacetCount[]
  readonly promotions: readonly FacetCount[]
  /** What guests like. */
  readonly liked: readonly FacetCount[]
  readonly stars: readonly FacetCount[]
  /** `nightlyTotal` over all hotels of the place, decimal, in the requested currency; 20 equal steps. */
  readonly prices: { min: number; avg: number; max: number; histogram: readonly number[] }
}

export interface Listing extends Facets {
  readonly hotels: readonly PricedHotel[]
  /** Hotels that match the filters. */
  readonly count: number
  /** Hotels of the place with a room for the stay. */
  readonly total: number
  readonly bestSavings?: number | undefined
}

/** Filters, sorts and windows the hotels of a place, and counts them. */
export function listingOf(available: AvailableHotels, query: ListQuery): Listing {
  const chosen = choose(available, query)
  const [count, indexOf] = chosen
    ? [chosen.length, (at: number) => chosen[at] ?? 0]
    : [available.length, (at: number) => at]
  const hotels: PricedHotel[] = []
  for (let at = query.from; at < Math.min(query.to, count); at++) hotels.push(available.at(indexOf(at)))
  return {
    hotels,
    count,
    total: available.length,
    ...facetsOf(available),
    bestSavings: available.bestSavings,
  }
}

/** Indexes of the matching hotels in their order; undefined for all in the supplier's order. */
function choose(available: AvailableHotels, { filters, sort }: ListQuery): Uint16Array | undefined {
  const isFiltering = Object.values(filters).some((filter) => filter !== undefined && filter.length > 0)
  const isSorting = sort !== 'most_popular'
  if (!isFiltering && !isSorting) return undefined
  const first = available.reader()
  const all = new Uint16Array(available.length).map((_, index) => index)
  const chosen = isFiltering ? all.filter((index) => matches(first(index), filters)) : all
  if (!isSorting) return chosen
  const second = available.reader()
  const compare = compareBy(sort)
  // Sorting is stable: equal hotels stay in the supplier's order.
  return chosen.sort((a, b) => compare(first(a), second(b)))
}

/** Facets depend on the place and the stay only, and suppliers cache those. */
const counted = new WeakMap<AvailableHotels, Facets>()

function facetsOf(available: AvailableHotels): Facets {
  const cached = counted.get(available)
  if (cached) return cached
  const facets = count(available)
  counted.set(available, facets)
  return facets
}

function count({ length, names, reader }: AvailableHotels): Facets {
  const read = reader()
  const [amenityIds, areaIds, brandIds, promotionIds, topics] = [
    new Counter(),
    new Counter(),
    new Counter(),
    new Counter(),
    new Counter(),
  ]
  const lowest = new Map<string, number>()
  const byStars = new Uint32Array(6)
  const nightly = new Float64Array(length)
  for (let index = 0; index < length; index++) {
    const row: Filterable = read(index)
    amenityIds.add(row.amenityIds)
    areaIds.add(row.areaIds)
    for (const id of row.areaIds) lowest.set(id, Math.min(lowest.get(id) ?? row.nightly, row.nightly))
    brandIds.add(row.brandIds)
    promotionIds.add(row.promotionIds)
    if (row.likedTopics) topics.add(row.likedTopics)
    const stars = Math.floor(row.starRating)
    byStars[stars] = (byStars[stars] ?? 0) + 1
    nightly[index] = row.nightly
  }
  const facet = (of: readonly Named[], counter: Counter) => {
    const counts = counter.counts()
    return of
      .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
      .filter(({ count }) => count > 0)
  }
  const byAmenity = amenityIds.counts()
  return {
    amenities: amenities.map(({ id, name }) => ({ id: String(id), name, count: byAmenity.get(id) ?? 0 })),
    areas: facet(names.areas, areaIds).map((area) => ({ ...area, from: lowest.get(area.id) ?? 0 })),
    brands: facet(names.brands, brandIds),
    promotions: facet(names.promotions, promotionIds),
    liked: facet(likedTopics, topics),
    stars: [5, 4, 3, 2, 1].map((stars) => ({
      id: String(stars),
      name: String(stars),
      count: byStars[stars] ?? 0,
    })),
    prices: rangeOf(nightly),
  }
}

type Values = readonly (string | number)[]

/** Counts values by their lists, because hotels of one supplier share those: a city has thousands of hotels. */
class Counter {
  readonly #lists = new Map<Values, { times: number }>()

  add(values: Values): void {
    if (values.length === 0) return
    const entry = this.#lists.get(values)
    if (entry) entry.times++
    else this.#lists.set(values, { times: 1 })
  }

  counts(): ReadonlyMap<string | number, number> {
    const counts = new Map<string | number, number>()
    for (const [values, { times }] of this.#lists)
      for (const value of values) counts.set(value, (counts.get(value) ?? 0) + times)
    return counts
  }
}

const STEPS = 20

function rangeOf(prices: Float64Array): Facets['prices'] {
  if (prices.length === 0) return { min: 0, avg: 0, max: 0, histogram: [] }
  let min = Number.POSITIVE_INFINITY
  let max = 0
  let sum = 0
  for (const price of prices) {
    min = Math.min(min, price)
    max = Math.max(max, price)
    sum += price
  }
  const histogram = new Array<number>(STEPS).fill(0)
  for (const price of prices) {
    const share = max > min ? (price - min) / (max - min) : 0
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min, avg: Math.round((sum / prices.length) * 100) / 100, max, histogram }
}
