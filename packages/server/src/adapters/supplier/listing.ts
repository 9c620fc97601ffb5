import {
  amenities,
  compareBy,
  type Filterable,
  matches,
  nightlyTotal,
  roomNights,
  toMajor,
} from '@staykit/domain'
import type { FacetCount, PricedHotel, SearchQuery, SearchResult } from '../../ports/supplier.ts'

/** A hotel with an available room. */
export type Priced = PricedHotel & { readonly price: NonNullable<PricedHotel['price']> }

const STEPS = 20

/** Filters, sorts, windows and counts a whole list, for a provider that does none of these. */
export function listingOf(hotels: readonly Priced[], query: SearchQuery): SearchResult {
  const rows = hotels.map((priced) => ({ priced, row: filterable(priced, query) }))
  const chosen = rows.filter(({ row }) => matches(row, query.filters))
  const compare = compareBy(query.sort)
  // Sorting is stable: equal hotels stay in the provider's order.
  chosen.sort((a, b) => compare(a.row, b.row))
  return {
    hotels: chosen.slice(query.from, query.to).map(({ priced }) => priced),
    count: chosen.length,
    total: hotels.length,
    amenities: amenities.map(({ id, name }) => ({
      id: String(id),
      name,
      count: rows.filter(({ row }) => row.amenityIds.includes(id)).length,
    })),
    areas: counted(hotels.map(({ hotel }) => hotel.area)),
    brands: counted(hotels.flatMap(({ hotel }) => hotel.brand ?? [])),
    promotions: [],
    stars: [5, 4, 3, 2, 1].map((stars) => ({
      id: String(stars),
      name: String(stars),
      count: rows.filter(({ row }) => Math.floor(row.starRating) === stars).length,
    })),
    prices: rangeOf(rows.map(({ row }) => row.nightly)),
  }
}

const filterable = ({ hotel, price }: Priced, { stay, occupancy }: SearchQuery): Filterable => ({
  name: hotel.name,
  starRating: hotel.stars,
  total: toMajor(price.final),
  nightly: toMajor(nightlyTotal(price.final, roomNights(stay, occupancy))),
  saving: 0,
  guestScore: hotel.score?.guestScore ?? 0,
  amenityIds: hotel.amenityIds,
  brandIds: hotel.brand ? [hotel.brand.id] : [],
  areaIds: [hotel.area.id],
  promotionIds: [],
  position: hotel.location,
})

/** Most frequent first. */
function counted(values: readonly { readonly id: string; readonly name: string }[]): FacetCount[] {
  const counts = new Map<string, FacetCount>()
  for (const { id, name } of values) counts.set(id, { id, name, count: (counts.get(id)?.count ?? 0) + 1 })
  return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function rangeOf(prices: readonly number[]): SearchResult['prices'] {
  if (prices.length === 0) return { min: 0, avg: 0, max: 0, histogram: [] }
  const min = Math.min(...prices)
  const max = Math.max(...prices)
  const sum = prices.reduce((total, price) => total + price, 0)
  const histogram = new Array<number>(STEPS).fill(0)
  for (const price of prices) {
    const share = max > min ? (price - min) / (max - min) : 0
    const step = Math.min(STEPS - 1, Math.floor(share * STEPS))
    histogram[step] = (histogram[step] ?? 0) + 1
  }
  return { min, avg: Math.round((sum / prices.length) * 100) / 100, max, histogram }
}
