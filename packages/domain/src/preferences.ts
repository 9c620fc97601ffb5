import { amenities } from './amenities.ts'

/** What a member likes hotels to be; what is left out was never said. */
export interface HotelPreferences {
  /** Nightly price between two bounds, in whole US dollars. */
  readonly prices?: readonly [low: number, high: number] | undefined
  /** Whole stars, 1 to 5. */
  readonly stars?: readonly number[] | undefined
  /** Ids of the ten amenities (HOT-340). */
  readonly amenities?: readonly number[] | undefined
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

const known: readonly number[] = amenities.map(({ id }) => id)

export const isAmenityId = (id: number): boolean => known.includes(id)
