import type { hotelsCalendar, ResponseOf } from '@staykit/contract'
import { nightsOf } from '@staykit/domain'
import { ApiError } from '../../../kernel/http/api-error.ts'
import type { ParsedRequest } from '../../../kernel/http/call-route.ts'
import { checkCurrency } from './currency.ts'
import type { HotelsDeps } from './deps.ts'
import type { LowestPrices } from './lowest-prices.ts'
import { placeOf } from './search-place.ts'
import { readOccupancy } from './stay-request.ts'

const MOST_DAYS = 100

/** Prices of calendar days from earlier searches. Throws ApiError 404 or 422. */
export async function answerCalendar(
  { places, catalogue }: HotelsDeps,
  lowest: LowestPrices,
  request: ParsedRequest<typeof hotelsCalendar>,
): Promise<ResponseOf<typeof hotelsCalendar>> {
  const { from, to, currency } = request
  const { place } = await placeOf({ places, catalogue }, request.location)
  const nights = nightsOf({ checkIn: from, checkOut: to })
  if (nights < 0 || nights >= MOST_DAYS)
    throw new ApiError(422, 'InvalidDates', `A calendar has from 1 to ${MOST_DAYS} days.`)
  const occupancy = readOccupancy(request)
  checkCurrency(catalogue, currency)
  return { currency, days: await lowest.cachedPrices({ place, occupancy, currency, from, to }) }
}
