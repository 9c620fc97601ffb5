import type { Money } from '@staykit/domain'
import {
  type Offer,
  type OfferKey,
  type StayRequest,
  type Supplier,
  SupplierError,
} from '../../ports/supplier.ts'
import { expectAsked, type Said } from '../supplier/confirmed.ts'
import { type Amounts, currenciesOf, exchangeInto, priceOf, whenPriced } from '../supplier/price.ts'
import { availableHotels, type Priced } from '../supplier/priced-hotels.ts'
import { amountsOf } from './amounts.ts'
import type { Prebook, Rate } from './answers.ts'
import { policyCurrenciesOf } from './cancellation.ts'
import { locate } from './content.ts'
import { summaryOf } from './hotel.ts'
import { confirmedOf, offerOf, type SoldOffer } from './offers.ts'
import type { LiteapiParts } from './parts.ts'
import { createSearches, type Searches } from './searches.ts'

export type Selling = Pick<Supplier, 'search' | 'lowest' | 'rates' | 'check'> & {
  /** A firm price of an offer, for a booking. SOLD_OUT when it is gone. */
  quote(key: OfferKey): Promise<{ readonly offer: Offer; readonly prebook: Prebook; readonly cost: Money }>
}

export function createSelling(parts: LiteapiParts): Selling {
  const { content, rates, nationality } = parts
  const searches = createSearches(parts.calls, content, nationality)
  const exchangeFor = (request: StayRequest, currencies: readonly string[]) =>
    exchangeInto(rates, request.currency, new Set(currencies))
  const quote = async (key: OfferKey) => {
    const { city } = await locate(content, key.hotelId)
    const { sold, prebook } = await confirm(parts, searches, key)
    const roomRates = prebook.roomTypes.flatMap((each) => each.rates)
    const amounts = amountsOf(roomRates, { amount: prebook.price, currency: prebook.currency })
    const dates = { checkIn: prebook.checkin, checkOut: prebook.checkout }
    expectAsked(saidOf(sold.offer.rates, sold.amounts), { ...saidOf(roomRates, amounts), ...dates }, key.stay)
    const confirmed = confirmedOf(sold, roomRates, amounts)
    const facts = { ...key, timeZone: city.timeZone, now: parts.now(), terms: prebook.termsAndConditions }
    const exchange = await exchangeFor(key, allCurrenciesOf(confirmed))
    return { offer: offerOf(confirmed, { ...facts, exchange }), prebook, cost: amounts.total }
  }
  return {
    async search(query) {
      const [around, cheapest] = await Promise.all([
        content.around(query.place.cityId),
        searches.around(query.place.cityId, query),
      ])
      const exchange = await exchangeFor(
        query,
        [...cheapest.values()].flatMap(({ amounts }) => currenciesOf(amounts)),
      )
      const { areaId } = query.place
      const hotels = around.flatMap(({ found, city }): Priced[] => {
        const sold = cheapest.get(found.id)
        const hotel = sold && summaryOf(found, city)
        if (!hotel || (areaId !== undefined && hotel.area.id !== areaId)) return []
        return whenPriced(() => ({ hotel, price: priceOf(sold.amounts, query, exchange) }))
      })
      return availableHotels(hotels, query)
    },
    async lowest(hotelId, request) {
      const { city } = await locate(content, hotelId)
      const sold = await searches.cheapest(hotelId, city.id, request)
      if (!sold) return {}
      const exchange = await exchangeFor(request, currenciesOf(sold.amounts))
      const [price] = whenPriced(() => priceOf(sold.amounts, request, exchange))
      return price ? { price } : {}
    },
    async rates(hotelId, request) {
      if (request.memberOnly) return []
      const { city } = await locate(content, hotelId)
      const found = await searches.ofHotel(hotelId, request)
      const exchange = await exchangeFor(request, found.flatMap(allCurrenciesOf))
      const { stay, occupancy, currency } = request
      const facts = {
        hotelId,
        stay,
        occupancy,
        currency,
        timeZone: city.timeZone,
        exchange,
        now: parts.now(),
      }
      return found.flatMap((each) => whenPriced(() => offerOf(each, facts)))
    },
    check: async (key) => (await quote(key)).offer,
    quote,
  }
}

/** A board that the provider leaves out is not compared. */
const saidOf = (rates: readonly Rate[], { total }: Amounts): Said => ({
  total,
  rooms: rates.map(({ name }) => name),
  boards: rates.every(({ boardType }) => boardType) ? rates.map(({ boardType }) => boardType) : undefined,
})

/** Currencies of an offer's price and policy. */
const allCurrenciesOf = ({ amounts, offer }: SoldOffer): string[] => [
  ...currenciesOf(amounts),
  ...policyCurrenciesOf(offer.rates),
]

/**
 * Confirms the price of an offer. One that the provider marks as outdated is looked up again, once. An alternative with
 * other terms, which it may name instead, is another offer.
 */
async function confirm(
  parts: LiteapiParts,
  searches: Searches,
  key: OfferKey,
  isSecond = false,
): Promise<{ readonly sold: SoldOffer; readonly prebook: Prebook }> {
  const sold = (await searches.ofHotel(key.hotelId, key)).find(
    ({ roomCode, planCode }) => roomCode === key.roomCode && planCode === key.planCode,
  )
  if (!sold) throw new SupplierError('SOLD_OUT', 'this rate is no longer offered')
  const prebook = await parts.calls.prebook(sold.offer.offerId).catch((error: unknown) => {
    searches.forget(key.hotelId, key)
    const isGone = error instanceof SupplierError && ['NOT_FOUND', 'REFUSED', 'SOLD_OUT'].includes(error.kind)
    if (!isGone) throw error
    if (isSecond) throw new SupplierError('SOLD_OUT', error.message)
    return undefined
  })
  if (!prebook) return confirm(parts, searches, key, true)
  const confirmed = prebook.roomTypes.flatMap((each) => each.rates)
  // The rooms may come in another order, and either answer may leave the number out.
  const isSmaller = smallestOf(confirmed, Number.POSITIVE_INFINITY) < smallestOf(sold.offer.rates, 0)
  if (prebook.cancellationChanged || prebook.boardChanged || isSmaller)
    throw new SupplierError('SOLD_OUT', 'this rate is offered with other terms only')
  return { sold, prebook }
}

/** Most guests of the smallest room. */
const smallestOf = (rates: readonly Rate[], missing: number) =>
  Math.min(...rates.map(({ maxOccupancy }) => maxOccupancy ?? missing))
