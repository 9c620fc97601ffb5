import { LRUCache } from 'lru-cache'
import type { City } from '../../ports/places.ts'
import { SupplierError } from '../../ports/supplier.ts'
import { createAnswersCache } from '../supplier/answers-cache.ts'
import type { CityPlaces } from '../supplier/city-places.ts'
import { radiusOf } from '../supplier/radius.ts'
import type { Details, Review } from './answers.ts'
import type { Calls } from './calls.ts'
import { cityOf, type Found, photosOf, rowOf } from './hotel.ts'
import { isLiteapiHotel } from './ids.ts'

const DAY_MS = 86_400_000
const MB = 1024 * 1024
/** Hotels of a city. */
const MOST_HOTELS = 200
/** Hotels whose facilities are not known are read again after this time. */
const RETRY_MS = 60_000

export interface Located {
  readonly found: Found
  readonly city: City
}

export interface Whole {
  readonly details: Details
  readonly city: City
}

/** Data of hotels apart from rooms and prices, cached for a day. */
export interface Content {
  /** A hotel with its city; undefined when it does not exist. */
  hotel(hotelId: string): Promise<Located | undefined>
  /** All that is known of a hotel; undefined when it does not exist. */
  details(hotelId: string): Promise<Whole | undefined>
  /** Hotels around a city. NOT_FOUND for an unknown city. */
  around(cityId: string): Promise<readonly Located[]>
  photo(hotelId: string, index: number): Promise<string | undefined>
  reviews(hotelId: string): Promise<readonly Review[]>
}

export function createContent(calls: Calls, places: CityPlaces): Content {
  const hotels = new LRUCache<string, Located>({ max: 20_000, ttl: DAY_MS })
  const described = createAnswersCache<Whole | undefined>({ bytes: 24 * MB, ttl: DAY_MS })
  const lists = createAnswersCache<readonly Located[]>({ bytes: 24 * MB, ttl: DAY_MS })
  const reviews = createAnswersCache<readonly Review[]>({ bytes: 8 * MB, ttl: DAY_MS })
  const facilities = createAnswersCache<ReadonlyMap<number, string>>({ bytes: MB, ttl: DAY_MS })

  const learn = async (found: Found): Promise<Located | undefined> => {
    // A hotel that has closed stays in the lists for a while.
    const city = found.deletedAt ? undefined : await cityOf(places, found)
    const located = city && { found, city }
    if (located) hotels.set(found.id, located)
    return located
  }
  const namesOfFacilities = () =>
    facilities.shared('names', async () => {
      const all = await calls.facilities()
      return new Map(all.map((each) => [each.facility_id, each.facility]))
    })
  /** The hotels around a city. Without the names of facilities they are read again soon. */
  const readAround = async (cityId: string): Promise<readonly Located[]> => {
    const city = await places.city(cityId)
    if (!city) throw new SupplierError('NOT_FOUND', `no city ${cityId}`)
    const [rows, nameOf] = await Promise.all([
      calls.hotels(city.latitude, city.longitude, radiusOf(city.population) * 1_000, MOST_HOTELS),
      namesOfFacilities().catch(() => {
        setTimeout(() => lists.delete(cityId), RETRY_MS).unref()
        return new Map<number, string>()
      }),
    ])
    const located = await Promise.all(
      rows.map(({ facilityIds, ...row }) =>
        learn({ ...row, facilities: (facilityIds ?? []).flatMap((id) => nameOf.get(id) ?? []) }),
      ),
    )
    return located.flatMap((each) => each ?? [])
  }
  const details: Content['details'] = async (hotelId) => {
    if (!isLiteapiHotel(hotelId)) return undefined
    return described.shared(hotelId, async () => {
      const found = await calls.hotel(hotelId).catch((error: unknown) => {
        if (error instanceof SupplierError && error.kind === 'NOT_FOUND') return undefined
        throw error
      })
      const located = found && (await learn(rowOf(found)))
      return found && located && { details: found, city: located.city }
    })
  }
  return {
    details,
    async hotel(hotelId) {
      const cached = hotels.get(hotelId)
      if (cached) return cached
      // Its row may have left the cache before its description.
      const whole = await details(hotelId)
      return whole && learn(rowOf(whole.details))
    },
    around: (cityId) => lists.shared(cityId, () => readAround(cityId)),
    async photo(hotelId, index) {
      const first = index === 0 ? hotels.get(hotelId)?.found.main_photo : undefined
      if (first) return first
      const whole = await details(hotelId)
      return whole && photosOf(whole.details)[index]?.address
    },
    reviews: (hotelId) => reviews.shared(hotelId, () => calls.reviews(hotelId)),
  }
}

/** NOT_FOUND for an unknown hotel. */
export async function locate(content: Content, hotelId: string): Promise<Located> {
  const located = await content.hotel(hotelId)
  if (!located) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
  return located
}
