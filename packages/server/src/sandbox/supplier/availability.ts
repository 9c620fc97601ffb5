import { amenities, exponentOf, isAvailable, nightlyTotal, roomNights, savingOf } from '@staykit/domain'
import type { FacetCount, SearchQuery, SearchResult, StayRequest } from '../../ports/supplier.ts'
import type { CityHotels } from './catalogue.ts'
import { chains } from './chains.ts'
import { dayRate } from './day-rates.ts'
import type { FreeRoom } from './free-rooms.ts'
import { bestMemberPrice, lowestPublicPrice, offAt } from './offers.ts'
import { isFull, pricedNights } from './seasons.ts'
import { promotions } from './traits.ts'

/** Available hotels of a place for a stay with their prices: the input of filters and facets. */
export interface Availability {
  /** Hotel numbers, most popular first. */
  readonly hotels: Uint16Array
  /** By hotel number, decimal, in the requested currency: the total that a row shows, and `nightlyTotal` of it. */
  readonly totals: Float64Array
  readonly nightly: Float64Array
  /** Of the cheapest free room, by hotel number. */
  readonly roomFactors: Float64Array
  readonly facets: Facets
  /** The highest of `savings`; undefined without member rates. */
  readonly bestSavings: number | undefined
  /** Percent that the best member rate saves, by hotel number. */
  readonly savings: () => Float64Array
}

export type Facets = Pick<SearchResult, 'amenities' | 'areas' | 'brands' | 'promotions' | 'stars' | 'prices'>

export interface AvailabilityQuestion extends StayRequest {
  readonly members: SearchQuery['members']
  /** Index of the area, when the search is for one. */
  readonly area: number | undefined
  readonly freeRoom: FreeRoom
}

/** Prices all hotels of a city for a stay: 2,000 hotels and 3 nights in about 5 ms. */
export function findAvailable(city: CityHotels, question: AvailabilityQuestion): Availability {
  const { stay, occupancy, currency, members, area, freeRoom } = question
  const nights = pricedNights(city.city, city.climate, stay)
  const rate = dayRate(currency)
  const unit = 10 ** exponentOf(currency)
  const units = roomNights(stay, occupancy)
  const totals = new Float64Array(city.count)
  const nightly = new Float64Array(city.count)
  const roomFactors = new Float64Array(city.count)
  const hotels = city.popular.filter((index) => {
    if (area !== undefined && city.columns.area[index] !== area) return false
    if (isFull(city, index, nights)) return false
    const roomFactor = freeRoom(index)
    if (roomFactor === undefined) return false
    roomFactors[index] = roomFactor
    const request = { stay, occupancy, currency, roomFactor }
    const price = lowestPublicPrice(city, index, nights, request, true)
    if (!isAvailable(price.display.minor / unit / rate, true)) return false
    const member = members && bestMemberPrice(city, index, nights, request, members.dealPercent)
    const final = member && member.final.minor < price.final.minor ? member.final : price.final
    totals[index] = final.minor / unit
    nightly[index] = nightlyTotal(final, units).minor / unit
    return true
  })
  const savingAt = (index: number) => {
    const request = { stay, occupancy, currency, roomFactor: roomFactors[index] ?? 1 }
    const member = bestMemberPrice(city, index, nights, request, members?.dealPercent)
    return member ? savingOf(member) : 0
  }
  let savings: Float64Array | undefined
  return {
    hotels,
    totals,
    nightly,
    roomFactors,
    facets: countFacets(city, hotels, nightly),
    bestSavings: best(hotels, (index) => offAt(city, index, members?.dealPercent), savingAt) || undefined,
    savings() {
      savings ??= new Float64Array(city.count).map((_, index) => savingAt(index))
      return savings
    },
  }
}

/** The highest saving. A fee makes a saving smaller than what is off, so most hotels need not be priced for it. */
function best(hotels: Uint16Array, offAt: (index: number) => number, savingAt: (index: number) => number) {
  let highest = 0
  for (const index of Uint16Array.from(hotels).sort((a, b) => offAt(b) - offAt(a))) {
    if (offAt(index) === 0 || offAt(index) + 1 < highest) break
    highest = Math.max(highest, savingAt(index))
  }
  return highest
}

function countFacets(city: CityHotels, hotels: Uint16Array, nightly: Float64Array): Facets {
  const byAmenity = new Uint32Array(amenities.length)
  const byArea = new Uint32Array(city.areas.length)
  const byChain = new Uint32Array(chains.length + 1)
  const byPromotion = new Uint32Array(promotions.length)
  const byStars = new Uint32Array(6)
  const { columns } = city
  for (const index of hotels) {
    for (let bit = 0; bit < amenities.length; bit++)
      if ((columns.amenities[index] ?? 0) & (1 << bit)) bump(byAmenity, bit)
    for (let bit = 0; bit < promotions.length; bit++)
      if ((columns.promotions[index] ?? 0) & (1 << bit)) bump(byPromotion, bit)
    bump(byArea, columns.area[index] ?? 0)
    bump(byChain, columns.chain[index] ?? 0)
    bump(byStars, Math.floor((columns.stars[index] ?? 0) / 10))
  }
  const starFacets = [5, 4, 3, 2, 1].map((stars) => ({
    id: String(stars),
    name: String(stars),
    count: byStars[stars] ?? 0,
  }))
  return {
    amenities: counted(
      amenities.map(({ id, name }) => ({ id: String(id), name })),
      byAmenity,
      true,
    ),
    areas: counted(city.areas, byArea),
    brands: counted(chains, byChain.subarray(1)),
    promotions: counted(promotions, byPromotion),
    stars: starFacets,
    prices: priceRange(hotels, nightly),
  }
}

function bump(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1
}

/** Omits facets without hotels, unless the group is a fixed list. */
function counted(
  names: readonly { id: string; name: string }[],
  counts: Uint32Array,
  keepEmpty = false,
): FacetCount[] {
  return names
    .map(({ id, name }, index) => ({ id, name, count: counts[index] ?? 0 }))
    .filter(({ count }) => keepEmpty || count > 0)
}

const STEPS = 20

function priceRange(hotels: Uint16Array, nightly: Float64Array): SearchResult['prices'] {
  if (hotels.length === 0) return { min: 0, avg: 0, max: 0, histogram: [] }
  let min = Number.POSITIVE_INFINITY
  let max = 0
  let sum = 0
  for (const index of hotels) {
    const price = nightly[index] ?? 0
    min = Math.min(min, price)
    max = Math.max(max, price)
    sum += price
  }
  const histogram = new Array<number>(STEPS).fill(0)
  for (const index of hotels) {
    const share = max > min ? ((nightly[index] ?? 0) - min) / (max - min) : 0
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min, avg: Math.round((sum / hotels.length) * 100) / 100, max, histogram }
}
