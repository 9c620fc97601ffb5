import type { ReplacedTrip } from '@staykit/contract'
import { type KeyValueStore, readJson } from '../environment/index.ts'

/** Where a tab keeps which trip is being changed; with a hotel's id, what a booking there takes the place of. */
export const CHANGE = 'staykit.change'

/**
 * What a booking at a hotel takes the place of. Whoever has not seen yet what that costs sends a claim with nothing in it,
 * which the server refuses: no trip is ever booked beside the one that it was meant to replace.
 */
export const replacedAt = (storage: KeyValueStore, hotelId: string): ReplacedTrip | undefined =>
  readJson(storage, CHANGE + hotelId, (value): value is ReplacedTrip => Boolean(value))
