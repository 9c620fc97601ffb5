import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import { supplierOf } from '../../booking/bookings/requests.ts'
import type { Compared, Day, Difference } from './differences.ts'

export interface StaysDeps {
  readonly db: Kysely<Database>
  readonly suppliers: Suppliers
}

/** Compares the stays that were sold on a day with those of their suppliers, also of those that sell no more. */
export async function compareStays({ db, suppliers }: StaysDeps, day: Day): Promise<Compared> {
  const sold = await db
    .selectFrom('bookings')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .select(['reference', 'supplier', 'quote'])
    .where('booked_at', '>=', day.from)
    .where('booked_at', '<', day.to)
    .execute()
  // Throws for stays of a supplier without settings: the day is then compared once it has them.
  const stays = sold.map((row) => ({ ...row, of: supplierOf({ suppliers }, row) }))
  const differences: Difference[] = []
  let count = 0
  for (const supplier of suppliers.all) {
    const theirs = new Map((await supplier.madeIn(day.from, day.to)).map((each) => [each.reference, each]))
    const ours = stays.filter(({ of }) => of === supplier)
    const references = new Set([...theirs.keys(), ...ours.map(({ reference }) => reference)])
    count += references.size
    for (const reference of references) {
      const stay = await stayOf(db, reference)
      if (stay?.isOpen) continue
      const booking = theirs.get(reference) ?? (await supplier.findBooking(reference))
      const found = compare(reference, stay, booking?.status)
      if (found) differences.push(found)
    }
  }
  return { count, differences }
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
