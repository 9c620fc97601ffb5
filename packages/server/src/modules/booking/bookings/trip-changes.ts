import { type bookChange, type ResponseOf, toWireAmount, type WireContract } from '@staykit/contract'
import type { Money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { load } from '../../../kernel/saga/rows.ts'
import { cancellationTable } from './cancel/saga.ts'
import { isChangeable, refundNow, replacementOf, returned } from './change/changeable.ts'
import { findTrip, type Trip } from './trip-view.ts'

type Answer = ResponseOf<typeof bookChange>

/** Change facts of book/details: whether the dates can change, and which trip replaced which. */
export async function linksOf(
  db: Kysely<Database>,
  { booking, contract, request }: Trip,
  now: Date,
): Promise<Pick<WireContract, 'isChangeable' | 'replaces' | 'replacedBy'>> {
  const replacedBy = await replacementOf(db, booking.trip_number)
  return {
    isChangeable: !replacedBy && isChangeable(booking, contract, now),
    ...(request.replaces && { replaces: request.replaces }),
    ...(replacedBy && { replacedBy }),
  }
}

/** Refund of a change of this trip, and the state of the trip that this one replaced. */
export async function changeOf(db: Kysely<Database>, trip: Trip, now: Date): Promise<Answer> {
  const { isChangeable: canChange = false, replaces } = await linksOf(db, trip, now)
  return {
    isChangeable: canChange,
    refund: wireOf(await refundNow(db, trip, now)),
    ...(replaces && { replaces: { tripNumber: replaces, ...(await fateOf(db, replaces)) } }),
  }
}

const wireOf = (amount: Money) => ({ amount: toWireAmount(amount), currencyCode: amount.currency })

/** State of a replaced trip; its refund is known after the provider answered. */
async function fateOf(
  db: Kysely<Database>,
  tripNumber: string,
): Promise<Omit<NonNullable<Answer['replaces']>, 'tripNumber'>> {
  const [trip, row] = [await findTrip(db, tripNumber), await load(db, cancellationTable, tripNumber)]
  if (trip?.booking.status !== 'CANCELED') return { state: row?.state === 'refused' ? 'refused' : 'pending' }
  if (row?.state === 'released') return { state: 'pending' }
  const isNothing = !row || row.keeps_price || row.was_charged === false
  return { state: 'cancelled', ...(!isNothing && { refund: wireOf(await returned(db, trip)) }) }
}
