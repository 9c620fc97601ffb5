import type { CityHotels } from '../catalogue.ts'
import { hash } from '../hash.ts'
import type { Climate } from '../market.ts'
import { made } from './files/made.ts'

/** Photographed hotels: each has an outside, two rooms and a bath (see scenes/looks.py). */
export const HOUSES = 12

/** Those with palms, and those of brick and timber, are not everywhere. */
const houses: Readonly<Record<Climate, readonly number[]>> = {
  tropical: [0, 1, 2, 4, 5, 6, 8, 9, 11],
  desert: [0, 1, 2, 4, 5, 6, 8, 9, 11],
  mediterranean: [0, 1, 2, 4, 5, 6, 7, 8, 9, 11],
  temperate: [0, 3, 4, 5, 7, 9, 10, 11],
  alpine: [0, 3, 4, 5, 7, 9, 10, 11],
  nordic: [0, 3, 4, 5, 7, 9, 10, 11],
}

/** Hotels before a hotel that have another house. */
export const APART = 6

const rendered = (numbers: readonly number[]) => numbers.filter((house) => made.includes(`outside-${house}`))

/** What selects the pictures of a hotel. */
export interface Look {
  readonly house: number
  /** How the picture of the outside is cut and developed, below `VARIANTS`. */
  readonly variant: number
  readonly seed: number
}

/** Ways to cut and to develop a photograph. */
export const VARIANTS = 9

const assigned = new WeakMap<CityHotels, Uint8Array>()

/**
 * House and variant of each hotel of a city, by its number. In the order of lists, most popular first, no hotel has a house of
 * the six before it, as far as there are seven, and never one of their pictures: neighbours differ, and the hotel has the
 * same picture in the list, on its page and in mails.
 */
function picturesOf(hotels: CityHotels): Uint8Array {
  const cached = assigned.get(hotels)
  if (cached) return cached
  const found = new Uint8Array(hotels.count)
  const all = rendered(houses[hotels.climate])
  const before: number[] = []
  for (const index of hotels.popular) {
    const seed = hotels.seeds[index] ?? 0
    const near = before.slice(-Math.min(APART, all.length - 1)).map(houseOf)
    const free = all.filter((house) => !near.includes(house))
    const house = free[hash(seed, 251) % free.length] ?? 0
    const variants = Array.from(Array(VARIANTS).keys(), (variant) => house * VARIANTS + variant)
    const unused = variants.filter((picture) => !before.includes(picture))
    const picture = unused[hash(seed, 252) % unused.length] ?? 0
    found[index] = picture
    before.push(picture)
    if (before.length > APART) before.shift()
  }
  assigned.set(hotels, found)
  return found
}

const houseOf = (picture: number) => Math.floor(picture / VARIANTS)

/** What selects the pictures of a hotel. */
export function lookOf(hotels: CityHotels, index: number): Look {
  const picture = picturesOf(hotels)[index] ?? 0
  return { house: houseOf(picture), variant: picture % VARIANTS, seed: hotels.seeds[index] ?? 0 }
}
