import type { Money } from '@staykit/domain'
import { LRUCache } from 'lru-cache'
import {
  type Offer,
  type OfferKey,
  type StayRequest,
  type Supplier,
  SupplierError,
} from '../../ports/supplier.ts'
import { bytesOf } from '../supplier/answers-cache.ts'
import { expectAsked } from '../supplier/confirmed.ts'
import { type Amounts, currenciesOf, exchangeInto, priceOf, whenPriced } from '../supplier/price.ts'
import { availableHotels, type Priced } from '../supplier/priced-hotels.ts'
import { amountsOf, cheapest } from './amounts.ts'
import type { Quote, SearchResult } from './answers.ts'
import type { Content, Located } from './content.ts'
import { summaryOf } from './hotel.ts'
import { type OfferFacts, offerOf, quotedOf, type RoomRate, sellable } from './offers.ts'
import type { DuffelParts } from './parts.ts'

/** Rates of a hotel are cached for this time; a booking always gets a new quote. */
const RATES_MS = 60_000

export type Selling = Pick<Supplier, 'search' | 'lowest' | 'rates' | 'check'> & {
  /** A firm price of an offer, for a booking. SOLD_OUT when it is gone. */
  quote(key: OfferKey): Promise<{ readonly offer: Offer; readonly quote: Quote; readonly cost: Money }>
}

export function createSelling(parts: DuffelParts): Selling {
  const rateLists = new LRUCache<string, readonly RoomRate[]>({
    maxSize: 16 * 1024 * 1024,
    sizeCalculation: bytesOf,
    ttl: RATES_MS,
  })
  const ratesOf = async (located: Located, request: StayRequest): Promise<readonly RoomRate[]> => {
    const key = JSON.stringify([located.found.id, request.stay, request.occupancy])
    const cached = rateLists.get(key)
    if (cached) return cached
    const rates = sellable((await askRates(parts, located, request))?.accommodation.rooms ?? [])
    rateLists.set(key, rates)
    return rates
  }
  const quote = async (key: OfferKey) => {
    const located = await locate(parts.content, key.hotelId)
    const found = (await ratesOf(located, key)).find(
      ({ roomCode, planCode }) => roomCode === key.roomCode && planCode === key.planCode,
    )
    if (!found) throw new SupplierError('SOLD_OUT', 'this rate is no longer offered')
    const quoted = await parts.calls.quote(found.rate.id).catch((error: unknown) => {
      // A rate that is unknown now was sold or has expired: the next request is fresh.
      rateLists.clear()
      const isGone = error instanceof SupplierError && ['NOT_FOUND', 'REFUSED'].includes(error.kind)
      throw isGone ? new SupplierError('SOLD_OUT', error.message) : error
    })
    const amounts = amountsOf(quoted)
    const latest = quotedOf(found, quoted)
    const { name: room } = latest.room
    const rooms = (name: string, count = key.occupancy.length) => Array.from({ length: count }, () => name)
    expectAsked(
      { total: amountsOf(found.rate).total, rooms: rooms(found.room.name), boards: [found.rate.board_type] },
      {
        total: amounts.total,
        rooms: rooms(room, quoted.rooms ?? undefined),
        boards: [latest.rate.board_type],
        checkIn: quoted.check_in_date,
        checkOut: quoted.check_out_date,
      },
      key.stay,
    )
    const facts = await factsOf(parts, located, key, [amounts, amountsOf(latest.rate)])
    const offer = offerOf(latest, { ...facts, quoteId: key.quoteId }, amounts)
    return { offer, quote: quoted, cost: amounts.total }
  }
  return {
    search: (query) => search(parts, query),
    async lowest(hotelId, request) {
      const located = await locate(parts.content, hotelId)
      const result = await parts.searches.ofHotel(hotelId, located.city.id, request)
      return result ? lowestOf(parts, result, request) : {}
    },
    async rates(hotelId, request) {
      if (request.memberOnly) return []
      const located = await locate(parts.content, hotelId)
      const rates = await ratesOf(located, request)
      const facts = await factsOf(
        parts,
        located,
        request,
        rates.map(({ rate }) => amountsOf(rate)),
      )
      return rates.flatMap((each) => whenPriced(() => offerOf(each, facts)))
    },
    check: async (key) => (await quote(key)).offer,
    quote,
  }
}

/** NOT_FOUND for an unknown hotel. */
export async function locate(content: Content, hotelId: string): Promise<Located> {
  const located = await content.hotel(hotelId)
  if (!located) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
  return located
}

/** All rates of a hotel; a search result that the provider has forgotten is searched again, once. */
async function askRates(
  { calls, searches }: DuffelParts,
  { found, city }: Located,
  request: StayRequest,
): Promise<SearchResult | undefined> {
  const result = await searches.ofHotel(found.id, city.id, request)
  if (!result) return undefined
  try {
    return await calls.ratesOf(result.id)
  } catch (error) {
    const isStale = error instanceof SupplierError && ['NOT_FOUND', 'SOLD_OUT'].includes(error.kind)
    if (!isStale) throw error
    searches.forget(found.id, city.id, request)
    const fresh = await searches.ofHotel(found.id, undefined, request)
    return fresh && calls.ratesOf(fresh.id)
  }
}

async function factsOf(
  { rates, now }: DuffelParts,
  { found, city }: Located,
  request: StayRequest,
  amounts: readonly Amounts[],
): Promise<OfferFacts> {
  const exchange = await exchangeInto(rates, request.currency, new Set(amounts.flatMap(currenciesOf)))
  const { stay, occupancy, currency } = request
  return { stay, occupancy, currency, hotelId: found.id, timeZone: city.timeZone, exchange, now: now() }
}

async function lowestOf({ rates }: DuffelParts, result: SearchResult, request: StayRequest) {
  const amounts = cheapest(result)
  const exchange = await exchangeInto(rates, request.currency, new Set(currenciesOf(amounts)))
  const [price] = whenPriced(() => priceOf(amounts, request, exchange))
  return price ? { price } : {}
}

async function search(parts: DuffelParts, query: Parameters<Supplier['search']>[0]) {
  const { searches, content, rates } = parts
  const results = await searches.around(query.place.cityId, query)
  const used = new Set(results.flatMap((result) => currenciesOf(cheapest(result))))
  const exchange = await exchangeInto(rates, query.currency, used)
  const priced = await Promise.all(
    results.map(async (result): Promise<Priced[]> => {
      const located = await content.learn(result.accommodation)
      if (!located) return []
      const hotel = summaryOf(located.found, located.city)
      return whenPriced(() => ({ hotel, price: priceOf(cheapest(result), query, exchange) }))
    }),
  )
  const { areaId } = query.place
  const hotels = priced.flat().filter(({ hotel }) => areaId === undefined || hotel.area.id === areaId)
  return availableHotels(hotels, query)
}
