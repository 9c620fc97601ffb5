import type { Kysely } from 'kysely'
import { beforeAll, expect } from 'vitest'
import type { Deps } from '../../../../compose.ts'
import type { Database } from '../../../../kernel/db/database.ts'
import type { Outcome, Step } from '../../../../kernel/saga/saga.ts'
import type { Cards } from '../../../../ports/cards.ts'
import { type Supplier, SupplierError, type SupplierErrorKind } from '../../../../ports/supplier.ts'
import { suppliersWith } from '../../../../testing/suppliers.ts'
import { findRequest, type RequestRow } from '../requests.ts'
import type { RequestState } from '../tables.ts'
import type { BookingServer } from './server.ts'
import { bookOne, travellerAt } from './traveller.ts'

export const fails = (error: Error) => () => Promise.reject(error)
export const refusing = (kind: SupplierErrorKind) => fails(new SupplierError(kind, `is ${kind}`))
/** The error of a step that is retried after `seconds`. */
export const later = (seconds: number) => ({ name: 'RetryLater', seconds })
/** The stored error of a booking. */
export const errorOf = ({ change }: Outcome<RequestRow>) => JSON.parse(String(change?.error))
/** `seconds` after its payment was held, or else after it arrived. */
export const after = (row: RequestRow, seconds: number) => () =>
  new Date((row.paid_at ?? row.created_at).getTime() + seconds * 1_000)

/** Single steps of one booking for the tests of a file, from any state. */
export function stepsAt(server: BookingServer) {
  let row: RequestRow | undefined
  const bookedRow = () => {
    if (!row) throw new Error('the booking is made before the first test')
    return row
  }
  beforeAll(async () => {
    const { id } = await bookOne(travellerAt(server), {}, { specialRequests: 'A quiet room' })
    row = await findRequest(server.deps.db, id)
  })

  /** The booking in a state, in the table too. */
  async function at(state: RequestState, change: Partial<RequestRow> = {}): Promise<RequestRow> {
    const { db } = server.deps
    await db.updateTable('booking_requests').set({ state }).where('id', '=', bookedRow().id).execute()
    return { ...bookedRow(), state, ...change }
  }
  const supplierThat = (change: Partial<Supplier>): Partial<Deps> => suppliersWith(server.deps, change)
  const cardsThat = (change: Partial<Cards>): Partial<Deps> => ({
    cards: { ...server.deps.cards, ...change },
  })
  const run = async (
    step: (deps: Deps) => Step<RequestRow, never>,
    from: RequestRow,
    change: Partial<Deps> = {},
    wasBegun = false,
  ) => step({ ...server.deps, ...change }).call(from, wasBegun, undefined)

  /** Rows that an outcome writes, seen in its own transaction and rolled back. */
  async function written<T>(
    outcome: Outcome<RequestRow>,
    moved: RequestRow,
    look: (trx: Kysely<Database>) => Promise<T>,
  ): Promise<T> {
    let seen: { readonly value: T } | undefined
    const undo = new Error('rolled back')
    const writing = server.deps.db.transaction().execute(async (trx) => {
      await outcome.record?.(trx, moved)
      seen = { value: await look(trx) }
      throw undo
    })
    await expect(writing).rejects.toBe(undo)
    if (!seen) throw new Error('nothing was read')
    return seen.value
  }
  return { bookedRow, at, supplierThat, cardsThat, run, written }
}
