import type { hotelsSearch, RequestOf, ResponseOf } from '@staykit/contract'
import { stayRequest } from '../hotel/stay-request.ts'
import { isFiltered, type ListState, PAGE_SIZE } from './filters-url.ts'
import type { ResultsQuery } from './windows.ts'

/** Hotels per request (HOT-275). */
export const WINDOW_SIZE = 40
/** Hotels that a map shows at most: the widest window that the server gives. */
export const MAP_SIZE = 200

export type PlaceType = ResponseOf<typeof hotelsSearch>['location']['type'] & 'city'

/** The window of a search that a page of the list lies in. */
export function requestOf(
  query: ResultsQuery,
  { filters, sort, page }: ListState,
  dealCode: string | undefined,
): RequestOf<typeof hotelsSearch> {
  const { place } = query
  const from = Math.floor(((page - 1) * PAGE_SIZE) / WINDOW_SIZE) * WINDOW_SIZE
  const { stars, amenities, hotelBrands, areas, promotions, liked, hotelName, prices, bounds } = filters
  return {
    location: { id: place.id, type: place.type as PlaceType },
    ...stayRequest(query, dealCode),
    from,
    to: from + WINDOW_SIZE,
    ...(sort ? { sort } : {}),
    ...(isFiltered(filters)
      ? {
          filters: {
            ...(hotelName ? { hotelName } : {}),
            ...(prices ? { prices: [prices[0], prices[1]] as [number, number] } : {}),
            ...(stars?.length ? { stars: [...stars] } : {}),
            ...(amenities?.length ? { amenities: [...amenities] } : {}),
            ...(hotelBrands?.length ? { hotelBrands: [...hotelBrands] } : {}),
            ...(areas?.length ? { areas: [...areas] } : {}),
            ...(promotions?.length ? { promotions: [...promotions] } : {}),
            ...(liked?.length ? { liked: [...liked] } : {}),
            ...(bounds ? { bounds: [...bounds] as [number, number, number, number] } : {}),
          },
        }
      : {}),
  }
}
