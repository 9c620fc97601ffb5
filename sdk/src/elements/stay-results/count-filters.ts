import type { HotelFilters } from '@staykit/domain'

/** Number of active filters, which is the number of chips. */
export function countFilters({ hotelName, prices, bounds, ...lists }: HotelFilters): number {
  const chosen = Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0)
  return chosen + (hotelName ? 1 : 0) + (prices ? 1 : 0) + (bounds ? 1 : 0)
}
