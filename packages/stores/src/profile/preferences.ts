import { type CallError, type Client, getPreferences, updatePreferences } from '@staykit/contract'
import { clampPrices, type HotelPreferences } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import { change as sendChange } from '../loader/index.ts'

export type PreferencesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: CallError }
  | {
      readonly kind: 'ready'
      readonly hotels: HotelPreferences
      readonly isSaved: boolean
      /** The reason why the last change was not saved; the form shows the state before it. */
      readonly error?: CallError | undefined
    }

/** One kind of preference, which is sent alone (ACC-091). */
export type PreferenceChange =
  | { readonly prices: readonly [number, number] }
  | { readonly stars: readonly number[] }
  | { readonly amenities: readonly number[] }
  | { readonly currency: string }

export interface PreferencesStore {
  readonly $preferences: ReadableAtom<PreferencesState>
  readonly load: (userId: string) => Promise<void>
  /** Shows the change at once, and reverts it when saving fails. */
  readonly change: (userId: string, change: PreferenceChange) => Promise<void>
}

/** A member's hotel preferences (ACC-093). */
export function createPreferences({ client }: { client: Client }): PreferencesStore {
  const $preferences = atom<PreferencesState>({ kind: 'loading' })
  let latest = 0
  return {
    $preferences,
    load: async (userId) => {
      await client(getPreferences, { id: userId }).then(
        ({ preferences }) => $preferences.set({ kind: 'ready', hotels: preferences.hotels, isSaved: false }),
        (error) => $preferences.set({ kind: 'error', error }),
      )
    },
    change: async (userId, given) => {
      const before = $preferences.get()
      if (before.kind !== 'ready') return
      const mine = ++latest
      const change = 'prices' in given ? { prices: clampPrices(given.prices) } : given
      const hotels = { ...before.hotels, ...change }
      $preferences.set({ kind: 'ready', hotels, isSaved: false })
      await sendChange(client, updatePreferences, { id: userId, ...(change as object) }).then(
        () => mine === latest && $preferences.set({ kind: 'ready', hotels, isSaved: true }),
        (error) => mine === latest && $preferences.set({ ...before, isSaved: false, error }),
      )
    },
  }
}
