import type { hotels, hotelsRates, ResponseOf } from '@staykit/contract'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'
import type { Bundles } from './bundle.ts'
import type { HotelsDeps } from './deps.ts'
import type { MemberPrices } from './member-prices.ts'
import { preferredOf } from './preferred.ts'
import { readStay } from './stay-request.ts'
import { toWireHotel, toWireRate, toWireRooms } from './wire.ts'

/** Time zone of the hotel. Throws ApiError 404 UNKNOWN_HOTEL. */
async function zoneOf({ catalogue }: HotelsDeps, hotelID: string): Promise<string> {
  const where = await catalogue.whereIs(hotelID)
  if (!where) throw new ApiError(404, 'UNKNOWN_HOTEL', 'We do not know this hotel.', { details: { hotelID } })
  return where.timeZone
}

/** One hotel with its details and its lowest price for the stay. */
export async function answerHotel(
  deps: HotelsDeps,
  request: ParsedRequest<typeof hotels>,
): Promise<ResponseOf<typeof hotels>> {
  const { catalogue, config, now } = deps
  const stayRequest = readStay(request, await zoneOf(deps, request.hotelID), now(), catalogue)
  const [hotel, priced] = await Promise.all([
    catalogue.hotel(request.hotelID),
    catalogue.lowest(request.hotelID, stayRequest),
  ])
  const wire = toWireHotel(hotel, priced, config.PUBLIC_URL)
  const city = await deps.places.city(hotel.location.cityId)
  const center = city && { lat: city.latitude, lng: city.longitude }
  return { hotel: { ...wire, location: { ...wire.location, ...(center && { center }) } } }
}

/** Public rates of a hotel, or with `members` the member-only ones, each with its signed bundle. */
export async function answerRates(
  deps: HotelsDeps,
  bundles: Bundles,
  request: ParsedRequest<typeof hotelsRates>,
  members?: MemberPrices,
): Promise<ResponseOf<typeof hotelsRates>> {
  const { catalogue, config, now } = deps
  const stayRequest = readStay(request, await zoneOf(deps, request.hotelID), now(), catalogue)
  const memberOnly = members !== undefined
  const { hotelId, offers, roomOf, isIncomplete } = await catalogue.rates(
    request.hotelID,
    { ...stayRequest, memberOnly, dealPercent: members?.dealPercent },
    await preferredOf(deps, request.refId),
  )
  const issued = now()
  return {
    rates: offers.map((offer) => toWireRate(offer, bundles.seal(offer, issued, hotelId), roomOf(offer))),
    rooms: toWireRooms(offers, roomOf, config.PUBLIC_URL),
    ...(isIncomplete && { incomplete: true }),
  }
}
