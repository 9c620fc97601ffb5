import { amenities, exponentOf, isAvailable, type Occupancy, type Stay } from '@staykit/domain'
import type { FacetCount, SearchResult } from '../../ports/supplier.ts'
import type { CityHotels } from './catalogue.ts'
import { chains } from './chains.ts'
import { dayRate } from './day-rates.ts'
import { isBusinessHotel } from './pricing.ts'
import { leastFactor } from './rooms.ts'
import { isFull, nightPrice, pricedNights, stayFactor } from './seasons.ts'
import { promotions } from './traits.ts'

/** Available hotels of a place for a stay with their prices: the input of filters and facets. */
export interface Availability {
  /** Hotel numbers, most popular first. */
  readonly hotels: Uint16Array
  /** Nightly display price by hotel number, decimal, in the requested currency. */
  readonly display: Float64Array
  readonly facets: Facets
  readonly bestSavings: number | undefined
}

export type Facets = Pick<SearchResult, 'amenities' | 'areas' | 'brands' | 'promotions' | 'stars' | 'prices'>

export interface AvailabilityQuestion {
  readonly stay: Stay
  readonly occupancy: Occupancy
  readonly currency: string
  /** Index of the area, when the search is for one. */
  readonly area: number | undefined
  /** Numbers of sold-out hotels. */
  readonly soldOut: ReadonlySet<number>
}

export const guestsPerRoom = ({ rooms, guests }: Occupancy) => Math.ceil(guests / rooms)

/** Prices all hotels of a city for a stay: 2,000 hotels and 3 nights in about 1 ms. */
export function findAvailable(city: CityHotels, question: AvailabilityQuestion): Availability {
  const { stay, occupancy, currency, area, soldOut } = question
  const nights = pricedNights(city.city, city.climate, stay)
  const factor = leastFactor(guestsPerRoom(occupancy)) * stayFactor(nights.length)
  const rate = dayRate(currency)
  const unit = 10 ** exponentOf(currency)
  const { base, amenities: masks, area: areas, member } = city.columns
  const display = new Float64Array(city.count)
  let bestSavings = 0
  const hotels = city.popular.filter((index) => {
    const seed = city.seeds[index] ?? 0
    if (area !== undefined && areas[index] !== area) return false
    if (soldOut.has(index)) return false
    const isBusiness = isBusinessHotel(masks[index] ?? 0)
    let cents = 0
    for (const night of nights) {
      if (isFull(seed, night.day)) return false
      cents += Math.round(nightPrice(base[index] ?? 0, seed, isBusiness, night) * factor)
    }
    const dollars = cents / nights.length / 100
    if (!isAvailable(dollars, true)) return false
    display[index] = Math.round(dollars * rate * unit) / unit
    bestSavings = Math.max(bestSavings, member[index] ?? 0)
    return true
  })
  return {
    hotels,
    display,
    facets: countFacets(city, hotels, display),
    bestSavings: bestSavings || undefined,
  }
}

function countFacets(city: CityHotels, hotels: Uint16Array, display: Float64Array): Facets {
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
    prices: priceRange(hotels, display),
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

function priceRange(hotels: Uint16Array, display: Float64Array): SearchResult['prices'] {
  if (hotels.length === 0) return { min: 0, avg: 0, max: 0, histogram: [] }
  let min = Number.POSITIVE_INFINITY
  let max = 0
  let sum = 0
  for (const index of hotels) {
    const price = display[index] ?? 0
    min = Math.min(min, price)
    max = Math.max(max, price)
    sum += price
  }
  const histogram = new Array<number>(STEPS).fill(0)
  for (const index of hotels) {
    const share = max > min ? ((display[index] ?? 0) - min) / (max - min) : 0
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min, avg: Math.round((sum / hotels.length) * 100) / 100, max, histogram }
}
