import type { bookCancel, ResponseOf } from '@staykit/contract'
import { toMajor } from '@staykit/domain'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/api-error.ts'
import type { Member } from '../accounts/sessions.ts'
import { notCancellable } from './cancellations.ts'
import { capabilitySigner } from './capability.ts'
import { dueNowOf } from './quote.ts'
import { normalTripNumber } from './trip-number.ts'
import { findTrip, isCancellable, type Trip } from './trip-view.ts'

type Answer = ResponseOf<typeof bookCancel>

/**
 * Cancels for the member whose booking it is, or for whoever holds its capability; anybody else gets the 404 of a
 * booking that is not there. Only status CANCELED is success; a refusal is in getHotelCancelRequest.error (OQ-14).
 */
export async function cancelBooking(
  deps: Deps,
  request: { readonly bookingId: string; readonly refId: string; readonly capability?: string | undefined },
  member: Member | undefined,
): Promise<Answer> {
  const trip = await findTrip(deps.db, normalTripNumber(request.bookingId))
  if (!trip || trip.booking.ref_id !== request.refId || !mayCancel(deps, trip, request.capability, member))
    throw noSuchTrip()
  const { booking } = trip
  if (booking.status !== 'CANCELED') {
    if (!isCancellable(booking, deps.now())) return refused(booking.status)
    const { state } = await deps.cancellations.cancel(booking.trip_number)
    if (state === 'refused') return refused(booking.status)
    if (state === 'asked') return { status: 'CANCEL_PENDING' }
  }
  return { status: 'CANCELED', refund: refundOf(trip) }
}

export const noSuchTrip = () =>
  notFound('We could not find that reservation. Please check your trip number and email.')

function mayCancel(
  { config, now }: Deps,
  { booking }: Trip,
  capability: string | undefined,
  member: Member | undefined,
): boolean {
  const given = capability ? capabilitySigner(config.AUTH_SECRET, now).read(capability) : undefined
  if (given && given !== 'expired' && given.claims.trip === booking.trip_number) return true
  if (!member || member.refId !== booking.ref_id) return false
  return booking.user_id === member.id || (booking.user_id === null && booking.email === member.email)
}

const refused = (status: string): Answer => ({ status, getHotelCancelRequest: { error: notCancellable } })

function refundOf({ request }: Trip) {
  const due = dueNowOf(request.quote)
  return { amount: toMajor(due), currencyCode: due.currency }
}
