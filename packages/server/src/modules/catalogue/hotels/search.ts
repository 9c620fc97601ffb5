import type { hotelsSearch, hotelsSearchDeals } from '@staykit/contract'
import { toWirePrice } from '@staykit/contract'
import { currencySymbol, roomsText, savingsSort, sorts } from '@staykit/domain'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'
import type { City } from '../../../ports/places.ts'
import type { SearchPlace } from '../../../ports/supplier.ts'
import type { Catalogue, Preferred } from './catalogue.ts'
import type { HotelsDeps } from './deps.ts'
import type { FacetCount, Listing } from './listing.ts'
import type { LowestPrices } from './lowest-prices.ts'
import type { MemberPrices } from './member-prices.ts'
import { placeOf } from './search-place.ts'
import { readStay } from './stay-request.ts'
import { dealIdOf, toWireHotel } from './wire.ts'

type SearchRequest = ParsedRequest<typeof hotelsSearch>

/** Widest window of one answer. */
const MAX_WINDOW = 200
const DEFAULT_WINDOW = 40

/**
 * Validates a search; returns the key of its answer and how to make it, with or without member prices. Only with them
 * may it sort by savings: otherwise the default order applies. Throws ApiError.
 */
export async function prepareSearch(
  { places, catalogue, now, config }: HotelsDeps,
  lowest: LowestPrices,
  request: SearchRequest,
  preferred: Preferred,
) {
  const { city, place } = await placeOf({ places, catalogue }, request.location, request.areaID)
  await checkArea(catalogue, place)
  const stayRequest = readStay(request, city.timeZone, now(), catalogue)
  const from = request.from ?? 0
  const to = Math.min(request.to ?? from + DEFAULT_WINDOW, from + MAX_WINDOW)
  const asksSavings = request.sort === savingsSort.id
  const sort = request.sort ?? 'most_popular'
  const filters = request.filters ?? {}
  const { stay, occupancy, currency } = stayRequest
  const key = `${place.cityId} ${place.areaId} ${request.location.type} ${stay.checkIn} ${stay.checkOut} ${roomsText(occupancy)} ${currency} ${from} ${to} ${sort} ${request.filters ? JSON.stringify(filters) : ''} ${preferred}`
  const make = async (members: MemberPrices | undefined) => {
    const shown = asksSavings && !members ? 'most_popular' : sort
    const query = { ...stayRequest, place, from, to, sort: shown, filters, members }
    const result = await catalogue.search(query, preferred)
    const { min: price } = result.prices
    // The calendar is for everybody, so it may not learn member prices.
    if (price > 0 && !members) lowest.note({ place, checkIn: stay.checkIn, occupancy, currency, price })
    return searchAnswer(result, city, {
      isIncomplete: result.isIncomplete,
      type: request.location.type,
      hotelCount: place.areaId ? undefined : await catalogue.hotelCount(city),
      currency,
      publicUrl: config.PUBLIC_URL,
      isOpen: members !== undefined,
    })
  }
  return { key, make }
}

/** Throws 404 UNKNOWN_LOCATION for an area of another city. */
async function checkArea(catalogue: Catalogue, { cityId, areaId }: SearchPlace): Promise<void> {
  if (areaId === undefined || (await catalogue.hasArea(cityId, areaId))) return
  throw new ApiError(404, 'UNKNOWN_LOCATION', 'Unable to find Location', { details: { areaID: areaId } })
}

interface Shown {
  /** Whether a supplier is missing. */
  readonly isIncomplete: boolean
  readonly type: string
  /** Hotels of the city; undefined for an area. */
  readonly hotelCount: number | undefined
  readonly currency: string
  readonly publicUrl: string
  /** Whether the caller sees member prices. */
  readonly isOpen: boolean
}

function searchAnswer(
  result: Listing,
  city: City,
  { type, hotelCount, currency, publicUrl, isOpen, isIncomplete }: Shown,
) {
  const { count, total, prices, bestSavings } = result
  const hasDeals = bestSavings !== undefined
  return {
    location: {
      id: city.id,
      name: city.name,
      displayName: city.displayName,
      ...(city.stateCode && { stateCode: city.stateCode }),
      countryCode: city.countryCode,
      type,
      ...(hotelCount !== undefined && { hotelCount }),
      geo: { lat: city.latitude, lng: city.longitude },
      timeZone: city.timeZone,
    },
    hotels: result.hotels.map(({ hotel, ...priced }) => toWireHotel(hotel, priced, publicUrl)),
    count,
    total,
    amenities: facets(result.amenities),
    neighborhoods: result.areas.map(({ id, name, count, from }) => ({ id, name, count, from })),
    chains: facets(result.brands),
    promotions: facets(result.promotions),
    ...(result.liked.length > 0 && { liked: facets(result.liked) }),
    stars: facets(result.stars),
    prices: { ...prices, histogram: [...prices.histogram] },
    sorts: hasDeals && isOpen ? [...sorts, savingsSort] : [...sorts],
    currencySymbol: currencySymbol(currency),
    ...(hasDeals && { bestSavings }),
    ...(isIncomplete && { incomplete: true }),
    ...(total === 0 && { error: noHotels, errors: [noHotels] }),
  }
}

const noHotels = { code: 'NO_HOTELS', message: 'no hotels found' }

const facets = (list: readonly FacetCount[]) => list.map(({ id, name, count }) => ({ id, name, count }))

type DealsRequest = ParsedRequest<typeof hotelsSearchDeals>

/** Member prices of a place by hotel id, without bundles; a region counts as its city. Throws ApiError. */
export async function prepareDeals(
  { places, catalogue, now }: HotelsDeps,
  request: DealsRequest,
  percent: number | undefined,
) {
  const { city, place } = await placeOf({ places, catalogue }, request.location)
  await checkArea(catalogue, place)
  const stayRequest = readStay(request, city.timeZone, now(), catalogue)
  const { stay, occupancy, currency } = stayRequest
  const key = `deals ${place.cityId} ${place.areaId} ${stay.checkIn} ${stay.checkOut} ${roomsText(occupancy)} ${currency} ${percent} ${request.hotels?.join() ?? ''}`
  const make = async () => {
    const prices = await catalogue.memberPrices({
      ...stayRequest,
      place,
      dealPercent: percent,
      hotels: request.hotels,
    })
    const hotels = Array.from(prices, ([id, price]) => [
      id,
      { price: toWirePrice(price), dealID: dealIdOf(id) },
    ])
    return { hotels: Object.fromEntries(hotels) }
  }
  return { key, make }
}
