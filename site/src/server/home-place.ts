import { ask, type PlaceAnswer } from './api.ts'
import { destinations } from './destinations.ts'

/** The city of the home page. */
export interface HomePlace {
  readonly id: string
  readonly name: string
  /** IANA zone. */
  readonly timeZone: string | undefined
  /** The visitor searched it last. */
  readonly isLast: boolean
}

/** Name of the cookie with the id of the city that was searched last. */
export const LAST_CITY = 'lastCity'
/** A month, in seconds. */
export const LAST_CITY_AGE = 30 * 86_400

const FRESH_MS = 600_000
const MAX_ENTRIES = 500
const cache = new Map<string, { readonly at: number; readonly place: Omit<HomePlace, 'isLast'> }>()

/** The city that the visitor searched last, or the first popular destination; undefined while the API does not answer. */
export async function homePlace(
  lastCity: string | undefined,
  now = Date.now(),
): Promise<HomePlace | undefined> {
  const last = lastCity && /^\d{1,12}$/.test(lastCity) ? await cityOf(lastCity, now) : undefined
  if (last) return { ...last, isLast: true }
  const [first] = await destinations(now)
  return first && { id: first.code, name: first.name, timeZone: first.timeZone, isLast: false }
}

async function cityOf(id: string, now: number): Promise<Omit<HomePlace, 'isLast'> | undefined> {
  const cached = cache.get(id)
  if (cached && now - cached.at < FRESH_MS) return cached.place
  const found = await ask<PlaceAnswer>('/travel/locations/find', { query: id, id, product: 'hotels' })
  const city = found?.locations.find((place) => place.id === id && place.type === 'city')
  if (!city) return undefined
  const place = { id, name: city.name, timeZone: city.timeZone }
  cache.delete(id)
  cache.set(id, { at: now, place })
  for (const oldest of cache.keys()) if (cache.size > MAX_ENTRIES) cache.delete(oldest)
  return place
}

export type Light = 'day' | 'dusk' | 'night'

/** The time on the clocks of a place, and its light: the hero shows the same. */
export function hourAt(timeZone: string, tag: string, now = new Date()): { time: string; light: Light } {
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(now)
  const parts = { hour: 'numeric', hourCycle: 'h23', numberingSystem: 'latn', timeZone } as const
  const hour = Number(
    new Intl.DateTimeFormat(tag, parts).formatToParts(now).find(({ type }) => type === 'hour')?.value,
  )
  if (hour >= 8 && hour < 17) return { time, light: 'day' }
  return { time, light: (hour >= 17 && hour < 21) || (hour >= 6 && hour < 8) ? 'dusk' : 'night' }
}
