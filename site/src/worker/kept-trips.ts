/** A cached trip, for a check-in desk. It has no price, no email address, and no capability of the booking. */
export interface KeptTrip {
  readonly number: string
  readonly hotel: string
  readonly address: string
  readonly phone?: string | undefined
  /** YYYY-MM-DD, as checkOut. */
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
  readonly guests: number
  readonly isCancelled: boolean
  /** Milliseconds since 1970: the age of the copy. */
  readonly readAt: number
  /** Hash of the email address of a visitor's booking. */
  readonly mark?: string | undefined
}

export interface Kept {
  /** The owner of the trips; undefined for a visitor of this browser. */
  readonly memberId?: string | undefined
  readonly trips: readonly KeptTrip[]
}

/** Survives new versions of the worker, until its format changes. */
export const keptCache = 'staykit-trips-1'
const place = '/kept-trips.json'

export const nothing: Kept = { trips: [] }

export async function readKept(): Promise<Kept> {
  if (!(await caches.has(keptCache))) return nothing
  const answer = await (await caches.open(keptCache)).match(place)
  return answer ? ((await answer.json()) as Kept) : nothing
}

export async function writeKept(kept: Kept): Promise<void> {
  if (kept === nothing) {
    await caches.delete(keptCache)
    return
  }
  const headers = { 'content-type': 'application/json' }
  await (await caches.open(keptCache)).put(place, new Response(JSON.stringify(kept), { headers }))
}

let last: Promise<unknown> = Promise.resolve()

/** Changes run one after the other, because responses arrive concurrently. */
export function changeKept(change: (kept: Kept) => Kept | Promise<Kept>): Promise<unknown> {
  last = last
    .then(readKept)
    .then(async (kept) => {
      const changed = await change(kept)
      if (changed !== kept) await writeKept(changed)
    })
    // Storage may be blocked.
    .catch(() => undefined)
  return last
}

/** Replaces older copies of trips with new ones. */
export function withTrips(kept: Kept, trips: readonly KeptTrip[]): Kept {
  const numbers = new Set(trips.map(({ number }) => number))
  return { ...kept, trips: [...kept.trips.filter(({ number }) => !numbers.has(number)), ...trips] }
}

/** Distinguishes addresses, and is too short to reveal one. */
export async function markOf(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()))
  return [...new Uint8Array(bytes).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the trips for the current member: their own, and their earlier trips as a visitor. */
export async function keptFor(kept: Kept, memberId: string, email: string): Promise<Kept> {
  if (kept.memberId === memberId) return kept
  const mark = kept.memberId === undefined && email ? await markOf(email) : undefined
  return { memberId, trips: kept.trips.filter((trip) => mark !== undefined && trip.mark === mark) }
}
