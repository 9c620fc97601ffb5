import { type ReplacedTrip, toWireAmount } from '@staykit/contract'
import { toMajor } from '@staykit/domain'
import { ApiError, refuse } from '../../../../kernel/http/api-error.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import type { ModuleDeps } from '../../../deps.ts'
import type { Quote } from '../../quotes/quote.ts'
import type { NewRequest } from '../requests.ts'
import { tripFor } from '../trip-access.ts'
import { isCancellable } from '../trip-view.ts'
import { isChangeable, refundNow, replacementOf } from './changeable.ts'

/** Facts of the replaced trip that a booking stores. */
export type Replacing = Pick<NewRequest, 'replaces' | 'replaced_keeps_price'>

/**
 * Checks whether this booking may replace a trip: a caller who may cancel the trip may replace it, at the same hotel,
 * before its check-in, and knowing its refund. Throws 404 as for a missing trip, 409 NOT_CHANGEABLE.
 */
export async function acceptChange(
  deps: ModuleDeps,
  claim: ReplacedTrip & { readonly refId: string },
  quote: Quote,
  member: Member | undefined,
): Promise<Replacing> {
  const trip = await tripFor(deps, claim, member)
  const { booking, contract } = trip
  const { trip_number } = booking
  const now = deps.now()
  if (booking.status === 'CANCELED') throw notChangeable(`Trip ${trip_number} is cancelled already.`)
  if (!isChangeable(booking, contract, now))
    throw notChangeable(`Trip ${trip_number} has begun: its dates cannot be changed any more.`)
  if (contract.hotel.id !== quote.key.hotelId)
    throw notChangeable(`Trip ${trip_number} is at another hotel: only its dates can be changed.`)
  const by = await replacementOf(deps.db, trip_number)
  if (by) throw refuse('tripChanged', { params: { trip: trip_number, by } })
  const refund = await refundNow(deps.db, trip, now)
  if (toWireAmount(refund) !== claim.refund)
    throw refuse('refundChanged', {
      params: { trip: trip_number, amount: toMajor(refund), currency: refund.currency },
    })
  return { replaces: trip_number, replaced_keeps_price: !isCancellable(booking, now) }
}

/** Another booking is changing the same trip. */
export const beingChanged = (tripNumber: string) =>
  refuse('tripBeingChanged', { params: { trip: tripNumber } })

const notChangeable = (why: string) => new ApiError(409, 'NOT_CHANGEABLE', `${why} Nothing was changed.`)
