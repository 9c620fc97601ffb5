import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { enqueue } from '../../../kernel/jobs/jobs.ts'
import { leaseEnd, load, type SagaTable } from '../../../kernel/saga/rows.ts'
import { FIRST_LOOK_SECONDS } from '../../../kernel/saga/runner.ts'
import type { Supplier } from '../../../ports/supplier.ts'
import type { Suppliers } from '../../../ports/suppliers.ts'
import type { PaymentMethod } from '../../payments/method.ts'
import { methodFor } from '../../payments/nothing-due.ts'
import { type Payment, payableOf } from '../../payments/payable.ts'
import type { BookingTables, RequestState } from './tables.ts'

export type RequestRow = Selectable<BookingTables['booking_requests']>
export type NewRequest = Omit<Insertable<BookingTables['booking_requests']>, 'lease_until' | 'lease_by'>

export const BOOKING_QUEUE = 'booking'

export const requestTable: SagaTable<RequestRow> = {
  table: 'booking_requests',
  key: 'id',
  idOf: ({ id }) => id,
  final: ['complete', 'failed'],
}

/**
 * `repeat`: the id exists; `same-offer`: the traveller has booked this offer; `same-trip`: another booking replaces the
 * same trip; `payment-used`: by another request.
 */
export type Stored =
  | { readonly kind: 'new' | 'repeat' | 'same-offer' | 'same-trip'; readonly row: RequestRow }
  | { readonly kind: 'payment-used' }

export interface Storing {
  /** Keeps other processes away from it. */
  readonly lease?: { readonly seconds: number; readonly owner: string } | undefined
  /** Runs in the same transaction; an error stores nothing. */
  readonly onStored?: ((trx: Kysely<Database>, row: RequestRow) => Promise<void>) | undefined
}

/**
 * Attempts to store a request: a conflicting row can end before it is read (a transfer that expires), and then the
 * insert runs again.
 */
const TRIES = 4

/** Stores a request and its job. No external call has happened yet. */
export async function storeRequest(
  db: Kysely<Database>,
  request: NewRequest,
  storing: Storing = {},
): Promise<Stored> {
  for (let tries = 1; ; tries++) {
    const row = await insertRequest(db, request, storing)
    if (row) return { kind: 'new', row }
    const other = await inTheWay(db, request)
    if (other) return other
    if (tries === TRIES)
      throw new Error('The conflict that prevents a booking request from being stored cannot be found.')
  }
}

function insertRequest(
  db: Kysely<Database>,
  request: NewRequest,
  { lease, onStored }: Storing,
): Promise<RequestRow | undefined> {
  return db.transaction().execute(async (trx) => {
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
    if (!stored) return undefined
    await onStored?.(trx, stored)
    await enqueue(trx, { queue: BOOKING_QUEUE, subject: request.id, inSeconds: FIRST_LOOK_SECONDS })
    return stored
  })
}

async function inTheWay(db: Kysely<Database>, request: NewRequest): Promise<Stored | undefined> {
  const same = await findRequest(db, request.id)
  if (same) return { kind: 'repeat', row: same }
  const live = db
    .selectFrom('booking_requests')
    .selectAll()
    .where('state', 'not in', ['failing', 'failed'])
    .where('cancelled_at', 'is', null)
  const other = await live
    .where('offer_id', '=', request.offer_id)
    .where('email', '=', request.email)
    .executeTakeFirst()
  if (other) return { kind: 'same-offer', row: other }
  const change = request.replaces
    ? await live.where('replaces', '=', request.replaces).executeTakeFirst()
    : undefined
  if (change) return { kind: 'same-trip', row: change }
  if (!request.payment_reference) return undefined
  const payment = await db
    .selectFrom('booking_requests')
    .select('id')
    .where('payment_reference', '=', request.payment_reference)
    .executeTakeFirst()
  return payment && { kind: 'payment-used' }
}

export const findRequest = (db: Kysely<Database>, id: string) => load(db, requestTable, id)

/** The supplier of a booking, for ever. Throws UNAVAILABLE while it has no settings. */
export const supplierOf = (
  { suppliers }: { readonly suppliers: Suppliers },
  { supplier, quote }: Pick<RequestRow, 'supplier' | 'quote'>,
): Supplier => suppliers.ofOffer({ hotelId: quote.key.hotelId, supplier })

/** Seconds since the supplier could be called. */
export const ageOf = ({ paid_at, created_at }: Pick<RequestRow, 'paid_at' | 'created_at'>, now: Date) =>
  (now.getTime() - (paid_at ?? created_at).getTime()) / 1000

/** Seconds since the request arrived. */
export const waitedSince = ({ created_at }: Pick<RequestRow, 'created_at'>, now: Date) =>
  (now.getTime() - created_at.getTime()) / 1000

export const isOpen = (state: RequestState) => !requestTable.final.includes(state)

/** The payment of a request for its method. */
export function paymentOf(row: RequestRow): Payment {
  return {
    ...payableOf(row.quote, row.id, row.user_id, Number(row.credit_minor)),
    reference: row.payment_reference,
    details: row.payment_details,
  }
}

/** The method of a request's own payment. */
export const methodOfRequest = (row: RequestRow): PaymentMethod =>
  methodFor(row.payment_method, paymentOf(row).due)

/** Allows the same offer to be booked again. Part of the transaction that cancels. */
export async function markCancelled(trx: Kysely<Database>, id: string): Promise<void> {
  await trx.updateTable('booking_requests').set({ cancelled_at: sql`now()` }).where('id', '=', id).execute()
}
