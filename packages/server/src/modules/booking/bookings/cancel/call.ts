import type { bookCancel, RequestOf, ResponseOf } from '@staykit/contract'
import { fromMajor, type Money, toMajor } from '@staykit/domain'
import { refuse } from '../../../../kernel/http/api-error.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import { load } from '../../../../kernel/saga/rows.ts'
import type { ModuleDeps } from '../../../deps.ts'
import { refundNow } from '../change/changeable.ts'
import { tripFor } from '../trip-access.ts'
import { cancelTerms, findTrip, type Trip } from '../trip-view.ts'
import type { Cancellations } from './cancellations.ts'
import { refundOf } from './refund.ts'
import { cancellationTable, isRunning } from './rows.ts'
import { notCancellable } from './saga.ts'

interface Deps extends ModuleDeps {
  readonly cancellations: Cancellations
}

type Answer = ResponseOf<typeof bookCancel>

/**
 * Cancels for the member who owns the booking, or with its capability; other callers get the 404 of a missing booking.
 * Only status CANCELED is success; a refusal is in getHotelCancelRequest.error (OQ-14). Throws 409 when less comes back
 * than the traveller was shown.
 */
export async function cancelBooking(
  deps: Deps,
  request: RequestOf<typeof bookCancel>,
  member: Member | undefined,
): Promise<Answer> {
  const trip = await tripFor(deps, request, member)
  const { booking } = trip
  if (booking.status === 'CANCELED') return canceled(deps, trip)
  const running = await load(deps.db, cancellationTable, booking.trip_number)
  const penalty = isRunning(running?.state ?? null) ? undefined : await agreedPenalty(deps, trip, request)
  if (penalty === 'none') return refused(booking.status)
  const cancellation = await deps.cancellations.cancel(booking, penalty)
  if (cancellation.state === 'asked') return { status: 'CANCEL_PENDING' }
  // It may have waited for the cancellation of a part: the trip is another one by now.
  const left = (await findTrip(deps.db, booking.trip_number)) ?? trip
  if (cancellation.state !== 'refused') return canceled(deps, left)
  // Throws when a tier has begun while the hotel did not answer.
  await agreedPenalty(deps, left, request)
  return refused(booking.status)
}

/** The penalty now, when it is not above what the traveller was shown; `none`: a cancellation is not possible. */
async function agreedPenalty(
  { db, now }: Deps,
  trip: Trip,
  { refund: shown }: RequestOf<typeof bookCancel>,
): Promise<Money | 'none'> {
  const at = now()
  const terms = cancelTerms(trip, at)
  if (shown === undefined) return terms?.penalty.minor === 0 ? terms.penalty : 'none'
  const refund = await refundNow(db, trip, at)
  if (refund.minor < fromMajor(shown, refund.currency).minor)
    throw refuse('refundChanged', {
      params: { trip: trip.booking.trip_number, amount: toMajor(refund), currency: refund.currency },
    })
  return terms?.penalty ?? 'none'
}

async function canceled({ db }: Deps, trip: Trip): Promise<Answer> {
  return { status: 'CANCELED', refund: await refundOf(db, trip) }
}

const refused = (status: string): Answer => ({ status, getHotelCancelRequest: { error: notCancellable } })
