import { createHash } from 'node:crypto'

/** A hotel of a stand-in. Its name shows its scenario, if any. */
export interface StandInHotel {
  readonly id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly seed: number
}

/** Place of the hotels with scenarios: the middle of the sandbox's Testville, which is a city of the index. */
export const scenarioPlace = { latitude: 39.83, longitude: -98.58 }

export const scenarios = [
  'Testville Grand Hotel',
  'The Price Rises At Checkout',
  'The Price Rises While Booking',
  'The Gone At Checkout',
  'The Gone While Booking',
  'The Timeout But Booked',
  'The Supplier Error 500',
  'The Supplier Is Down',
  'The No Pictures',
  'The No Score',
  'The Free Cancellation',
  'The Deadline Has Passed',
  'The Fee At The Hotel',
  'The Late Booking',
] as const
export type Scenario = (typeof scenarios)[number]

const ordinary = [
  'Harbour',
  'Garden',
  'Station',
  'Castle',
  'Market',
  'River',
  'Cloister',
  'Lantern',
  'Mill',
  'Arcade',
]
const ends = ['Hotel', 'House', 'Inn', 'Suites']
/** Hotels of every place. */
const HOTELS = 36

const seedOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0)
const idOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 18)

/** The hotels around a point; the same point always has the same hotels. Their ids begin with the prefix. */
export function hotelsAround(prefix: string, latitude: number, longitude: number): StandInHotel[] {
  const isScenario =
    Math.abs(latitude - scenarioPlace.latitude) < 0.2 && Math.abs(longitude - scenarioPlace.longitude) < 0.2
  const names = isScenario
    ? scenarios
    : Array.from(
        { length: HOTELS },
        (_, index) => `The ${ordinary[index % ordinary.length]} ${ends[Math.floor(index / ordinary.length)]}`,
      )
  return names.map((name) => {
    const key = `${latitude.toFixed(2)} ${longitude.toFixed(2)} ${name}`
    const seed = seedOf(key)
    return {
      id: `${prefix}${idOf(key)}`,
      name,
      latitude: latitude + ((seed % 100) - 50) / 2_500,
      longitude: longitude + (((seed >> 8) % 100) - 50) / 2_500,
      seed,
    }
  })
}

/** Price of a night of the simplest room, in whole units of the stand-in's currency. */
export const nightOf = ({ seed }: StandInHotel) => 70 + (seed % 230)
