import { setTimeout as sleep } from 'node:timers/promises'
import type { StayPrice } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { fold } from '../../places/fold.ts'
import type { Places } from '../../places/places.ts'
import { withFaults } from './faults.ts'
import { type BookRequest, type Offer, type OfferKey, type Supplier, SupplierError } from './port.ts'
import { findAreas } from './sandbox/areas.ts'
import { createCatalogue, hotelIdOf } from './sandbox/catalogue.ts'
import { currencies } from './sandbox/day-rates.ts'
import { detailsOf } from './sandbox/details.ts'
import { hotelCount } from './sandbox/hotel-count.ts'
import { bestMemberPrice, offerOf, offersOf } from './sandbox/offers.ts'
import { decodeId, scenes } from './sandbox/pictures/addresses.ts'
import { drawScene } from './sandbox/pictures/draw.ts'
import { reviewsOf } from './sandbox/reviews.ts'
import { roomsOf } from './sandbox/rooms.ts'
import { createSearch } from './sandbox/search.ts'
import { pricedNights } from './sandbox/seasons.ts'
import { bookRooms, cancelRooms, findRooms, roomsLeft } from './sandbox/stock.ts'
import { raisePrice, riseOf, testAllotment } from './sandbox/test-behaviour.ts'
import { behaviourOf } from './sandbox/traits.ts'

export interface SandboxOptions {
  readonly db: Kysely<Database>
  readonly places: Places
  readonly now: () => Date
  /** How long The Slow Supplier takes, and how long a lost answer is waited for. */
  readonly slowMs?: number
  /** Faults for tests, as in `withFaults`. */
  readonly faults?: string | undefined
}

