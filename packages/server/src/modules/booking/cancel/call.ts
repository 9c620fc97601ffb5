import { type bookCancel, type ResponseOf, toWireAmount } from '@staykit/contract'
import { money, subtract } from '@staykit/domain'
import type { Member } from '../../../kernel/http/member.ts'
import { load } from '../../../kernel/saga/rows.ts'
import type { ModuleDeps } from '../../deps.ts'
import { dueNowOf } from '../../quotes/quote.ts'
import { type TripClaim, tripFor } from '../trip-access.ts'
import { isCancellable, type Trip } from '../trip-view.ts'
import type { Cancellations } from './cancellations.ts'
import { type CancellationRow, cancellationTable, notCancellable } from './saga.ts'

interface Deps extends ModuleDeps {
  readonly cancellations: Cancellations
}

type Answer = ResponseOf<typeof bookCancel>

/**
 * Cancels for the member whose booking it is, or for whoever holds its capability; anybody else gets the 404 of a
 * booking that is not there. Only status CANCELED is success; a refusal is in getHotelCancelRequest.error (OQ-14).
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

/** No refund is named where nothing had been charged. */
async function canceled(
  { db }: Deps,
  trip: Trip,
  cancellation: CancellationRow | undefined,
): Promise<Answer> {
  const isVoided = cancellation?.was_charged === false
  return { status: 'CANCELED', ...(!isVoided && { refund: await refundOf(db, trip) }) }
}

const refused = (status: string): Answer => ({ status, getHotelCancelRequest: { error: notCancellable } })

async function refundOf(db: Deps['db'], { booking, request }: Trip) {
  const due = dueNowOf(request.quote)
  // Once it is posted, the refund has taken up what had been given before.
  const entry = await db
    .selectFrom('goodwill_refunds')
    .select(({ fn }) => fn.sum<string>('amount_minor').as('given'))
    .where('trip_number', '=', booking.trip_number)
    .where('state', '=', 'done')
    .executeTakeFirst()
  const left = subtract(due, money(Number(entry?.given ?? 0), due.currency))
  return { amount: toWireAmount(left), currencyCode: left.currency }
}
