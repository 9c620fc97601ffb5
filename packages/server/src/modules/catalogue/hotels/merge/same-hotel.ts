import { metresBetween } from '@staykit/domain'
import { fold } from '../../../../kernel/text/fold.ts'
import type { HotelLocation, HotelSummary } from '../../../../ports/supplier.ts'
import { areOtherHouses, isWithin, likeness, wordsOf } from './hotel-words.ts'

/** Hotels that are farther apart are never the same, metres. */
export const FARTHEST = 500
const NEAR = 100

type Point = Pick<HotelLocation, 'latitude' | 'longitude'>

/** Metres between two hotels. */
export const distanceOf = (a: Point, b: Point): number => metresBetween(geoOf(a), geoOf(b))

const geoOf = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude })

/** Names that are less like each other are never of the same hotel. */
export const LEAST_LIKENESS = 0.6

/** What of a hotel is compared; made once for each. */
export interface Comparable {
  readonly location: HotelLocation
  readonly name: ReadonlySet<string>
  readonly address: ReadonlySet<string>
  readonly brand: ReadonlySet<string> | undefined
}

export const comparable = ({ name, location, brand }: HotelSummary): Comparable => ({
  location,
  name: ownWordsOf(name, location.cityName),
  address: new Set(fold(location.addressLine1).split(' ').filter(Boolean)),
  brand: brand && wordsOf(brand.name),
})

/** Words of the name without those of the city, which some suppliers add. */
function ownWordsOf(name: string, cityName: string): ReadonlySet<string> {
  const words = wordsOf(name)
  const city = wordsOf(cityName)
  const own = [...words].filter((word) => !city.has(word))
  return own.length > 0 && own.length < words.size ? new Set(own) : words
}

/** Why two hotels are the same, or are not. */
export type Reason =
  | 'same address'
  | 'near'
  | 'same postal code'
  | 'far'
  | 'other names'
  | 'other chains'
  | 'other addresses'

export interface Judgement {
  readonly isSame: boolean
  readonly reason: Reason
  /** How alike the names are, up to 1; 0 for houses of two kinds or lines. */
  readonly alike: number
}

/**
 * Whether two suppliers' hotels are the same building. A wrong yes sells another hotel, and a wrong no shows one twice: so
 * in doubt they are not. An operator decides otherwise in /admin/hotels.
 */
export function judge(a: Comparable, b: Comparable): Judgement {
  const isAlike = isWithin(a.name, b.name) && !areOtherHouses(a.name, b.name)
  const alike = isAlike ? likeness(a.name, b.name) : 0
  const same = (reason: Reason): Judgement => ({ isSame: true, reason, alike })
  const other = (reason: Reason): Judgement => ({ isSame: false, reason, alike })
  const metres = distanceOf(a.location, b.location)
  if (metres > FARTHEST) return other('far')
  const isSamePlace = isSameAddress(a.address, b.address)
  // Suppliers name chains and their brands differently.
  const areOtherBrands = a.brand !== undefined && b.brand !== undefined && !areEqual(a.brand, b.brand)
  if (areOtherBrands && !(isSamePlace && alike === 1)) return other('other chains')
  if (alike < (metres <= NEAR && isSamePlace ? LEAST_LIKENESS : 0.8)) return other('other names')
  if (isSamePlace) return same('same address')
  if (metres <= NEAR) return same('near')
  const { postalCode } = a.location
  const isSameCode = postalCode !== undefined && postalCode === b.location.postalCode
  return alike === 1 && isSameCode ? same('same postal code') : other('other addresses')
}

const areEqual = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size === b.size && isWithin(a, b)

/** How alike the names of two hotels are when both are the same building, otherwise 0. */
export function sameness(a: Comparable, b: Comparable): number {
  const { isSame, alike } = judge(a, b)
  return isSame ? alike : 0
}

/** The same number and street; addresses without a number are compared by their words. */
const isSameAddress = (a: Comparable['address'], b: Comparable['address']): boolean =>
  a.size > 0 && b.size > 0 && likeness(a, b) >= 0.7
