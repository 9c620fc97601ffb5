import {
  type bookPart,
  type bookPartCancel,
  type RequestOf,
  type ResponseOf,
  toWireAmount,
} from '@staykit/contract'
import { money } from '@staykit/domain'
import type { Member } from '../../../../kernel/http/member.ts'
import type { BookingDeps } from '../deps.ts'
import { tripFor } from '../trip-access.ts'
import { type PartRow, partsOf } from './rows.ts'
import { type PartOffer, partOffers } from './terms.ts'

/** What comes back for each part of a trip, for the member who owns it or with its capability. */
export async function offerParts(
  deps: BookingDeps,
  claim: RequestOf<typeof bookPart> & { readonly refId: string },
  member: Member | undefined,
): Promise<ResponseOf<typeof bookPart>> {
  const trip = await tripFor(deps, claim, member)
  const offers = await partOffers(deps, trip, deps.now())
  const night = offers.find(({ part }) => part.kind === 'night')
  return {
    currencyCode: trip.booking.currency,
    done: (await partsOf(deps.db, trip.booking.trip_number)).length,
    rooms: offers.filter(({ part }) => part.kind === 'room').map(wireOf),
    ...(night && { lastNight: wireOf(night) }),
  }
}

const wireOf = ({ amount, back }: PartOffer) => ({
  amount: toWireAmount(amount),
  refund: toWireAmount(back),
})

export async function cancelPart(
  deps: BookingDeps,
  request: RequestOf<typeof bookPartCancel> & { readonly refId: string },
  member: Member | undefined,
): Promise<ResponseOf<typeof bookPartCancel>> {
  const trip = await tripFor(deps, request, member)
  const { room, done, refund } = request
  const part = room === undefined ? ({ kind: 'night' } as const) : ({ kind: 'room', room } as const)
  const row = await deps.tripParts.cancel(trip, { part, done, refund })
  const back = money(Number(row.back_minor), row.currency)
  return {
    state: states[row.state],
    refund: { amount: toWireAmount(back), currencyCode: back.currency },
    ...(row.error && { error: row.error }),
  }
}

const states: Readonly<Record<PartRow['state'], ResponseOf<typeof bookPartCancel>['state']>> = {
  asked: 'pending',
  released: 'released',
  done: 'cancelled',
  owed: 'released',
  disputed: 'released',
  refused: 'refused',
}
