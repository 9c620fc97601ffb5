import { TESTVILLE } from '../testville/city.ts'
import { testHotels } from '../testville/hotels.ts'
import { unit } from './hash.ts'

/** Fewest and most hotels of a city. */
export const FEWEST = 3
export const MOST = 2000

/** Hotels of a city: grows with its population, and every city has some. A pure function of the city. */
export function hotelCount(cityId: string, population: number): number {
  if (cityId === TESTVILLE) return testHotels.length
  const varied = 0.7 + 0.6 * unit(Number(cityId), 11)
  return Math.min(MOST, FEWEST + Math.round(2 * (population / 1000) ** 0.85 * varied))
}
