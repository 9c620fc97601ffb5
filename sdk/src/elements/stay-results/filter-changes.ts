import type { HotelFilters } from '@staykit/domain'

export type ListFilter = 'stars' | 'amenities' | 'areas' | 'hotelBrands' | 'promotions' | 'liked'

/** Toggles a value in a group of filters. */
export function toggled(filters: HotelFilters, group: ListFilter, value: string | number): HotelFilters {
  const chosen = (filters[group] ?? []) as readonly (string | number)[]
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
  return { ...filters, [group]: next }
}

/** The full price range, in whole units of the currency; 0 to 20000 if no price is known (PLT-060, AQ-62). */
export function wholeRange({ min, max }: { min: number; max: number }): [number, number] {
  if (!max) return [0, 20_000]
  return [Math.floor(min), Math.ceil(max)]
}

/**
 * The price filter of a range. Its bounds are exclusive (HOT-076), so an unchanged end is moved out by one, to include the
 * cheapest and the most expensive stay. The full range is no filter (OQ-21).
 */
export function priceFilter(
  [low, high]: readonly [number, number],
  whole: readonly [number, number],
): HotelFilters['prices'] {
  const all = low <= whole[0] && high >= whole[1]
  return all ? undefined : [low <= whole[0] ? whole[0] - 1 : low, high >= whole[1] ? whole[1] + 1 : high]
}

/** The selected range of a price filter, within the full range. */
export function priceRange(
  prices: HotelFilters['prices'],
  whole: readonly [number, number],
): [number, number] {
  const within = (value: number) => Math.min(whole[1], Math.max(whole[0], value))
  const [low, high] = prices ?? whole
  return [within(low), within(high)]
}

/** The range that a chip names: without the price of any hotel, the filter's own. */
export function namedRange(
  prices: HotelFilters['prices'],
  whole: readonly [number, number],
): readonly [number, number] {
  const range = priceRange(prices, whole)
  return prices && range[0] >= range[1] ? prices : range
}
