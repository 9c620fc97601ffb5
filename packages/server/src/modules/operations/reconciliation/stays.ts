import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import type { Compared, Day, Difference } from './differences.ts'

export interface StaysDeps {
  readonly db: Kysely<Database>
  readonly supplier: Supplier
}

/** Compares the stays that were sold on a day with those of the supplier. */
export async function compareStays({ db, supplier }: StaysDeps, day: Day): Promise<Compared> {
  const theirs = new Map((await supplier.madeIn(day.from, day.to)).map((each) => [each.reference, each]))
  const sold = await db
    .selectFrom('bookings')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .select('reference')
    .where('booked_at', '>=', day.from)
    .where('booked_at', '<', day.to)
    .execute()
  const references = new Set([...theirs.keys(), ...sold.map(({ reference }) => reference)])
  const differences: Difference[] = []
  for (const reference of references) {
    const ours = await stayOf(db, reference)
    if (ours?.isOpen) continue
    const booking = theirs.get(reference) ?? (await supplier.findBooking(reference))
    const found = compare(reference, ours, booking?.status)
    if (found) differences.push(found)
  }
  return { count: references.size, differences }
}

interface Stay {
  readonly trip: string
  readonly status: 'booked' | 'cancelled' | 'never'
  /** A booking or a cancellation is running. */
  readonly isOpen: boolean
}

async function stayOf(db: Kysely<Database>, reference: string): Promise<Stay | undefined> {
  const row = await db
    .selectFrom('booking_requests')
    .leftJoin('bookings', 'bookings.request_id', 'booking_requests.id')
    .leftJoin('cancellations', 'cancellations.request_id', 'booking_requests.id')
    .select([
      'booking_requests.trip_number',
      'booking_requests.state',
      'status',
      'cancellations.state as cancelling',
    ])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) return undefined
  const isOpen = !['complete', 'failed'].includes(row.state) || row.cancelling === 'asked'
  const status = row.status === null ? 'never' : row.status === 'CANCELED' ? 'cancelled' : 'booked'
  return { trip: row.trip_number, status, isOpen }
}

function compare(
  subject: string,
  ours: Stay | undefined,
  theirs: 'booked' | 'cancelled' | undefined,
): Difference | undefined {
  const detail = { trip: ours?.trip, ours: ours?.status ?? 'never', theirs: theirs ?? 'never' }
  const isSold = ours !== undefined && ours.status !== 'never'
  if (!isSold) return theirs === 'booked' ? { kind: 'stay-unknown', subject, detail } : undefined
  if (!theirs) return { kind: 'stay-missing', subject, detail }
  return theirs === ours.status ? undefined : { kind: 'stay-status', subject, detail }
}
