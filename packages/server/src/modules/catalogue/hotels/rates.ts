import type { hotels, hotelsRates, ResponseOf } from '@staykit/contract'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'
import type { Bundles } from './bundle.ts'
import { dealPercent } from './deals.ts'
import type { HotelsDeps } from './deps.ts'
import { readStay, todayIn } from './stay-request.ts'
import { toWireHotel, toWireRate } from './wire.ts'

/** Time zone of the hotel. Throws ApiError 404 UNKNOWN_HOTEL. */
async function zoneOf({ supplier }: HotelsDeps, hotelID: string): Promise<string> {
  const where = await supplier.whereIs(hotelID)
  if (!where) throw new ApiError(404, 'UNKNOWN_HOTEL', 'We do not know this hotel.', { details: { hotelID } })
  return where.timeZone
}

/** One hotel with its details and its lowest price for the stay. */
export async function answerHotel(
  deps: HotelsDeps,
  request: ParsedRequest<typeof hotels>,
): Promise<ResponseOf<typeof hotels>> {
  const { supplier, config, now } = deps
  const stayRequest = readStay(request, await zoneOf(deps, request.hotelID), now(), supplier)
  const [hotel, priced] = await Promise.all([
    supplier.hotel(request.hotelID),
    supplier.lowest(request.hotelID, stayRequest),
  ])
  return { hotel: toWireHotel(hotel, priced, config.PUBLIC_URL) }
}

/** Public or member-only rates of a hotel, each with its signed bundle. */
export async function answerRates(
  deps: HotelsDeps,
  bundles: Bundles,
  request: ParsedRequest<typeof hotelsRates>,
  memberOnly: boolean,
): Promise<ResponseOf<typeof hotelsRates>> {
  const { supplier, now, db } = deps
  const zone = await zoneOf(deps, request.hotelID)
  const stayRequest = readStay(request, zone, now(), supplier)
  const percent =
    memberOnly && request.dealCode ? await dealPercent(db, request.dealCode, todayIn(zone, now())) : undefined
  const offers = await supplier.rates(request.hotelID, { ...stayRequest, memberOnly, dealPercent: percent })
  const issued = now()
  return { rates: offers.map((offer) => toWireRate(offer, bundles.seal(offer, issued))) }
}
