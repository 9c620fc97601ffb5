import { amenities } from '@staykit/domain'
import type { City } from '../../ports/places.ts'
import { behaviourOf } from '../testville/behaviour.ts'
import { TESTVILLE } from '../testville/city.ts'
import { chains } from './chains.ts'
import { bell, hash, unit } from './hash.ts'
import { climateOf, type Market } from './market.ts'
import { bestTopics } from './topics.ts'

/** Traits of a hotel for prices, filters and facets; a pure function of the city and the number. */
export interface Traits {
  /** Stars in tenths: 35 is three and a half. */
  readonly stars: number
  /** Guest score in tenths, 0 when there is none. */
  readonly score: number
  readonly reviews: number
  /** Index in the areas of the city. */
  readonly area: number
  /** Index in `chains` plus one; 0 for none. */
  readonly chain: number
  /** Bit n is the nth of the domain's amenities. */
  readonly amenities: number
  /** Standard room for a night, in cents of a US dollar, before season. */
  readonly base: number
  /** Percent that members save; 0 without member rates. */
  readonly member: number
  /** Percent by which the usual price exceeds the public one; 0 when none is stated. */
  readonly strike: number
  /** Property fee of a room and night in cents of a US dollar; 0 for none. */
  readonly fee: number
  readonly feeAtHotel: boolean
  /** Whether the ages of children lower the price. */
  readonly childrenPayLess: boolean
  /** Bit n is the nth of `promotions`. */
  readonly promotions: number
  /** What most reviews like: an index in `topicLists`. */
  readonly liked: number
  /** Higher is more popular. */
  readonly popularity: number
}

export const promotions = [
  { id: 'early-booking', name: 'Early Booking' },
  { id: 'long-stay', name: 'Weekly Savings' },
  { id: 'last-minute', name: 'Last Minute' },
  { id: 'breakfast', name: 'Breakfast Included' },
] as const

/** Bit of "Free Breakfast" in the amenity mask. */
export const BREAKFAST_BIT = 1 << amenities.findIndex(({ key }) => key === 'breakfast')

/** Seed of a hotel for `hash`. */
export function hotelSeed(cityId: string, index: number): number {
  return hash(Number(cityId), index, 7)
}

export function traitsOf(city: City, market: Market, areaCount: number, index: number): Traits {
  const seed = hotelSeed(city.id, index)
  const chain = unit(seed, 1) < chainShare(city) ? 1 + (hash(seed, 2) % chains.length) : 0
  const stars = starsOf(seed, chain)
  const score = unit(seed, 4) < 0.04 ? 0 : scoreOf(seed, stars)
  const mask = amenityMask(city, seed, stars)
  // Only hotels whose rates include breakfast have the promotion "Breakfast Included".
  const bits = mask & BREAKFAST_BIT ? 0b1111 : 0b0111
  const reviews = score === 0 ? 0 : Math.round(6 + 2400 * unit(seed, 5) ** 3 * (0.4 + stars / 60))
  const traits: Omit<Traits, 'liked'> = {
    stars,
    score,
    reviews,
    // The first areas have more hotels.
    area: Math.min(areaCount - 1, Math.floor(areaCount * unit(seed, 6) ** 1.4)),
    chain,
    amenities: mask,
    base: basePrice(city, market, seed, stars, score),
    member: unit(seed, 8) < 0.7 ? 6 + (hash(seed, 9) % 20) : 0,
    strike: unit(seed, 10) < 0.38 ? 10 + (hash(seed, 11) % 26) : 0,
    fee: feeOf(city, market, seed, stars),
    feeAtHotel: unit(seed, 14) < 0.6,
    childrenPayLess: unit(seed, 21) < 0.6,
    promotions: hash(seed, 15) & hash(seed, 16) & bits,
    popularity: Math.log10(10 + reviews) * (score || 70) * (0.85 + 0.3 * unit(seed, 17)),
  }
  const whole = city.id === TESTVILLE ? testTraits(traits, index) : traits
  return { ...whole, liked: bestTopics(seed, whole) }
}

const chainShare = (city: City) => (city.population > 500_000 ? 0.24 : city.population > 40_000 ? 0.14 : 0.04)

function starsOf(seed: number, chain: number): number {
  const fixed = chains[chain - 1]?.stars
  if (fixed) return fixed[hash(seed, 3) % fixed.length] ?? 30
  const roll = unit(seed, 3)
  const bounds: [share: number, stars: number][] = [
    [0.04, 10],
    [0.2, 20],
    [0.28, 25],
    [0.52, 30],
    [0.64, 35],
    [0.87, 40],
    [0.94, 45],
  ]
  return bounds.find(([share]) => roll < share)?.[1] ?? 50
}

function scoreOf(seed: number, stars: number): number {
  return Math.max(48, Math.min(98, Math.round(69 + stars * 0.24 + bell(seed, 18) * 6.5)))
}

function amenityMask(city: City, seed: number, stars: number): number {
  const warm = climateOf(city) === 'tropical' || climateOf(city) === 'mediterranean' ? 0.25 : 0
  // In the order of the domain's list.
  const chances = [
    0.9,
    0.75,
    0.2 + stars / 90,
    0.3,
    0.45,
    0.1 + stars / 220,
    stars / 75 - 0.1,
    stars / 90 - 0.2 + warm,
    0.26,
    stars / 90 - 0.05,
  ]
  let mask = 0
  for (let bit = 0; bit < amenities.length; bit++) {
    if (unit(seed, 19, bit) < (chances[bit] ?? 0)) mask |= 1 << bit
  }
  return mask
}

function basePrice(city: City, market: Market, seed: number, stars: number, score: number): number {
  const size = 0.8 + 0.2 * Math.max(0, Math.log10(Math.max(1, city.population / 10_000)))
  const class_ = 0.38 + (stars / 30) ** 2.3 * 0.6
  const own = Math.exp(bell(seed, 20) * 0.2) * (0.8 + (score || 75) / 400)
  return Math.round(9_400 * market.level * size * class_ * own)
}

function feeOf(city: City, market: Market, seed: number, stars: number): number {
  if (stars < 30 || unit(seed, 12) > market.feeShare + (climateOf(city) === 'tropical' ? 0.12 : 0)) return 0
  return 100 * Math.round((6 + stars * 0.5 * unit(seed, 13)) * Math.max(0.5, market.level))
}

/** Hotels of Testville differ only by the behaviour in their names; the first ones are the most popular. */
function testTraits(traits: Omit<Traits, 'liked'>, index: number): Omit<Traits, 'liked'> {
  const behaviour = behaviourOf(TESTVILLE, index)
  const plain = {
    ...traits,
    stars: 40,
    score: 86,
    reviews: 420,
    chain: 0,
    fee: 0,
    base: 12_000 + index * 100,
    member: 15,
    childrenPayLess: behaviour === 'family',
  }
  const popularity = 1_000 - index
  const more: Partial<Traits> = {
    ...(behaviour === 'no-score' && { score: 0, reviews: 12 }),
    ...(behaviour === 'no-reviews' && { score: 0, reviews: 0 }),
    ...(behaviour === 'members-only' && { member: 25 }),
    ...(behaviour === 'fee-at-hotel' && { fee: 2_500, feeAtHotel: true }),
    ...(behaviour === 'fee-now' && { fee: 2_500, feeAtHotel: false }),
  }
  return { ...plain, popularity, strike: index % 2 === 0 ? 20 : 0, ...more }
}
