import type { ReplacedTrip } from '@staykit/contract'
import { type KeyValueStore, readJson } from '../environment/index.ts'

/** Where a tab keeps which trip is being changed; with a hotel's id, what a booking there takes the place of. */
export const CHANGE = 'staykit.change'

/**
 * The trip that a booking at this hotel replaces. Without a cost that the traveller has seen, the claim is empty
 * and the server refuses it: a new trip is never booked beside the one that it should replace.
 */
export const replacedAt = (storage: KeyValueStore, hotelId: string): ReplacedTrip | undefined =>
  readJson(storage, CHANGE + hotelId, (value): value is ReplacedTrip => Boolean(value))
