import { type bookCancel, type ResponseOf, toWireAmount } from '@staykit/contract'
import type { Member } from '../../../../kernel/http/member.ts'
import { load } from '../../../../kernel/saga/rows.ts'
import type { ModuleDeps } from '../../../deps.ts'
import { returned } from '../change/changeable.ts'
import { type TripClaim, tripFor } from '../trip-access.ts'
import { isCancellable, type Trip } from '../trip-view.ts'
import type { Cancellations } from './cancellations.ts'
import { type CancellationRow, cancellationTable, notCancellable } from './saga.ts'

interface Deps extends ModuleDeps {
  readonly cancellations: Cancellations
}

type Answer = ResponseOf<typeof bookCancel>

/**
 * Cancels for the member who owns the booking, or with its capability; other callers get the 404 of a missing booking.
 * Only status CANCELED is success; a refusal is in getHotelCancelRequest.error (OQ-14).
 */
export async function cancelBooking(
  deps: Deps,
  request: TripClaim,
  member: Member | undefined,
): Promise<Answer> {
  const trip = await tripFor(deps, request, member)
  const { booking } = trip
  if (booking.status === 'CANCELED')
    return canceled(deps, trip, await load(deps.db, cancellationTable, booking.trip_number))
  if (!isCancellable(booking, deps.now())) return refused(booking.status)
  const cancellation = await deps.cancellations.cancel(booking)
  if (cancellation.state === 'refused') return refused(booking.status)
  return cancellation.state === 'asked' ? { status: 'CANCEL_PENDING' } : canceled(deps, trip, cancellation)
}

/** Omits the refund when nothing was charged, or nothing is refundable. */
async function canceled(
  { db }: Deps,
  trip: Trip,
  cancellation: CancellationRow | undefined,
): Promise<Answer> {
  const isNothing = cancellation?.was_charged === false || cancellation?.keeps_price
  return { status: 'CANCELED', ...(!isNothing && { refund: await refundOf(db, trip) }) }
}

const refused = (status: string): Answer => ({ status, getHotelCancelRequest: { error: notCancellable } })

async function refundOf(db: Deps['db'], trip: Trip) {
  const remaining = await returned(db, trip)
  return { amount: toWireAmount(remaining), currencyCode: remaining.currency }
}
