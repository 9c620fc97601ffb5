import { inject } from 'vitest'
import { day } from './traveller.ts'

/** Calls the API like a page. Returns status and body; never throws. */
export async function post(path: string, body: unknown) {
  const { api } = inject('urls')
  const headers = { 'content-type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(api + path, { method: 'POST', headers, body: text })
  return { status: response.status, answer: await response.json() }
}

const couple = { roomCount: 1, adultCount: 2 }

/** Returns a rate of one of Testville's hotels, whose names describe their behaviour. */
export async function rateOf(name: string, inDays = 30, guests: object = couple): Promise<string> {
  const stay = {
    checkIn: day(inDays),
    checkOut: day(inDays + 2),
    ...guests,
    currency: 'USD',
    refId: '8183',
  }
  const places = await post('/travel/locations/search', { query: 'Testville' })
  const location = { id: places.answer.locations[0].id, type: 'city' }
  const found = await post('/travel/hotels/search/', { location, ...stay })
  const hotel = found.answer.hotels.find((each: { name: string }) => each.name === name)
  const { answer } = await post('/travel/hotels/rates/', { hotelID: hotel.id, ...stay })
  return answer.rates[0].ppn_book_bundle
}
