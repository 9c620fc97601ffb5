import { hasPart, money, type StayPart, toMajor } from '@staykit/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../kernel/db/database.ts'
import { ApiError, refuse } from '../../../../kernel/http/api-error.ts'
import { enqueue } from '../../../../kernel/jobs/jobs.ts'
import { FIRST_LOOK_SECONDS, sagaRunner } from '../../../../kernel/saga/runner.ts'
import { beingChanged, lockTrip } from '../change/credit.ts'
import type { SagaDeps } from '../saga-deps.ts'
import { cancelTerms, findTrip, type Trip } from '../trip-view.ts'
import { stayOf } from './rest.ts'
import { PART_QUEUE, type PartRow, partIdOf, partsOf } from './rows.ts'
import { partSaga } from './saga.ts'
import { partOffer } from './terms.ts'

/** A part as the traveller saw it. */
export interface PartClaim {
  readonly part: StayPart
  /** Parts that were cancelled before. */
  readonly done: number
  /** Decimal. */
  readonly refund: number
}

/** Cancels parts of trips: releases the part, then refunds it, each once even for concurrent calls. */
export interface TripParts {
  /** Returns the reached state. Throws 409 NOT_CHANGEABLE for a claim that is not true any more. */
  cancel(trip: Trip, claim: PartClaim): Promise<PartRow>
  /** Job: continues an interrupted cancellation of a part. */
  resume(id: string): Promise<void>
}

export function createTripParts(deps: SagaDeps): TripParts {
  const { settle, resume } = sagaRunner(deps, partSaga(deps))
  return {
    async cancel({ booking }, claim) {
      return settle(
        await deps.db.transaction().execute((trx) => store(deps, trx, booking.trip_number, claim)),
      )
    },
    resume,
  }
}

/** Stores the wish to cancel a part, with its job, and returns its id; that of the same wish before. */
async function store(
  deps: SagaDeps,
  trx: Kysely<Database>,
  tripNumber: string,
  { part, done, refund }: PartClaim,
): Promise<string> {
  await lockTrip(trx, tripNumber)
  const before = await partsOf(trx, tripNumber)
  const same = before[done]
  if (same) {
    const isSame = same.kind === part.kind && same.room === roomOf(part)
    if (isSame && done === before.length - 1) return same.id
    throw beingChanged(tripNumber)
  }
  const trip = await findTrip(trx, tripNumber)
  const offer =
    trip && done === before.length ? await partOffer({ ...deps, db: trx }, trip, part, deps.now()) : undefined
  if (!trip || !offer)
    throw trip && isTooLate(trip, part, deps.now()) ? refundChanged(trip) : notPossible(tripNumber)
  if (toMajor(offer.back) !== refund) throw refundChanged(trip, offer.back)
  const id = partIdOf(tripNumber, done + 1)
  await trx
    .insertInto('trip_parts')
    .values({
      ...{ id, trip_number: tripNumber, number: done + 1 },
      ...{ request_id: trip.request.id, quote_id: trip.request.quote_id },
      ...{ kind: part.kind, room: roomOf(part), currency: offer.amount.currency },
      ...{ amount_minor: offer.amount.minor, back_minor: offer.back.minor, lease_until: null },
    })
    .execute()
  await enqueue(trx, { queue: PART_QUEUE, subject: id, inSeconds: FIRST_LOOK_SECONDS })
  return id
}

const roomOf = (part: StayPart): number | null => (part.kind === 'room' ? part.room : null)

/** Whether nothing comes back of an existing part any more. */
const isTooLate = (trip: Trip, part: StayPart, now: Date): boolean =>
  trip.booking.status === 'SUCCESS' && hasPart(stayOf(trip), part) && !cancelTerms(trip, now)

const refundChanged = ({ booking }: Trip, back = money(0, booking.currency)) =>
  refuse('refundChanged', {
    params: { trip: booking.trip_number, amount: toMajor(back), currency: back.currency },
  })

const notPossible = (trip: string) =>
  new ApiError(
    409,
    'NOT_CHANGEABLE',
    `A part of trip ${trip} cannot be cancelled alone. Nothing was changed.`,
  )
