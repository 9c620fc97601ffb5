import { roomsText } from '@staykit/domain'
import type { StayRequest } from '../../ports/supplier.ts'
import { createAnswersCache } from '../supplier/answers-cache.ts'
import type { Calls, RatesParams } from './calls.ts'
import type { Content } from './content.ts'
import { type SoldOffer, sellable } from './offers.ts'

/** Prices of a city for this time: the provider names none. */
const CITY_MS = 5 * 60_000
/** Rates of a hotel for this time; a booking always gets a confirmed price. */
const HOTEL_MS = 60_000
const MB = 1024 * 1024
/** The cheapest may be one that we cannot sell. */
const CHEAPEST = 5

export interface Searches {
  /** The cheapest offer of each available hotel around a city. NOT_FOUND for an unknown city. */
  around(cityId: string, request: StayRequest): Promise<ReadonlyMap<string, SoldOffer>>
  /** The same of one hotel, without a call where a city's search has it. */
  cheapest(hotelId: string, cityId: string, request: StayRequest): Promise<SoldOffer | undefined>
  ofHotel(hotelId: string, request: StayRequest): Promise<readonly SoldOffer[]>
  /** Forgets offers that the provider no longer has. */
  forget(hotelId: string, request: StayRequest): void
}

export function createSearches(calls: Calls, content: Content, nationality: string): Searches {
  const cities = createAnswersCache<ReadonlyMap<string, SoldOffer>>({ bytes: 32 * MB, ttl: CITY_MS })
  const hotels = createAnswersCache<readonly SoldOffer[]>({ bytes: 16 * MB, ttl: HOTEL_MS })

  const cityKey = (cityId: string, request: StayRequest) => `${cityId} ${stayKey(request)}`
  const ofHotel: Searches['ofHotel'] = (hotelId, request) =>
    hotels.shared(cityKey(hotelId, request), async () => {
      const found = await calls.rates(paramsOf([hotelId], request, nationality))
      return sellable(found.find((each) => each.hotelId === hotelId)?.roomTypes ?? [])
    })
  return {
    around: (cityId, request) =>
      cities.shared(cityKey(cityId, request), async () => {
        const ids = (await content.around(cityId)).map(({ found }) => found.id)
        const params = { ...paramsOf(ids, request, nationality), maxRatesPerHotel: CHEAPEST }
        const found = ids.length > 0 ? await calls.rates(params) : []
        return new Map(
          found.flatMap(({ hotelId, roomTypes }) =>
            sellable(roomTypes)
              .slice(0, 1)
              .map((first) => [hotelId, first] as const),
          ),
        )
      }),
    async cheapest(hotelId, cityId, request) {
      const ofCity = await cities.get(cityKey(cityId, request))
      return ofCity?.get(hotelId) ?? (await ofHotel(hotelId, request))[0]
    },
    ofHotel,
    forget: (hotelId, request) => hotels.delete(cityKey(hotelId, request)),
  }
}

// The provider answers in the currency of the request.
const stayKey = ({ stay, occupancy, currency }: StayRequest) =>
  `${stay.checkIn} ${stay.checkOut} ${roomsText(occupancy)} ${currency}`

const paramsOf = (hotelIds: readonly string[], request: StayRequest, nationality: string): RatesParams => ({
  hotelIds,
  checkin: request.stay.checkIn,
  checkout: request.stay.checkOut,
  currency: request.currency,
  guestNationality: nationality,
  occupancies: request.occupancy.map(({ adults, childAges }) => ({
    adults,
    ...(childAges.length > 0 && { children: childAges }),
  })),
})
