import { eachNight, type Stay } from '@staykit/domain'
import type { City } from '../../ports/places.ts'
import { TESTVILLE } from '../testville/city.ts'
import type { CityHotels } from './catalogue.ts'
import { hashPair, unit } from './hash.ts'
import type { Climate } from './market.ts'

/**
 * A night for prices: a number for hashes, and the factors of season, weekday and events for every hotel of the city.
 */
export interface PricedNight {
  readonly date: string
  readonly day: number
  readonly leisure: number
  readonly business: number
}

// January to December in the north; the south is six months later.
const seasons: Readonly<Record<Climate, readonly number[]>> = {
  temperate: [0.8, 0.82, 0.9, 1, 1.08, 1.15, 1.22, 1.2, 1.12, 1.02, 0.88, 0.98],
  mediterranean: [0.72, 0.75, 0.84, 0.98, 1.08, 1.22, 1.38, 1.42, 1.2, 1, 0.8, 0.82],
  nordic: [0.82, 0.86, 0.9, 0.92, 1.02, 1.2, 1.25, 1.2, 1.02, 0.92, 0.85, 0.98],
  alpine: [1.18, 1.25, 1.1, 0.82, 0.85, 1, 1.12, 1.15, 1, 0.84, 0.78, 1.2],
  tropical: [1.22, 1.2, 1.12, 1.02, 0.9, 0.86, 0.92, 0.92, 0.82, 0.86, 0.98, 1.25],
  desert: [1.16, 1.18, 1.14, 1, 0.86, 0.76, 0.72, 0.74, 0.84, 1.02, 1.16, 1.2],
}

// Sunday to Saturday.
const leisureWeek = [0.94, 0.92, 0.93, 0.95, 1, 1.14, 1.17]
const businessWeek = [0.92, 1.06, 1.1, 1.1, 1.03, 0.93, 0.9]

/** The nights of a stay with the factors of the city. */
export function pricedNights(city: City, climate: Climate, stay: Stay): PricedNight[] {
  return eachNight(stay).map((date) => {
    const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000
    const month = Number(date.slice(5, 7)) - 1
    const season =
      seasons[climate][city.latitude < 0 && climate !== 'tropical' ? (month + 6) % 12 : month] ?? 1
    // About one night in forty has a fair, a match or a concert.
    const event = unit(Number(city.id), day, 51) < 0.025 ? 1.3 : 1
    const weekday = (day + 4) % 7
    return {
      date,
      day,
      leisure: season * event * (leisureWeek[weekday] ?? 1),
      business: season * event * (businessWeek[weekday] ?? 1),
    }
  })
}

/** Factor of the length of stay. */
export function stayFactor(nights: number): number {
  if (nights >= 14) return 0.87
  if (nights >= 7) return 0.91
  return nights >= 3 ? 0.97 : 1
}

/** Standard room for one night in cents of a US dollar. Hotels with a business centre follow the working week. */
export function nightPrice(base: number, seed: number, isBusiness: boolean, night: PricedNight): number {
  const own = 0.96 + 0.08 * (hashPair(seed, night.day) / 0x1_0000_0000)
  return Math.round(base * own * (isBusiness ? night.business : night.leisure))
}

/** Whether the whole hotel is full on one of the nights. Hotels of Testville do what their names say on every date. */
export function isFull(
  { city, seeds }: Pick<CityHotels, 'city' | 'seeds'>,
  index: number,
  nights: readonly PricedNight[],
): boolean {
  if (city.id === TESTVILLE) return false
  const seed = (seeds[index] ?? 0) ^ 0x5bd1_e995
  return nights.some(({ day }) => hashPair(seed, day) % 350 === 0)
}
