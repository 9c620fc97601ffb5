import type { HotelFilters } from '@staykit/domain'
import type { ResultsState, ResultsView } from '@staykit/stores/search'

/** Number of active filters, which is the number of chips. */
export function countFilters({ hotelName, prices, bounds, ...lists }: HotelFilters): number {
  const chosen = Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0)
  return chosen + (hotelName ? 1 : 0) + (prices ? 1 : 0) + (bounds ? 1 : 0)
}

/** Number of hotels that match the filters. Without a match the view lists all hotels as suggestions. */
export const matchingOf = ({ notice }: ResultsState, { count }: ResultsView): number =>
  notice === 'no-match' ? 0 : count
