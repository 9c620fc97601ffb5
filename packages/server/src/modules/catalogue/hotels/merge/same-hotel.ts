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
  readonly brand: string | undefined
}

export const comparable = ({ name, location, brand }: HotelSummary): Comparable => ({
  location,
  name: ownWordsOf(name, location.cityName),
  address: new Set(fold(location.addressLine1).split(' ').filter(Boolean)),
  brand: brand && [...wordsOf(brand.name)].sort().join(' '),
})

/** Words of the name without those of the city, which some suppliers add. */
function ownWordsOf(name: string, cityName: string): ReadonlySet<string> {
  const words = wordsOf(name)
  const city = wordsOf(cityName)
  const own = [...words].filter((word) => !city.has(word))
  return own.length > 0 ? new Set(own) : words
}

/**
 * How alike the names of two suppliers' hotels are, up to 1, when both are the same building; otherwise 0. A wrong yes
 * sells another hotel, and a wrong no shows one twice: so in doubt they are not. An operator decides otherwise in
 * /admin/hotels.
 */
export function sameness(a: Comparable, b: Comparable): number {
  const isAlike = isWithin(a.name, b.name) && !areOtherHouses(a.name, b.name)
  const alike = isAlike ? likeness(a.name, b.name) : 0
  return isSameBuilding(a, b, alike) ? alike : 0
}

function isSameBuilding(a: Comparable, b: Comparable, alike: number): boolean {
  const metres = distanceOf(a.location, b.location)
  if (metres > FARTHEST) return false
  const isSamePlace = isSameAddress(a.address, b.address)
  // Suppliers name chains and their brands differently.
  const areOtherBrands = a.brand !== undefined && b.brand !== undefined && a.brand !== b.brand
  if (areOtherBrands && !(isSamePlace && alike === 1)) return false
  if (metres <= NEAR) return alike >= (isSamePlace ? LEAST_LIKENESS : 0.8)
  if (isSamePlace) return alike >= 0.8
  const { postalCode } = a.location
  return alike === 1 && postalCode !== undefined && postalCode === b.location.postalCode
}

/** The same number and street; addresses without a number are compared by their words. */
const isSameAddress = (a: Comparable['address'], b: Comparable['address']): boolean =>
  a.size > 0 && b.size > 0 && likeness(a, b) >= 0.7
