import type { ReplacedTrip } from '@staykit/contract'
import { type KeyValueStore, readJson } from '../environment/index.ts'
import { CHANGE } from './claim.ts'

/** A change of dates in progress. It is in tab storage, so a reload and the checkout find it again. */
export interface Change {
  readonly tripNumber: string
  readonly email: string
  /** A booking at any other hotel is one of its own. */
  readonly hotelId: string
}

/** The change under way. */
export const keptChange = (storage: KeyValueStore): Change | undefined =>
  readJson(storage, CHANGE, (value): value is Change => Boolean(value))

/** Keeps a change; `claim` is there while its traveller sees what it costs. */
export function keepChange(storage: KeyValueStore, change: Change, claim?: ReplacedTrip): void {
  storage.set(CHANGE, JSON.stringify(change))
  storage.set(CHANGE + change.hotelId, JSON.stringify(claim ?? {}))
}

/** The next booking is one of its own again. */
export function endChange(storage: KeyValueStore): void {
  const change = keptChange(storage)
  storage.remove(CHANGE)
  if (change) storage.remove(CHANGE + change.hotelId)
}
