import { amenities } from '../hotel/amenities.ts'
import type { HotelFilters } from '../hotel/filters.ts'

/** A member's hotel preferences. An absent field was never set. */
export interface HotelPreferences {
  /** Nightly price between two bounds, in whole US dollars. */
  readonly prices?: readonly [low: number, high: number] | undefined
  /** Whole stars, 1 to 5. */
  readonly stars?: readonly number[] | undefined
  /** Ids of the ten amenities (HOT-340). */
  readonly amenities?: readonly number[] | undefined
  /** ISO 4217: what prices are shown in, wherever this member logs in and has chosen no other there. */
  readonly currency?: string | undefined
}

/** Bounds of a price before any search has any (AQ-62). */
export const defaultPriceBounds = [0, 20_000] as const

/** A pair within the bounds, the lower first: what lies outside becomes the bound (ACC-090). */
export function clampPrices(
  [one, other]: readonly [number, number],
  [min, max]: readonly [number, number] = defaultPriceBounds,
): [low: number, high: number] {
  const within = (value: number) => Math.min(max, Math.max(min, Math.round(value)))
  return [within(Math.min(one, other)), within(Math.max(one, other))]
}

/** With the id, or without it where it was there; in ascending order (ACC-092). */
export function toggled(ids: readonly number[] | undefined, id: number): number[] {
  const others = (ids ?? []).filter((each) => each !== id)
  return (others.length === (ids ?? []).length ? [...others, id] : others).sort((a, b) => a - b)
}

const ids: readonly number[] = amenities.map(({ id }) => id)

export const isAmenityId = (id: number): boolean => ids.includes(id)

/** The filters of a list that preferences stand for. */
export type PreferredFilters = Pick<HotelFilters, 'stars' | 'amenities' | 'prices'>

/**
 * Preferences as filters of a list whose prices are in `currency`; undefined where they say nothing of it: prices are liked in
 * US dollars, and narrow no list in another currency.
 */
export function preferredFilters(
  { stars, amenities: liked, prices }: HotelPreferences,
  currency: string,
): PreferredFilters | undefined {
  const [least, most] = defaultPriceBounds
  const isNarrower = prices && (prices[0] > least || prices[1] < most)
  const filters = {
    ...(stars?.length && { stars }),
    ...(liked?.length && { amenities: liked }),
    ...(isNarrower && currency === 'USD' && { prices }),
  }
  return Object.keys(filters).length > 0 ? filters : undefined
}

const rest = (chosen: readonly number[] | undefined, liked: readonly number[] | undefined) =>
  chosen?.filter((value) => !liked?.includes(value))

const isSame = (one: HotelFilters['prices'], other: HotelFilters['prices']) => `${one}` === `${other}`

/** The filters without the preferences. */
export function withoutPreferred(filters: HotelFilters, preferred: PreferredFilters): HotelFilters {
  const { stars, amenities: chosen, prices } = filters
  return {
    ...filters,
    stars: rest(stars, preferred.stars),
    amenities: rest(chosen, preferred.amenities),
    prices: isSame(prices, preferred.prices) ? undefined : prices,
  }
}

/** The share of the preferences that is selected. */
export function preferredShare(filters: HotelFilters, preferred: PreferredFilters): 'all' | 'some' | 'none' {
  const parts = (['stars', 'amenities'] as const).flatMap((group) =>
    (preferred[group] ?? []).map((value) => filters[group]?.includes(value) ?? false),
  )
  if (preferred.prices) parts.push(isSame(filters.prices, preferred.prices))
  return parts.every(Boolean) ? 'all' : parts.some(Boolean) ? 'some' : 'none'
}
