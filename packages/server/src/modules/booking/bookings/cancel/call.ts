import type { bookCancel, ResponseOf } from '@staykit/contract'
import type { Member } from '../../../../kernel/http/member.ts'
import type { ModuleDeps } from '../../../deps.ts'
import { type TripClaim, tripFor } from '../trip-access.ts'
import { isCancellable, type Trip } from '../trip-view.ts'
import type { Cancellations } from './cancellations.ts'
import { refundOf } from './refund.ts'
import { notCancellable } from './saga.ts'

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
  if (booking.status === 'CANCELED') return canceled(deps, trip)
  if (!isCancellable(booking, deps.now())) return refused(booking.status)
  const cancellation = await deps.cancellations.cancel(booking)
  if (cancellation.state === 'refused') return refused(booking.status)
  return cancellation.state === 'asked' ? { status: 'CANCEL_PENDING' } : canceled(deps, trip)
}

async function canceled({ db }: Deps, trip: Trip): Promise<Answer> {
  return { status: 'CANCELED', refund: await refundOf(db, trip) }
}

const refused = (status: string): Answer => ({ status, getHotelCancelRequest: { error: notCancellable } })
