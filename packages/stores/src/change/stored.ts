import { type Contract, hotelRequestsOf, type ReplacedTrip } from '@staykit/contract'
import { type KeyValueStore, personalKeys, readJson } from '../environment/index.ts'

/** A change of dates in progress. It is in tab storage, so a reload and the checkout find it again. */
export interface Change {
  readonly tripNumber: string
  readonly email: string
  /** A booking at any other hotel replaces nothing. */
  readonly hotelId: string
}

interface StoredChange extends Change {
  /** The cost that the traveller has seen. */
  readonly claim?: ReplacedTrip | undefined
}

const stored = (storage: KeyValueStore): StoredChange | undefined =>
  readJson(storage, personalKeys.change, (value): value is StoredChange => Boolean(value))

/** The change in progress. */
export function storedChange(storage: KeyValueStore): Change | undefined {
  const change = stored(storage)
  return change && { tripNumber: change.tripNumber, email: change.email, hotelId: change.hotelId }
}

/**
 * The trip that a booking at this hotel replaces. Without a cost that the traveller has seen, the claim is empty
 * and the server refuses it: a new trip is never booked beside the one that it should replace.
 */
export function replacedAt(storage: KeyValueStore, hotelId: string): ReplacedTrip | undefined {
  const change = stored(storage)
  return change?.hotelId === hotelId ? (change.claim ?? ({} as ReplacedTrip)) : undefined
}

/** Stores a change; `claim` is there while its traveller sees its cost. */
export function storeChange(storage: KeyValueStore, change: Change, claim?: ReplacedTrip): void {
  storage.set(personalKeys.change, JSON.stringify({ ...change, claim }))
}

/** Fills the form of the checkout with the customer and the guests of the trip, unless it is filled in this tab. */
export function storeGuests(storage: KeyValueStore, trip: Contract): void {
  const { customer, roomGuests } = trip
  if (!customer || storage.get(personalKeys.customer)) return
  const { firstName, lastName, email, phoneNumber } = customer
  const filled = { firstName, lastName, email, phoneNumber, ...hotelRequestsOf(trip), roomGuests }
  storage.set(personalKeys.customer, JSON.stringify(filled))
}

/** The next booking replaces nothing. */
export function endChange(storage: KeyValueStore): void {
  storage.remove(personalKeys.change)
}
