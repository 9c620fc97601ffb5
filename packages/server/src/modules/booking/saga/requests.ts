import type { WireError } from '@staykit/contract'
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { dropWork, leaveWork } from '../../../kernel/jobs/jobs.ts'
import type { BookingTables, RequestState } from '../tables.ts'

export type RequestRow = Selectable<BookingTables['booking_requests']>
export type NewRequest = Omit<Insertable<BookingTables['booking_requests']>, 'lease_until' | 'lease_by'>

export const BOOKING_QUEUE = 'booking'
/** The process that begins a booking has so long before the completer looks after it, seconds. */
const FIRST_LOOK_SECONDS = 8
/** One step may take so long before another process may take the booking over, seconds. */
const LEASE_SECONDS = 15

/** `repeat`: the id is known; `same-offer`: the traveller has booked this offer; `payment-used`: by another request. */
export type Stored =
  | { readonly kind: 'new' | 'repeat' | 'same-offer'; readonly row: RequestRow }
  | { readonly kind: 'payment-used' }

/**
 * Stores a request, its completer's job with it; `lease` keeps other processes away from it. Nothing has happened yet
 * anywhere else.
 */
export async function storeRequest(
  db: Kysely<Database>,
  request: NewRequest,
  lease?: { readonly seconds: number; readonly owner: string },
): Promise<Stored> {
  const row = await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('booking_requests')
      .values({
        ...request,
        lease_until: lease ? leaseEnd(lease.seconds) : null,
        lease_by: lease?.owner ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (stored)
      await leaveWork(trx, { queue: BOOKING_QUEUE, subject: request.id, inSeconds: FIRST_LOOK_SECONDS })
    return stored
  })
  if (row) return { kind: 'new', row }
  const same = await findRequest(db, request.id)
  if (same) return { kind: 'repeat', row: same }
  const other = await db
    .selectFrom('booking_requests')
    .selectAll()
    .where('offer_id', '=', request.offer_id)
    .where('email', '=', request.email)
    .where('state', 'not in', ['failing', 'failed'])
    .executeTakeFirst()
  return other ? { kind: 'same-offer', row: other } : { kind: 'payment-used' }
}

export function findRequest(db: Kysely<Database>, id: string): Promise<RequestRow | undefined> {
  return db.selectFrom('booking_requests').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Seconds since the supplier could be asked. */
export const ageOf = ({ paid_at, created_at }: Pick<RequestRow, 'paid_at' | 'created_at'>) =>
  (Date.now() - (paid_at ?? created_at).getTime()) / 1000

/** Seconds since the request came. */
export const waitedSince = ({ created_at }: Pick<RequestRow, 'created_at'>) =>
  (Date.now() - created_at.getTime()) / 1000

export const isOpen = (state: RequestState) => state !== 'complete' && state !== 'failed'

/** Takes an open request for this process; undefined when it is finished or another process has it. */
export function claim(db: Kysely<Database>, id: string, owner: string): Promise<RequestRow | undefined> {
  return db
    .updateTable('booking_requests')
    .set({ lease_until: leaseEnd(), lease_by: owner })
    .where('id', '=', id)
    .where('state', 'not in', ['complete', 'failed'])
    .where(({ eb, or }) =>
      or([
        eb('lease_until', 'is', null),
        eb('lease_until', '<', sql<Date>`now()`),
        eb('lease_by', '=', owner),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function release(db: Kysely<Database>, id: string, owner: string): Promise<void> {
  await db
    .updateTable('booking_requests')
    .set({ lease_until: null, lease_by: null })
    .where('id', '=', id)
    .where('lease_by', '=', owner)
    .execute()
}

/** Keeps the lease while the next step runs. */
export const leaseEnd = (seconds = LEASE_SECONDS) => sql<Date>`now() + ${seconds} * interval '1 second'`

/** Moves a request on, if it still is where the caller saw it; undefined when somebody else moved it meanwhile. */
export async function move(
  trx: Kysely<Database>,
  row: RequestRow,
  state: RequestState,
  change: Updateable<BookingTables['booking_requests']> = {},
): Promise<RequestRow | undefined> {
  const moved = await trx
    .updateTable('booking_requests')
    .set({ ...change, state, lease_until: leaseEnd(), updated_at: sql`now()` })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returningAll()
    .executeTakeFirst()
  if (moved && !isOpen(state)) await dropWork(trx, BOOKING_QUEUE, row.id)
  return moved
}

/** The saga gives up: what was held is let go next, and this is what the traveller hears. */
export function failWith(trx: Kysely<Database>, row: RequestRow, error: WireError) {
  const message = `HOTEL_BOOKING_ERROR: ${error.message}`
  return move(trx, row, 'failing', { error: JSON.stringify({ ...error, message }) })
}
