import { siteSettings } from './settings.ts'
import { fetchForVisitor } from './visitor.ts'

/** The fields that pages write into their HTML; the elements show the rest. */
export interface PlaceAnswer {
  locations: {
    id: string
    type: string
    name: string
    displayName: string
    countryCode: string
    hotelCount?: number
    timeZone?: string
  }[]
}

export interface HotelAnswer {
  id: string
  name: string
  starRating: number
  description?: string
  images?: string[]
  thumbnails: string[]
  amenities: { id: number; name: string }[]
  checkInTime?: string
  checkOutTime?: string
  location: {
    display: string
    displayShort?: string
    addressLine1?: string
    cityName: string
    cityID: string
    countryCode: string
    postalCode?: string
    geo: { lat: number; lng: number }
  }
  price?: {
    currencyCode: string
    display: number
    subtotal: number
    taxes: number
    total: number
    final: number
  }
  score?: { guestScore: number; guestScoreCount: number; scoreDescription?: string }
}

const TIMEOUT_MS = 3000

/** Base of the travel API: its gateway if there is one, otherwise the API's address for this server. */
function addressOf(path: string): string {
  const { internalApiUrl, bases } = siteSettings()
  return bases.travel && path.startsWith('/travel/')
    ? bases.travel + path.slice('/travel'.length)
    : internalApiUrl + path
}

/**
 * Calls the API during rendering. Undefined on a timeout or an error: the page is
 * sent without the content, and its element shows the error.
 */
export async function ask<Answer>(path: string, body: unknown): Promise<Answer | undefined> {
  try {
    const response = await fetchForVisitor(addressOf(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
