import type { Environment } from './environment.ts'

/** Storage keys with data of a person. A logout removes them (ACC-049), so a new key of this kind belongs here. */
export const personalKeys = {
  /** Trips whose points are logged, in `storage`; all others are in `tabStorage`. */
  loyalty: 'staykit.loyalty',
  trip: 'staykit.trip',
  customer: 'staykit.customer',
  attempt: 'staykit.attempt',
  bitcoin: 'staykit.bitcoin',
  profile: 'staykit.profile',
  change: 'staykit.change',
} as const

/** Removes what the traveller typed and booked from both storages. Settings, searches and hotels stay with the browser. */
export function removePersonalData({
  storage,
  tabStorage,
}: Pick<Environment, 'storage' | 'tabStorage'>): void {
  for (const key of Object.values(personalKeys)) {
    storage.remove(key)
    tabStorage.remove(key)
  }
}
