/** A trip as somebody has seen it here: what one needs at a desk. No price, no address of mail, nothing that opens the booking. */
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
  /** Milliseconds since 1970: a copy says how old it is. */
  readonly readAt: number
  /** Mark of the address that a visitor's trip was booked with. */
  readonly mark?: string | undefined
}

export interface Kept {
  /** The member whose trips these are; nobody's are a visitor's, of this browser. */
  readonly memberId?: string | undefined
  readonly trips: readonly KeptTrip[]
}

/** Lives on through versions of the worker, until its form changes. */
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

/** One change after the other: answers come side by side. */
export function changeKept(change: (kept: Kept) => Kept | Promise<Kept>): Promise<unknown> {
  last = last
    .then(readKept)
    .then(async (kept) => {
      const changed = await change(kept)
      if (changed !== kept) await writeKept(changed)
    })
    // A browser may keep nothing.
    .catch(() => undefined)
  return last
}

/** With what has been read now in place of what was read before. */
export function withTrips(kept: Kept, trips: readonly KeptTrip[]): Kept {
  const numbers = new Set(trips.map(({ number }) => number))
  return { ...kept, trips: [...kept.trips.filter(({ number }) => !numbers.has(number)), ...trips] }
}

/** Tells one address from another, and is too short to tell which it is. */
export async function markOf(email: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()))
  return [...new Uint8Array(bytes).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What is left for a member who is here now: their own, and what they had booked as a visitor. */
export async function keptFor(kept: Kept, memberId: string, email: string): Promise<Kept> {
  if (kept.memberId === memberId) return kept
  const mark = kept.memberId === undefined && email ? await markOf(email) : undefined
  return { memberId, trips: kept.trips.filter((trip) => mark !== undefined && trip.mark === mark) }
}