/** A supplier of synthetic hotels: a pure function of city and date, but for what has been booked. */
export function createSandboxSupplier({ db, places, now, slowMs = 4_000, faults }: SandboxOptions): Supplier {
  const catalogue = createCatalogue(places)
  const search = createSearch(catalogue)

  const locate = (hotelId: string) => {
    const found = catalogue.locate(hotelId)
    if (!found) throw new SupplierError('NOT_FOUND', `no hotel ${hotelId}`)
    return { ...found, behaviour: behaviourOf(found.hotels.city.id, found.index) }
  }
  /** Waits or fails as the hotel's name says. */
  const behave = async (behaviour: string) => {
    if (behaviour === 'supplier-down') throw new SupplierError('UNAVAILABLE', 'the supplier does not answer')
    if (behaviour === 'slow') await sleep(slowMs)
  }
  const allotmentOf = (key: OfferKey): number => {
    const { hotels, index, behaviour } = locate(key.hotelId)
    const rooms = roomsOf(hotels.seeds[index] ?? 0, hotels.columns.stars[index] ?? 0, hotels.climate)
    return testAllotment(behaviour) ?? rooms.find(({ code }) => code === key.roomCode)?.allotment ?? 0
  }
  const withStock = async (hotelId: string, offers: Offer[]): Promise<Offer[]> => {
    const [first] = offers
    if (!first) return []
    const left = await roomsLeft(db, hotelId, first.key.stay)
    return offers.flatMap((offer) => {
      const rooms = left.get(offer.key.roomCode) ?? allotmentOf(offer.key)
      const wanted = offer.key.occupancy.rooms
      return rooms < wanted ? [] : [rooms < wanted + 3 ? { ...offer, sellingOut: true } : offer]
    })
  }
  const check = async (key: OfferKey): Promise<Offer> => {
    const { hotels, index, behaviour } = locate(key.hotelId)
    await behave(behaviour)
    if (behaviour === 'sold-out' || behaviour === 'sold-out-at-contract')
      throw new SupplierError('SOLD_OUT', 'this rate has just been sold')
    const offer = offerOf(hotels, index, key, now(), await riseOf(db, behaviour, key.quoteId))
    const [left] = offer ? await withStock(key.hotelId, [offer]) : []
    if (!left) throw new SupplierError('SOLD_OUT', 'this rate is no longer offered')
    return left
  }
  const book = async (request: BookRequest) => {
    const known = await findRooms(db, request.reference)
    if (known) return known
    const { behaviour } = locate(request.key.hotelId)
    if (behaviour === 'supplier-500') throw new SupplierError('UNKNOWN_OUTCOME', 'the supplier answered 500')
    if (behaviour === 'sold-out-at-booking')
      throw new SupplierError('SOLD_OUT', 'this rate has just been sold')
    if (behaviour === 'price-rises-at-booking') await raisePrice(db, request.key.quoteId)
    const offer = await check(request.key)
    const { final } = offer.price
    if (final.minor !== request.expected.minor || final.currency !== request.expected.currency)
      throw new SupplierError('PRICE_CHANGED', 'the price is no longer the one agreed to', offer)
    await bookRooms(db, request, offer, allotmentOf(request.key))
    if (behaviour === 'timeout-but-booked') {
      await sleep(slowMs)
      throw new SupplierError('UNKNOWN_OUTCOME', 'the supplier did not answer in time')
    }
    const booking = await findRooms(db, request.reference)
    if (!booking) throw new SupplierError('UNKNOWN_OUTCOME', 'the booking cannot be read back')
    return booking
  }

  const supplier: Supplier = {
    name: 'sandbox',
    currencies,
    hotelCount: (city) => hotelCount(city.id, city.population),
    areas: (cityId) => catalogue.hotelsOf(cityId)?.areas.map(({ id, name }) => ({ id, name })) ?? [],
    findAreas: (text, most) => findAreas(fold(text), most),
    search: async (query) => search(query),
    async memberPrices({ place, dealPercent, ...request }) {
      const hotels = catalogue.hotelsOf(place.cityId)
      if (!hotels) throw new SupplierError('NOT_FOUND', `no city ${place.cityId}`)
      const nights = pricedNights(hotels.city, hotels.climate, request.stay)
      const prices = new Map<string, StayPrice>()
      for (const index of hotels.popular) {
        if (place.areaId && hotels.areas[hotels.columns.area[index] ?? 0]?.id !== place.areaId) continue
        const price = bestMemberPrice(hotels, index, nights, request, dealPercent)
        if (price) prices.set(hotelIdOf(hotels, index), price)
      }
      return prices
    },
    async hotel(hotelId) {
      const { hotels, index, behaviour } = locate(hotelId)
      if (behaviour === 'slow') await sleep(slowMs / 4)
      return detailsOf(hotels, index)
    },
    async lowest(hotelId, request) {
      const { hotels, index } = locate(hotelId)
      const offers = await withStock(
        hotelId,
        offersOf(hotels, index, { ...request, memberOnly: false, now: now() }),
      )
      const prices = offers.map(({ price }) => price).sort((a, b) => a.display.minor - b.display.minor)
      return { price: prices[0], memberSavings: hotels.columns.member[index] || undefined }
    },
    async rates(hotelId, request) {
      const { hotels, index, behaviour } = locate(hotelId)
      await behave(behaviour)
      if (behaviour === 'sold-out') return []
      return withStock(hotelId, offersOf(hotels, index, { ...request, now: now() }))
    },
    check,
    reviews: async (hotelId, from, size, order) => {
      const { hotels, index } = locate(hotelId)
      return reviewsOf(hotels, index, from, size, order, now())
    },
    picture(hotel, scene, width) {
      const found = catalogue.locate(decodeId(hotel) ?? '')
      const known = scenes.find((name) => name === scene)
      if (!found || !known) return undefined
      const { hotels, index } = found
      const { climate, market, city, columns } = hotels
      const stars = columns.stars[index] ?? 30
      const seed = hotels.seeds[index] ?? 0
      return drawScene(
        known,
        { seed, climate, language: market.language, stars, population: city.population },
        width,
      )
    },
    book,
    findBooking: (reference) => findRooms(db, reference),
    async cancel(reference) {
      const row = await db
        .selectFrom('supplier_bookings')
        .select('hotel_id')
        .where('reference', '=', reference)
        .executeTakeFirst()
      if (row && locate(row.hotel_id).behaviour === 'deadline-passed')
        throw new SupplierError('NOT_CANCELLABLE', 'the deadline of free cancellation has passed')
      return cancelRooms(db, reference, now())
    },
  }
  return faults ? withFaults(supplier, faults) : supplier
}
