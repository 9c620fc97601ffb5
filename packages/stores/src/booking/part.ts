import {
  bookDetails,
  bookPart,
  bookPartCancel,
  type Client,
  type PartOffers,
  type PartResult,
  type WireContract,
} from '@staykit/contract'
import type { WritableAtom } from 'nanostores'
import type { TripKey } from './booking.ts'

export type { PartOffers } from '@staykit/contract'

/** A room by its index, or without one the last night, with the refund that the traveller saw. */
export interface ChosenPart {
  readonly done: number
  readonly room?: number | undefined
  readonly refund: number
}

export interface PartAnswer extends PartResult {
  readonly kind: 'room' | 'night'
}

/** The booking on show. */
interface Shown extends TripKey {
  readonly client: Client
  readonly capability: string | undefined
}

/** The offers, with the booking that they are for. */
export async function offerParts(
  { client, tripNumber, email, capability }: Shown,
  show: (booking: WireContract) => void,
): Promise<PartOffers> {
  const [offers, { booking }] = await Promise.all([
    client(bookPart, { bookingId: tripNumber, capability }),
    client(bookDetails, { bookingId: tripNumber, email }),
  ])
  show(booking)
  return offers
}

/** Cancels a part once, and shows what is left of the booking. */
export async function cancelPart(
  { client, tripNumber, email, capability }: Shown,
  part: ChosenPart,
  $part: WritableAtom<PartAnswer | undefined>,
  show: (booking: WireContract) => void,
): Promise<PartAnswer> {
  const result = await client(bookPartCancel, { bookingId: tripNumber, capability, ...part })
  const answer: PartAnswer = { ...result, kind: part.room === undefined ? 'night' : 'room' }
  // The part is cancelled, also when its page cannot be loaded again.
  await client(bookDetails, { bookingId: tripNumber, email }).then(
    ({ booking }) => show(booking),
    () => undefined,
  )
  $part.set(answer)
  return answer
}
