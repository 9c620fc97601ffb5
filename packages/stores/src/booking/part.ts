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

export const offerParts = ({ client, tripNumber, capability }: Shown): Promise<PartOffers> =>
  client(bookPart, { bookingId: tripNumber, capability })

/** Cancels a part once, and shows what is left of the booking. */
export async function cancelPart(
  { client, tripNumber, email, capability }: Shown,
  part: ChosenPart,
  $part: WritableAtom<PartAnswer | undefined>,
  show: (booking: WireContract) => void,
): Promise<PartAnswer> {
  const result = await client(bookPartCancel, { bookingId: tripNumber, capability, ...part })
  const answer: PartAnswer = { ...result, kind: part.room === undefined ? 'night' : 'room' }
  const { booking } = await client(bookDetails, { bookingId: tripNumber, email })
  show(booking)
  $part.set(answer)
  return answer
}
