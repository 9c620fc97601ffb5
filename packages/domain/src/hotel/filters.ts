import { longitudeNear } from '../map/map.ts'
import { foldTyped } from '../text/typed-text.ts'
import { MAX_SCORE } from './score.ts'

/** Input of filters and sorts; prices are decimal amounts in the shown currency. */
export interface Filterable {
  readonly name: string
  readonly starRating: number
  /** All-in total of the stay, which a row shows: the sorts by price. */
  readonly total: number
  /** The same for one room and night (`nightlyTotal`): the price filter. */
  readonly nightly: number
  /** Percent that the best member rate saves (`savingOf`); 0 without one. */
  readonly saving: number
  readonly guestScore: number
  readonly amenityIds: readonly number[]
  readonly brandIds: readonly string[]
  readonly areaIds: readonly string[]
  readonly promotionIds: readonly string[]
  /** What most reviews like: the topics that a row shows; absent where reviews have none. */
  readonly likedTopics?: readonly string[] | undefined
  /** Degrees of WGS 84; a hotel without a position is in no area of a map. */
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined
}

/** A part of a map, in degrees. */
export type Bounds = readonly [south: number, west: number, north: number, east: number]

/** Chosen filters; an empty list means that the group does not filter. */
export interface HotelFilters {
  readonly hotelName?: string | undefined
  /** Lower and upper bound, both exclusive (HOT-076); undefined when the whole range is chosen (OQ-21). */
  readonly prices?: readonly [min: number, max: number] | undefined
  readonly stars?: readonly number[] | undefined
  readonly amenities?: readonly number[] | undefined
  readonly hotelBrands?: readonly string[] | undefined
  readonly areas?: readonly string[] | undefined
  readonly promotions?: readonly string[] | undefined
  readonly liked?: readonly string[] | undefined
  /** The part of a map that hotels lie in. */
  readonly bounds?: Bounds | undefined
}

const anyOf = <T>(chosen: readonly T[] | undefined, own: readonly T[]) =>
  !chosen?.length || chosen.some((value) => own.includes(value))

/** Any of a group, all groups together; amenities need all that are selected (OQ-43). The name is literal text (OQ-42). */
export function matches(hotel: Filterable, filters: HotelFilters): boolean {
  const { hotelName, prices, stars, amenities } = filters
  if (hotelName && !foldTyped(hotel.name).toLowerCase().includes(foldTyped(hotelName).toLowerCase()))
    return false
  if (prices && !(hotel.nightly > prices[0] && hotel.nightly < prices[1])) return false
  if (!anyOf(stars, [Math.floor(hotel.starRating)])) return false
  if (amenities?.some((id) => !hotel.amenityIds.includes(id))) return false
  return (
    anyOf(filters.hotelBrands, hotel.brandIds) &&
    anyOf(filters.areas, hotel.areaIds) &&
    anyOf(filters.promotions, hotel.promotionIds) &&
    anyOf(filters.liked, hotel.likedTopics ?? []) &&
    (!filters.bounds || isWithin(hotel.position, filters.bounds))
  )
}

function isWithin(position: Filterable['position'], [south, west, north, east]: Bounds): boolean {
  if (!position) return false
  const { latitude } = position
  // A part across the date line ends east of 180°, or begins west of −180°.
  const longitude = longitudeNear(position.longitude, (west + east) / 2)
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

export const sorts = [
  { id: 'most_popular', name: 'Most Popular' },
  { id: 'price_asc', name: 'Price: Low to High' },
  { id: 'price_desc', name: 'Price: High to Low' },
  { id: 'stars_desc', name: 'Star Rating' },
  { id: 'score_desc', name: 'Guest Score' },
] as const

/** Added when deals have been applied, and then the default (HOT-226, HOT-227). */
export const savingsSort = { id: 'savings', name: 'Percent Savings' } as const

export type SortId = (typeof sorts)[number]['id'] | typeof savingsSort.id

/** Order for a sort id; most_popular, and any unknown id, keep the order of the server. */
export function compareBy(sort: string): (a: Filterable, b: Filterable) => number {
  switch (sort) {
    case 'price_asc':
      return (a, b) => a.total - b.total
    case 'price_desc':
      return (a, b) => b.total - a.total
    case 'stars_desc':
      return (a, b) => b.starRating - a.starRating
    case 'score_desc':
      return (a, b) => Math.min(MAX_SCORE, b.guestScore) - Math.min(MAX_SCORE, a.guestScore)
    case 'savings':
      return (a, b) => b.saving - a.saving
    default:
      return () => 0
  }
}
