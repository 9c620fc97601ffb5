import { toWireAmount, type WireContract } from '@staykit/contract'
import { add, money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { load } from '../../../../kernel/saga/rows.ts'
import { endMoney } from '../change/changeable.ts'
import type { Trip } from '../trip-view.ts'
import { type CancellationRow, cancellationTable } from './rows.ts'

export type Refund = NonNullable<WireContract['refund']>

/** The refund of a cancelled trip. */
export async function refundOf(db: Kysely<Database>, trip: Trip): Promise<Refund> {
  const row = await load(db, cancellationTable, trip.booking.trip_number)
  const state = stateOf(row)
  const { penalty, refund } = await endMoney(db, trip)
  const { currency } = refund
  const hotelShare =
    state === 'none' ? add(penalty, refund) : state === 'released' ? money(0, currency) : penalty
  return {
    amount: state === 'none' || state === 'released' ? 0 : toWireAmount(refund),
    currencyCode: currency,
    state,
    ...(row &&
      Number(row.credit_minor) > 0 && {
        credit: toWireAmount(money(Number(row.credit_minor), currency)),
      }),
    ...(hotelShare.minor > 0 && { penalty: toWireAmount(hotelShare) }),
    ...(row && state !== 'none' && { time: row.updated_at.toISOString() }),
    ...(row && { cancelledAt: row.created_at.toISOString() }),
  }
}

function stateOf(row: CancellationRow | undefined): Refund['state'] {
  if (!row || row.keeps_price) return 'none'
  if (row.state !== 'done') return 'pending'
  return row.was_charged === false ? 'released' : 'sent'
}
