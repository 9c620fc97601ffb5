import { MAX_POPULAR, type WireLocation } from '@staykit/contract'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../../kernel/db/database.ts'
import type { LocationsDeps } from './deps.ts'
import { cityItem } from './find.ts'
import mostVisited from './most-visited.json' with { type: 'json' }

const DAYS = 90
/** Only so many of the latest bookings are read, however large the brand is. */
const LATEST = 1_000
/** A city counts from so many travellers, so that the public list tells nothing about one of them. */
const TRAVELLERS = 5
const FRESH_MS = 600_000

/** Popular cities of a brand by its lasting id, cached for ten minutes. A failure is not cached. */
export function createPopular(deps: LocationsDeps): (refId?: string) => Promise<WireLocation[]> {
  const cache = new LRUCache<string, Promise<WireLocation[]>>({ max: 500, ttl: FRESH_MS })
  return (refId = '') => {
    const cached = cache.get(refId)
    if (cached) return cached
    const found = popularOf(deps, refId).catch((error: unknown) => {
      cache.delete(refId)
      throw error
    })
    cache.set(refId, found)
    return found
  }
}

async function popularOf({ db, now, places, catalogue }: LocationsDeps, refId: string) {
  const since = new Date(now().getTime() - DAYS * 86_400_000)
  const booked = refId ? await bookedCities(db, refId, since) : []
  const ids = new Set([...booked, ...mostVisited.map(({ id }) => id)])
  const cities = await Promise.all([...ids].map((id) => places.city(id)))
  const best = cities.filter((city) => city !== undefined).slice(0, MAX_POPULAR)
  return Promise.all(best.map((city) => cityItem(catalogue, city, 'hotels')))
}

/** Ids of the cities that most travellers of a brand have booked since then, cancelled trips apart. */
async function bookedCities(db: Kysely<Database>, refId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select contract->'hotel'->'location'->>'cityID' as city
    from (
      select request_id, email from bookings
      where ref_id = ${refId} and booked_at >= ${since} and status = 'SUCCESS'
      order by booked_at desc limit ${LATEST}
    ) as latest
    join booking_requests on booking_requests.id = latest.request_id
    join quotes on quotes.id = booking_requests.quote_id
    group by city
    having count(distinct latest.email) >= ${TRAVELLERS}
    order by count(distinct latest.email) desc, city
    limit ${MAX_POPULAR}`.execute(db)
  return rows.map(({ city }) => city)
}
