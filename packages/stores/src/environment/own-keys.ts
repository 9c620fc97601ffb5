import type { KeyValueStore } from './environment.ts'

const PREFIX = 'staykit.'

/** Keys of the requirements, which name them on the reference site (HOT-343, OQ-41, AQ-48). */
const plainKeys = [
  ...['homeHotelSearch', 'checkIn', 'checkOut', 'roomCount', 'adultCount', 'rooms'],
  ...['homeFlightSearch', 'homeCarSearch', 'dealCode'],
]

/** Moves what an earlier version stored without a prefix. A search has its shape; other values may be the page's own. */
function adoptPlainKeys(storage: KeyValueStore): void {
  if (!storage.get('homeHotelSearch')?.startsWith('[{"locationType":')) return
  for (const key of plainKeys) {
    const value = storage.get(key)
    if (value === undefined) continue
    if (storage.get(PREFIX + key) === undefined) storage.set(PREFIX + key, value)
    storage.remove(key)
  }
}

/** Storage that the page shares: each key has the prefix `staykit.`, or another one that the page sets. */
export function ownKeys(storage: KeyValueStore, prefixOfPage: () => string | undefined): KeyValueStore {
  let isAdopted = false
  const named = (key: string) => {
    if (key.startsWith(PREFIX)) return key
    const prefix = prefixOfPage() ?? PREFIX
    if (prefix === PREFIX && !isAdopted) adoptPlainKeys(storage)
    isAdopted = true
    return prefix + key
  }
  return {
    get: (key) => storage.get(named(key)),
    set: (key, value) => storage.set(named(key), value),
    remove: (key) => storage.remove(named(key)),
  }
}
