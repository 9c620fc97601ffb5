import type { hotelsCalendar, ResponseOf } from '@staykit/contract'
import { isOccupancy, nightsOf } from '@staykit/domain'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'
import { checkCurrency } from './currency.ts'
import type { HotelsDeps } from './deps.ts'
import type { LowestPrices } from './lowest-prices.ts'
import { placeOf } from './search-place.ts'

const MOST_DAYS = 100

/** Prices of calendar days from earlier searches. Throws ApiError 404 or 422. */
export async function answerCalendar(
  { places, catalogue }: HotelsDeps,
  lowest: LowestPrices,
  request: ParsedRequest<typeof hotelsCalendar>,
): Promise<ResponseOf<typeof hotelsCalendar>> {
  const { from, to, currency, roomCount: rooms } = request
  const { place } = await placeOf({ places, catalogue }, request.location)
  const nights = nightsOf({ checkIn: from, checkOut: to })
  if (nights < 0 || nights >= MOST_DAYS)
    throw new ApiError(422, 'InvalidDates', `A calendar has from 1 to ${MOST_DAYS} days.`)
  const occupancy = { rooms, guests: request.adultCount + (request.childCount ?? 0) }
  if (!isOccupancy(occupancy))
    throw new ApiError(422, 'BAD_OCCUPANCY', 'Please choose 1 to 9 rooms, with 1 to 4 guests each.')
  checkCurrency(catalogue, currency)
  return { currency, days: await lowest.cachedPrices({ place, occupancy, currency, from, to }) }
}
