import { money, toMajor } from '@staykit/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import type { Supplier, SupplierBooking } from '../../../ports/supplier.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import { supplierOf } from '../../booking/bookings/requests.ts'
import { occupancyOf } from '../../booking/quotes/quote.ts'
import type { Compared, Day, Difference } from './differences.ts'

export interface StaysDeps {
  readonly db: Kysely<Database>
  readonly suppliers: Suppliers
}

/** A future stay is compared on the third day before check-in, and every seventh day before that. */
const [LAST_LOOK_DAYS, EVERY_DAYS] = [3, 7]

/**
 * Compares the stays that were sold on a day with those of their suppliers, also of those that sell no more, and some of the
 * future ones: a hotel may cancel or change a stay later.
 */
export async function compareStays({ db, suppliers }: StaysDeps, day: Day): Promise<Compared> {
  const stays = await staysOf(db, day)
  // Throws for stays of a supplier without settings: the day is then compared once it has them.
  const supplied = stays.map((row) => ({ ...row, of: supplierOf({ suppliers }, row) }))
  const differences: Difference[] = []
  const subjects: string[] = []
  for (const supplier of suppliers.all) {
    const theirs = new Map((await supplier.madeIn(day.from, day.to)).map((each) => [each.reference, each]))
    const ours = supplied.filter(({ of }) => of === supplier)
    const references = new Set([...theirs.keys(), ...ours.map(({ reference }) => reference)])
    for (const reference of references) {
      subjects.push(reference)
      const stay = await stayOf(db, reference)
      if (stay?.isOpen) continue
      differences.push(
        ...compare(reference, stay, await bookingOf(supplier, reference, theirs.get(reference), stay)),
      )
    }
  }
  return { count: subjects.length, differences, subjects }
}

/** Stays that were sold on the day, and future ones whose turn it is. */
const staysOf = (db: Kysely<Database>, day: Day) =>
  db
    .selectFrom('bookings')
    .innerJoin('booking_requests', 'booking_requests.id', 'bookings.request_id')
    .select(['reference', 'supplier', 'quote'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('booked_at', '>=', day.from), eb('booked_at', '<', day.to)]),
        and([
          eb('bookings.status', '=', 'SUCCESS'),
          eb('check_in', '>', day.date),
          sql<boolean>`(check_in - ${day.date}::date) % ${EVERY_DAYS} = ${LAST_LOOK_DAYS}`,
        ]),
      ]),
    )
    .execute()

type Listed = Pick<SupplierBooking, 'reference' | 'status'>

/** A stay that both have is read whole; of any other the list says enough. */
async function bookingOf(
  supplier: Supplier,
  reference: string,
  listed: Listed | undefined,
  ours: Stay | undefined,
): Promise<Listed | SupplierBooking | undefined> {
  if (listed && (ours?.status !== 'booked' || listed.status !== 'booked')) return listed
  return (await supplier.findBooking(reference)) ?? listed
}

interface Stay {
  readonly trip: string
  readonly status: 'booked' | 'cancelled' | 'never'
  /** A booking or a cancellation is running. */
  readonly isOpen: boolean
  readonly rooms: number
  readonly checkIn: string | null
  readonly checkOut: string | null
  /** What the supplier charged when it was booked; undefined when it did not say it, or when a part was cancelled since. */
  readonly cost: SupplierBooking['cost']
}

async function stayOf(db: Kysely<Database>, reference: string): Promise<Stay | undefined> {
  const row = await db
    .selectFrom('booking_requests')
    .leftJoin('bookings', 'bookings.request_id', 'booking_requests.id')
    .leftJoin('cancellations', 'cancellations.request_id', 'booking_requests.id')
    .select([
      'booking_requests.trip_number',
      'booking_requests.state',
      'quote',
      'status',
      'check_in',
      'check_out',
      'cost_minor',
      'cost_currency',
      'cancellations.state as cancelling',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_parts')
          .select('id')
          .whereRef('trip_parts.trip_number', '=', 'booking_requests.trip_number')
          .where('trip_parts.state', '<>', 'refused'),
      ).as('hasParts'),
    )
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) return undefined
  const isOpen = !['complete', 'failed'].includes(row.state) || row.cancelling === 'asked'
  const status = row.status === null ? 'never' : row.status === 'CANCELED' ? 'cancelled' : 'booked'
  return {
    ...{ trip: row.trip_number, status, isOpen, checkIn: row.check_in, checkOut: row.check_out },
    rooms: occupancyOf(row.quote).length,
    cost:
      row.cost_minor === null || row.cost_currency === null || row.hasParts
        ? undefined
        : money(Number(row.cost_minor), row.cost_currency),
  }
}

function compare(
  subject: string,
  ours: Stay | undefined,
  theirs: Listed | SupplierBooking | undefined,
): Difference[] {
  const detail = { trip: ours?.trip, ours: ours?.status ?? 'never', theirs: theirs?.status ?? 'never' }
  const isSold = ours !== undefined && ours.status !== 'never'
  if (!isSold) return theirs?.status === 'booked' ? [{ kind: 'stay-unknown', subject, detail }] : []
  if (!theirs) return [{ kind: 'stay-missing', subject, detail }]
  if (theirs.status !== ours.status) return [{ kind: 'stay-status', subject, detail }]
  return ours.status === 'booked' ? compareFacts(subject, ours, theirs) : []
}

/** What a supplier does not say is not compared. */
function compareFacts(subject: string, ours: Stay, theirs: Listed & Partial<SupplierBooking>): Difference[] {
  const { trip } = ours
  const found: Difference[] = []
  if (theirs.rooms !== undefined && theirs.rooms !== ours.rooms)
    found.push({ kind: 'stay-rooms', subject, detail: { trip, ours: ours.rooms, theirs: theirs.rooms } })
  const [from, to] = [theirs.checkIn ?? ours.checkIn, theirs.checkOut ?? ours.checkOut]
  if (from !== ours.checkIn || to !== ours.checkOut)
    found.push({
      kind: 'stay-dates',
      subject,
      detail: { trip, ours: `${ours.checkIn} ${ours.checkOut}`, theirs: `${from} ${to}` },
    })
  const [before, now] = [ours.cost, theirs.cost]
  if (before && now && (before.minor !== now.minor || before.currency !== now.currency))
    found.push({
      kind: 'stay-amount',
      subject,
      detail: {
        trip,
        ours: `${toMajor(before)} ${before.currency}`,
        theirs: `${toMajor(now)} ${now.currency}`,
      },
    })
  return found
}
