import { type bookChange, type ResponseOf, toWireAmount, type WireContract } from '@staykit/contract'
import { type Money, money } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/database.ts'
import { load } from '../../../kernel/saga/rows.ts'
import { disputeOfTrip } from './cancel/after-dispute.ts'
import { refundOf } from './cancel/refund.ts'
import { cancellationTable } from './cancel/rows.ts'
import { isChangeable, refundNow, replacementOf, usedFor } from './change/changeable.ts'
import { creditOf } from './change/credit.ts'
import { saleOf } from './ledger.ts'
import { cancelTerms, findTrip, type Trip } from './trip-view.ts'

type Answer = ResponseOf<typeof bookChange>

/** Facts of book/details: whether the dates can change, which trip replaced which, and the refund of a cancellation, made or
 * possible. */
export async function linksOf(
  db: Kysely<Database>,
  trip: Trip,
  now: Date,
): Promise<
  Pick<
    WireContract,
    'cancelNow' | 'credit' | 'dispute' | 'isChangeable' | 'refund' | 'replaces' | 'replacedBy'
  >
> {
  const { booking, contract, request } = trip
  const replacedBy = (await replacementOf(db, booking.trip_number)) ?? (await usedFor(db, trip))?.trip
  const terms = cancelTerms(trip, now)
  const dispute = await disputeOfTrip(db, request)
  return {
    isChangeable: !replacedBy && isChangeable(booking, contract, now),
    ...(terms && {
      cancelNow: {
        penalty: toWireAmount(terms.penalty),
        refund: toWireAmount(await refundNow(db, trip, now)),
        currencyCode: terms.penalty.currency,
      },
    }),
    ...(request.replaces && { replaces: request.replaces }),
    ...(Number(request.credit_minor) > 0 && { credit: toWireAmount(saleOf(request).credit) }),
    ...(replacedBy && { replacedBy }),
    ...(dispute && { dispute }),
    ...(booking.status === 'CANCELED' && { refund: await refundOf(db, trip) }),
  }
}

/** Refund of a change of this trip, and the state of the trip that this one replaced. */
export async function changeOf(db: Kysely<Database>, trip: Trip, now: Date): Promise<Answer> {
  const { isChangeable: canChange = false, replaces } = await linksOf(db, trip, now)
  const credit = canChange ? await creditOf(db, trip, now) : undefined
  return {
    isChangeable: canChange,
    refund: wireOf(await refundNow(db, trip, now)),
    ...(credit && {
      credit: {
        ...wireOf(credit.available),
        least: toWireAmount(money(credit.leastMinor, credit.available.currency)),
      },
    }),
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
  const refund = await refundOf(db, trip)
  if (refund.state === 'pending') return { state: 'pending' }
  return { state: 'cancelled', ...(refund.amount > 0 && { refund }) }
}
