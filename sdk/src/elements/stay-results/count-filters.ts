import type { HotelFilters } from '@staykit/domain'

/** How many filters are on, as their chips count. */
export function countFilters({
  hotelName,
  prices,
  stars,
  amenities,
  areas,
  hotelBrands,
}: HotelFilters): number {
  const lists = [stars, amenities, areas, hotelBrands].reduce((sum, list) => sum + (list?.length ?? 0), 0)
  return lists + (hotelName ? 1 : 0) + (prices ? 1 : 0)
}
