/** A cached trip, for a check-in desk. It has no price, no email address, and no capability of the booking. */
export interface CachedTrip {
  readonly number: string
  readonly hotel: string
  readonly address: string
  readonly phone?: string | undefined
  /** YYYY-MM-DD, as checkOut. */
  readonly checkIn: string
  readonly checkOut: string
  /** IANA zone of the hotel. */
  readonly timeZone?: string | undefined
  readonly rooms: number
  readonly guests: number
  readonly isCancelled: boolean
  /** Milliseconds since 1970: the age of the copy. */
  readonly readAt: number
  /** Hash of the email address of a visitor's booking. */
  readonly mark?: string | undefined
}

export interface CachedTrips {
  /** The owner of the trips; undefined for a visitor of this browser. */
  readonly memberId?: string | undefined
  readonly trips: readonly CachedTrip[]
}

/** Survives new versions of the worker, until its format changes. */
export const tripCache = 'staykit-trips-1'
const place = '/kept-trips.json'

export const nothing: CachedTrips = { trips: [] }

export async function readCached(): Promise<CachedTrips> {
  if (!(await caches.has(tripCache))) return nothing
  const answer = await (await caches.open(tripCache)).match(place)
  return answer ? ((await answer.json()) as CachedTrips) : nothing
}

export async function writeCached(cached: CachedTrips): Promise<void> {
  if (cached === nothing) {
    await caches.delete(tripCache)
    return
  }
  const headers = { 'content-type': 'application/json' }
  await (await caches.open(tripCache)).put(place, new Response(JSON.stringify(cached), { headers }))
}

let last: Promise<unknown> = Promise.resolve()

/** Changes run one after the other, because responses arrive concurrently. */
export function changeCached(
  change: (cached: CachedTrips) => CachedTrips | Promise<CachedTrips>,
): Promise<unknown> {
  last = last
    .then(readCached)
    .then(async (cached) => {
      const changed = await change(cached)
      if (changed !== cached) await writeCached(changed)
    })
    // Storage may be blocked.
    .catch(() => undefined)
  return last
}

/** Replaces older copies of trips with new ones. */
export function withTrips(cached: CachedTrips, trips: readonly CachedTrip[]): CachedTrips {
  const numbers = new Set(trips.map(({ number }) => number))
  return { ...cached, trips: [...cached.trips.filter(({ number }) => !numbers.has(number)), ...trips] }
}

/** Distinguishes addresses, and is too short to reveal one. */
export async function markOf(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()))
  return [...new Uint8Array(bytes).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the trips for the current member: their own, and their earlier trips as a visitor. */
export async function cachedFor(cached: CachedTrips, memberId: string, email: string): Promise<CachedTrips> {
  if (cached.memberId === memberId) return cached
  const mark = cached.memberId === undefined && email ? await markOf(email) : undefined
  return { memberId, trips: cached.trips.filter((trip) => mark !== undefined && trip.mark === mark) }
}
