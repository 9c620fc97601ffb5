import type { HotelFilters } from '@staykit/domain'

/** The query of a results page (HOT-071); `from` and `to` give the page. */
export interface ListState {
  readonly filters: HotelFilters
  /** A sort id of the server; undefined for its default. */
  readonly sort?: string | undefined
  /** 1-based. */
  readonly page: number
}

export const PAGE_SIZE = 20

const names = [
  'sort',
  'amenities',
  'from',
  'to',
  'hotelBrands',
  'prices',
  'stars',
  'hotelName',
  'areas',
  'promotions',
  'liked',
  'bounds',
] as const

const listOf = (text: string | null) => text?.split(',').filter(Boolean) ?? []
const numbersOf = (text: string | null) => listOf(text).map(Number).filter(Number.isFinite)

/** Reads the list's state from a query; what cannot be understood is left out. */
export function readListState(query: URLSearchParams): ListState {
  const prices = numbersOf(query.get('prices')).sort((one, other) => one - other)
  const [south, west, north, east] = numbersOf(query.get('bounds'))
  const from = Number(query.get('from'))
  return {
    filters: {
      hotelName: query.get('hotelName') || undefined,
      prices: prices.length === 2 ? [prices[0] ?? 0, prices[1] ?? 0] : undefined,
      stars: numbersOf(query.get('stars')),
      amenities: numbersOf(query.get('amenities')),
      hotelBrands: listOf(query.get('hotelBrands')),
      // A neighborhood's link names its area in areaID (HOT-020); here it is a filter like any other.
      areas: listOf(query.get('areas') ?? query.get('areaID')),
      promotions: listOf(query.get('promotions')),
      liked: listOf(query.get('liked')),
      ...(south !== undefined && west !== undefined && north !== undefined && east !== undefined
        ? { bounds: [south, west, north, east] }
        : {}),
    },
    sort: query.get('sort') || undefined,
    page: Number.isInteger(from) && from > 0 ? Math.floor(from / PAGE_SIZE) + 1 : 1,
  }
}

/** The address with the list's state in its query; everything else in it stays. */
export function writeListState(href: string, { filters, sort, page }: ListState): string {
  const url = new URL(href)
  for (const name of [...names, 'areaID']) url.searchParams.delete(name)
  const set = (name: (typeof names)[number], value: string | undefined) => {
    if (value) url.searchParams.set(name, value)
  }
  set('sort', sort)
  set('hotelName', filters.hotelName?.trim())
  set('prices', filters.prices?.join(','))
  set('stars', filters.stars?.join(','))
  set('amenities', filters.amenities?.join(','))
  set('hotelBrands', filters.hotelBrands?.join(','))
  set('areas', filters.areas?.join(','))
  set('promotions', filters.promotions?.join(','))
  set('liked', filters.liked?.join(','))
  set('bounds', filters.bounds?.join(','))
  if (page > 1) {
    set('from', String((page - 1) * PAGE_SIZE))
    set('to', String(page * PAGE_SIZE))
  }
  return url.href
}

/** Returns true if any filter is set. */
export function isFiltered(filters: HotelFilters): boolean {
  return Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
}

/** A flag of the page is on with any value but 0 or false (OQ-60). */
export function hasFlag(href: string, name: string): boolean {
  const value = new URL(href).searchParams.get(name)
  return value !== null && value !== '0' && value !== 'false'
}

export function withFlag(href: string, name: string, on: boolean): string {
  const url = new URL(href)
  if (on) url.searchParams.set(name, '1')
  else url.searchParams.delete(name)
  return url.href
}
