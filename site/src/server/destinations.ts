import { ask, type PlaceAnswer } from './api.ts'
import type { Translate } from './translate.ts'

/** A card of the home page (ACC-243). */
export interface Destination {
  /** The id of the location. */
  readonly code: string
  readonly name: string
  /** The country, or another text of the API after the name. */
  readonly region: string
  /** A drawing of site/art. */
  readonly art: string
  readonly href: string
  readonly hotelCount: number
  /** IANA zone. */
  readonly timeZone: string | undefined
}

const chosen = [
  { query: 'Lisbon, Portugal', name: 'Lisbon', art: 'city-bridge' },
  { query: 'Cascais', name: 'Cascais', art: 'city-coast' },
  { query: 'New York City', name: 'New York', art: 'city-night' },
  { query: 'Innsbruck', name: 'Innsbruck', art: 'mountains' },
  { query: 'Dubai', name: 'Dubai', art: 'city-dusk' },
  { query: 'Cancún', name: 'Cancún', art: 'palms' },
] as const

/** Returns "12 Hotels", or a call to action without a count (ACC-021, ACC-022). */
export const hotelsOf = (count: number, t: Translate) =>
  count > 0 ? t('hotelCount', { count }) : t('bookNow')

const FRESH_MS = 600_000
/** Cached destinations by query. A failed call leaves the cached one. */
const cache = new Map<string, { readonly at: number; readonly destination: Destination }>()

/** Popular destinations with their real ids and hotel counts, requested at most every ten minutes each. */
export async function destinations(now = Date.now()): Promise<Destination[]> {
  const found = await Promise.all(
    chosen.map(async (one) => {
      const last = cache.get(one.query)
      if (last && now - last.at < FRESH_MS) return last.destination
      const destination = await askFor(one)
      if (destination) cache.set(one.query, { at: now, destination })
      return destination ?? last?.destination
    }),
  )
  return found.filter((one) => one !== undefined)
}

async function askFor({ query, name, art }: (typeof chosen)[number]): Promise<Destination | undefined> {
  const answer = await ask<PlaceAnswer>('/travel/locations/search', { query, product: 'hotels' })
  const place = answer?.locations.find(({ type }) => type === 'city')
  if (!place) return undefined
  const href = `/s/city/${encodeURIComponent(name)}/today/tomorrow/oneroom/twoguests/${place.id}`
  const region = place.displayName.split(', ').slice(1).join(', ')
  const { hotelCount = 0, timeZone } = place
  return { code: place.id, name, region, art, href, hotelCount, timeZone }
}
