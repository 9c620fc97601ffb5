import { occupancyFieldsOf } from '@staykit/contract'
import { PAGE_SIZE } from './filters-url.ts'
import type { ResultsState } from './results.ts'

/** The search as the public store shows it, in the words of HOT-346; undefined before its first answer. */
export function searchModel({ query, list, view }: ResultsState) {
  if (!query || !view) return undefined
  const { checkIn, checkOut, occupancy } = query
  const { id, name, stateCode, geo, type } = view.location
  const from = (list.page - 1) * PAGE_SIZE
  return {
    location: { id, name, stateCode, geo, type },
    params: { location: query.place, checkIn, checkOut, ...occupancyFieldsOf(occupancy) },
    /** Number of the place's hotels, and of those that match; the server holds them. */
    hotels: view.total,
    filteredHotels: view.count,
    pagedHotels: view.hotels,
    sorts: view.sorts,
    brands: view.chains,
    promotions: view.promotions,
    amenities: view.amenities,
    areas: view.neighborhoods,
    prices: { min: view.prices.min, avg: view.prices.avg, max: view.prices.max },
    currencySymbol: view.currencySymbol,
    currentFilter: { sort: view.sort, from, to: from + PAGE_SIZE, ...list.filters },
    containsDeals: view.containsDeals,
  }
}
