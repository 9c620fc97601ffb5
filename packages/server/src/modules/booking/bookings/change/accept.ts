import { type ReplacedTrip, toWireAmount } from '@staykit/contract'
import { creditFor, fromMajor, toMajor } from '@staykit/domain'
import { ApiError, refuse } from '../../../../kernel/http/api-error.ts'
import type { Member } from '../../../../kernel/http/member.ts'
import { verdictsOn } from '../../../catalogue/hotels/merge/pairs.ts'
import type { ModuleDeps } from '../../../deps.ts'
import { dueNowOf, type Quote } from '../../quotes/quote.ts'
import type { NewRequest } from '../requests.ts'
import { tripFor } from '../trip-access.ts'
import { cancelTerms, type Trip } from '../trip-view.ts'
import { isChangeable, refundNow, replacementOf } from './changeable.ts'
import { creditOf } from './credit.ts'

/** Facts of the replaced trip that a booking stores. */
export type Replacing = Pick<
  NewRequest,
  'replaces' | 'replaced_keeps_price' | 'replaced_penalty_minor' | 'credit_minor' | 'payment_details'
>

/**
 * Checks whether this booking may replace a trip: a caller who may cancel the trip may replace it, at the same hotel
 * of any supplier, before its check-in, and knowing its refund and the credit. Throws 404 as for a missing trip, 409 NOT_CHANGEABLE.
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
  const { hotelId } = quote.key
  const { publicId } = await verdictsOn(deps.db, [hotelId])
  if (contract.hotel.id !== publicId(hotelId))
    throw notChangeable(`Trip ${trip_number} is at another hotel: only its dates can be changed.`)
  const by = await replacementOf(deps.db, trip_number)
  if (by) throw refuse('tripChanged', { params: { trip: trip_number, by } })
  const terms = cancelTerms(trip, now)
  const refund = await refundNow(deps.db, trip, now)
  const credit = claim.credit === undefined ? 0 : await creditForQuote(deps, trip, quote)
  const isSame = toWireAmount(refund) === claim.refund
  if (!isSame || (claim.credit !== undefined && minorOf(claim.credit, quote) !== credit))
    throw refuse('refundChanged', {
      params: { trip: trip_number, amount: toMajor(refund), currency: refund.currency },
    })
  return {
    replaces: trip_number,
    replaced_keeps_price: !terms,
    replaced_penalty_minor: terms?.penalty.minor ?? 0,
    credit_minor: credit,
    // With nothing to pay, the payment of the replaced trip is the one that receipts name.
    ...(credit === dueNowOf(quote).minor && {
      payment_details: JSON.stringify(trip.request.payment_details),
    }),
  }
}

async function creditForQuote({ db, now }: ModuleDeps, trip: Trip, quote: Quote): Promise<number> {
  const credit = await creditOf(db, trip, now())
  return credit ? creditFor(credit, dueNowOf(quote)).minor : 0
}

const minorOf = (amount: number, { key }: Quote) => fromMajor(amount, key.currency).minor

const notChangeable = (why: string) => new ApiError(409, 'NOT_CHANGEABLE', `${why} Nothing was changed.`)
