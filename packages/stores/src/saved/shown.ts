import type { CallError, SavedHotel } from '@staykit/contract'
import { atom } from 'nanostores'
import { byTime, type KeptHotels } from './kept.ts'

export interface SavedState {
  /** `loading` until it is known whose list it is, and while a member's has not come. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** The latest first. */
  readonly hotels: readonly SavedHotel[]
  /** The owner of the list: undefined for a visitor, whose list is in this browser. */
  readonly isMember: boolean
  /** Token of the shared address, while there is one. */
  readonly link: string | undefined
  /** The reason why the list did not load or the last change was not saved; `full`: the list has reached its limit. */
  readonly problem: 'full' | CallError | undefined
}

export const initial: SavedState = {
  status: 'loading',
  hotels: [],
  isMember: false,
  link: undefined,
  problem: undefined,
}

/** The visible hotels, and the visitor's hotels among them. */
export function shownList(here: KeptHotels) {
  const $saved = atom<SavedState>(initial)
  const set = (change: Partial<SavedState>) => $saved.set({ ...$saved.get(), ...change })
  const without = (id: string) => $saved.get().hotels.filter((hotel) => hotel.id !== id)
  return {
    $saved,
    here,
    set,
    put: (hotel: SavedHotel) => set({ hotels: byTime([hotel, ...without(hotel.id)]) }),
    drop: (id: string) => set({ hotels: without(id) }),
    /** A visitor's list. */
    local: () =>
      $saved.set({ ...initial, status: 'ready', hotels: here.read(), problem: $saved.get().problem }),
    /** A member's list, and with it what waits here because the list was full. */
    list: (
      list: { readonly hotels: readonly SavedHotel[]; readonly link?: string | undefined },
      problem?: SavedState['problem'],
    ) => {
      const ids = new Set(list.hotels.map(({ id }) => id))
      const waiting = here.read().filter(({ id }) => !ids.has(id))
      const hotels = byTime([...list.hotels, ...waiting])
      $saved.set({ status: 'ready', isMember: true, hotels, link: list.link, problem })
    },
  }
}

export type Shown = ReturnType<typeof shownList>
