import type { StayDate } from '@staykit/sdk/routes'
import { addDays, format } from 'date-fns'
import { ask, type HotelAnswer } from './api.ts'
import { siteSettings } from './settings.ts'

/** Hotels of a city for one night, the most popular first, with public prices. */
export interface CityHotels {
  readonly checkIn: StayDate
  readonly checkOut: StayDate
  /** Number of hotels of the city, as everywhere on the site; otherwise of those with a room for that night. */
  readonly hotelCount: number
  readonly hotels: readonly HotelAnswer[]
  /** Lowest price of a room for that night, with taxes and fees; 0 without one. */
  readonly from: number
}

/** Not tonight, which is often sold out, and in some time zones is over before the server's midnight. */
const DAYS_AHEAD = 14
const SHOWN = 24
const FRESH_MS = 600_000
const MAX_ENTRIES = 500

const cache = new Map<string, { at: number; answer: Promise<CityHotels | undefined> }>()

/**
 * Called without a session, so that no private rate can appear. Cached for ten
 * minutes by city, night and currency; undefined when the API does not answer, which is not cached.
 */
export function cityHotels(
  cityId: string,
  currency: string,
  now = Date.now(),
): Promise<CityHotels | undefined> {
  const day = (ahead: number) => format(addDays(now, ahead), 'yyyy-MM-dd') as StayDate
  const stay = { checkIn: day(DAYS_AHEAD), checkOut: day(DAYS_AHEAD + 1) }
  const key = `${cityId} ${stay.checkIn} ${currency}`
  const cached = cache.get(key)
  if (cached && now - cached.at < FRESH_MS) return cached.answer
  const answer = searched(cityId, currency, stay).then((found) => {
    if (!found) cache.delete(key)
    return found
  })
  cache.delete(key)
  cache.set(key, { at: now, answer })
  // Removes the oldest entry: a map keeps insertion order.
  for (const oldest of cache.keys()) if (cache.size > MAX_ENTRIES) cache.delete(oldest)
  return answer
}

interface Found {
  readonly location?: { readonly hotelCount?: number }
  readonly total: number
  readonly hotels: HotelAnswer[]
  /** Absent without hotels. */
  readonly prices?: { readonly min: number }
}

async function searched(id: string, currency: string, stay: Pick<CityHotels, 'checkIn' | 'checkOut'>) {
  const found = await ask<Found>('/travel/hotels/search/', {
    location: { id, type: 'city' },
    ...stay,
    roomCount: 1,
    adultCount: 2,
    currency,
    refId: siteSettings().refId,
    from: 0,
    to: SHOWN,
  })
  return (
    found && {
      ...stay,
      hotelCount: found.location?.hotelCount || found.total,
      hotels: found.hotels,
      from: found.prices?.min ?? 0,
    }
  )
}
