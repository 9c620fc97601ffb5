import { metresBetween } from '@staykit/domain'
import { fold } from '../../../../kernel/text/fold.ts'
import type { HotelLocation, HotelSummary } from '../../../../ports/supplier.ts'

/** Hotels that are farther apart are never the same, metres. */
export const FARTHEST = 500
const NEAR = 100

type Point = Pick<HotelLocation, 'latitude' | 'longitude'>

/** Metres between two hotels. */
export const distanceOf = (a: Point, b: Point): number => metresBetween(geoOf(a), geoOf(b))

const geoOf = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude })

/** Words that names of hotels have or do not have. */
const common = new Set(['the', 'hotel', 'hotels', 'by', 'and', 'at'])

export const wordsOf = (name: string): ReadonlySet<string> => {
  const words = fold(name).split(' ')
  const own = words.filter((word) => !common.has(word))
  return new Set(own.length > 0 ? own : words)
}

/** Share of the words that two names have in common, 0 to 1; 0 when a number differs. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const word of a) {
    if (b.has(word)) shared++
    else if (/^\d+$/.test(word)) return 0
  }
  for (const word of b) if (!a.has(word) && /^\d+$/.test(word)) return 0
  return (2 * shared) / (a.size + b.size)
}

/** Names that are less like each other are never of the same hotel. */
export const LEAST_LIKENESS = 0.6

/**
 * How alike the names of two suppliers' hotels are, up to 1, when both are the same building; otherwise 0. A wrong yes
 * sells another hotel, and a wrong no shows one twice: so in doubt they are not. An operator decides otherwise in
 * /admin/hotels.
 */
export function sameness(a: HotelSummary, b: HotelSummary): number {
  const names = [nameOf(a), nameOf(b)] as const
  const alike = isWithin(...names) ? likeness(...names) : 0
  return isSameBuilding(a, b, alike) ? alike : 0
}

function isSameBuilding(a: HotelSummary, b: HotelSummary, alike: number): boolean {
  const metres = distanceOf(a.location, b.location)
  if (metres > FARTHEST) return false
  const isSamePlace = isSameAddress(a.location, b.location)
  // Suppliers name chains and their brands differently.
  if (areOtherChains(a, b) && !(isSamePlace && alike === 1)) return false
  if (metres <= NEAR) return alike >= (isSamePlace ? LEAST_LIKENESS : 0.8)
  if (isSamePlace) return alike >= 0.8
  const { postalCode } = a.location
  return alike === 1 && postalCode !== undefined && postalCode === b.location.postalCode
}

/** Words of the name without those of the city, which some suppliers add. */
function nameOf({ name, location }: HotelSummary): ReadonlySet<string> {
  const words = wordsOf(name)
  const city = new Set(fold(location.cityName).split(' '))
  const own = [...words].filter((word) => !city.has(word))
  return own.length > 0 ? new Set(own) : words
}

/** Whether one name has all words of the other: two hotels of a chain at one address differ in a word each. */
function isWithin(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a]
  return [...few].every((word) => many.has(word))
}

function areOtherChains({ brand: a }: HotelSummary, { brand: b }: HotelSummary): boolean {
  if (!a || !b) return false
  const words = wordsOf(b.name)
  return ![...wordsOf(a.name)].some((word) => words.has(word))
}

/** The same number and street; addresses without a number are compared by their words. */
function isSameAddress(a: HotelLocation, b: HotelLocation): boolean {
  const [first, second] = [a, b].map(
    ({ addressLine1 }) => new Set(fold(addressLine1).split(' ').filter(Boolean)),
  )
  return first !== undefined && second !== undefined && first.size > 0 && likeness(first, second) >= 0.7
}
