import { createHash } from 'node:crypto'

/** A hotel as the provider describes it, without rooms. Its name shows its scenario, if any. */
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
const idOf = (text: string) => `acc_0000${createHash('sha256').update(text).digest('hex').slice(0, 18)}`

/** The hotels around a point; the same point always has the same hotels. */
export function hotelsAround(latitude: number, longitude: number): StandInHotel[] {
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
      id: idOf(key),
      name,
      latitude: latitude + ((seed % 100) - 50) / 2_500,
      longitude: longitude + (((seed >> 8) % 100) - 50) / 2_500,
      seed,
    }
  })
}

/** Price of a night of the simplest room, in whole units of the stand-in's currency. */
export const nightOf = ({ seed }: StandInHotel) => 70 + (seed % 230)

/** An accommodation in the format of the API. */
export function accommodationOf(hotel: StandInHotel, photosAt: string): Record<string, unknown> {
  const { seed, name } = hotel
  const hasPictures = name !== 'The No Pictures'
  const hasScore = name !== 'The No Score'
  return {
    id: hotel.id,
    name,
    description: `${name} is a hotel of the stand-in.`,
    email: null,
    phone_number: '+442080160509',
    rating: 2 + (seed % 4),
    ratings: null,
    review_score: hasScore ? 6 + (seed % 40) / 10 : null,
    review_count: hasScore ? 20 + (seed % 900) : null,
    chain: seed % 3 ? null : { id: 'chn_0000DuffelHotels', name: 'Duffel Hotels' },
    brand: null,
    supported_loyalty_programme: null,
    amenities: [
      { type: 'wifi', description: seed % 2 ? 'Free WiFi' : 'WiFi' },
      { type: 'pool', description: 'Pool' },
      ...(seed % 5 ? [] : [{ type: 'gym', description: 'Fitness centre' }]),
    ],
    photos: hasPictures ? [0, 1, 2].map((index) => ({ url: `${photosAt}/${hotel.id}/${index}.jpg` })) : [],
    check_in_information: { check_in_after_time: '15:00', check_out_before_time: '11:00' },
    key_collection: null,
    location: {
      address: {
        city_name: seed % 4 ? 'Old Town' : 'Riverside',
        country_code: 'US',
        line_one: `${1 + (seed % 90)} Main Street`,
        postal_code: '10115',
        region: 'KS',
      },
      geographic_coordinates: { latitude: hotel.latitude, longitude: hotel.longitude },
    },
    rooms: [],
  }
}
