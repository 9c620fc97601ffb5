import {
  addSavedHotels,
  type CallError,
  type Client,
  type Hotel,
  listSavedHotels,
  MOST_SAVED,
  removeSavedHotel,
  type SavedHotel,
  shareSavedHotels,
  unshareSavedHotels,
} from '@staykit/contract'
import type { ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import { savedHere } from './kept.ts'
import { initial, type SavedState, type Shown, shownList } from './shown.ts'

export interface SavedStore {
  readonly $saved: ReadableAtom<SavedState>
  /** Sets the owner of the list. A visitor's hotels move into the member's list, and then leave this browser. */
  readonly enter: (userId: string | undefined) => Promise<void>
  /** Reads again: another tab or device may have changed it. */
  readonly reload: () => Promise<void>
  /** Shows the change at once, and reverts it when saving fails. */
  readonly add: (hotel: SavedHotel) => Promise<void>
  readonly remove: (hotelId: string) => Promise<void>
  /** Token of a link to the list; undefined if the request failed. */
  readonly share: () => Promise<string | undefined>
  readonly unshare: () => Promise<void>
}

interface Options {
  readonly client: Client
  readonly environment: Pick<Environment, 'storage' | 'locks' | 'clock'>
}

/** Written with each change of a member's list, to notify other tabs. */
export const CHANGED = 'staykit.saved-at'

/** A hotel of a list or of its page, as it is stored. */
export function savedOf(hotel: Hotel, now: number): SavedHotel {
  const { id, name, location, starRating, score, thumbnails } = hotel
  return {
    id,
    name,
    cityId: location.cityID,
    place: location.displayShort ?? location.display,
    ...(location.timeZone && { timeZone: location.timeZone }),
    stars: starRating,
    ...(score && { score }),
    ...(thumbnails[0] && { thumbnail: thumbnails[0] }),
    savedAt: new Date(now).toISOString(),
  }
}

/** The saved hotels of the member or of the browser. Actions never throw a CallError. */
export function createSaved(options: Options): SavedStore {
  const { client, environment } = options
  const { storage, clock } = environment
  const shown = shownList(savedHere(storage))
  const { $saved, set } = shown
  const server = memberList(options, shown)
  let owner: string | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const isOwner = (id: string) => owner === id

  /** One change after the other, in the order of the clicks. */
  function change(work: (id: string) => Promise<void>, undo: () => void): Promise<void> {
    const id = owner
    if (!id) return Promise.resolve()
    const next = turn.then(async () => {
      try {
        await work(id)
        storage.set(CHANGED, String(clock.now()))
      } catch (error) {
        const problem = problemOf(error)
        if (!isOwner(id)) return
        undo()
        set({ problem })
      }
    })
    // The caller handles a bug; later changes still reach the server.
    turn = next.catch(() => undefined)
    return next
  }

  return {
    $saved,
    async enter(userId) {
      if (owner === userId && $saved.get().status === 'ready') return
      owner = userId
      if (!userId) return shown.local()
      $saved.set({ ...initial, isMember: true })
      await server.bring(userId, isOwner)
    },
    async reload() {
      if (owner) await server.bring(owner, isOwner)
      else if ($saved.get().status === 'ready') shown.local()
    },
    ...hotelActions(client, shown, change, () => owner === undefined),
    ...linkActions(client, shown, change),
  }
}

type Change = (work: (id: string) => Promise<void>, undo: () => void) => Promise<void>

function hotelActions(
  client: Client,
  { $saved, set, put, drop, here, local }: Shown,
  change: Change,
  isVisitor: () => boolean,
): Pick<SavedStore, 'add' | 'remove'> {
  return {
    async add(hotel) {
      set({ problem: undefined })
      if (isVisitor()) {
        const isNew = !here.read().some(({ id }) => id === hotel.id)
        if (isNew && here.read().length >= MOST_SAVED) return set({ problem: 'full' })
        here.add(hotel)
        return local()
      }
      put(hotel)
      await change(
        async (id) => {
          const wanted = [{ id: hotel.id, savedAt: dateOf(hotel.savedAt) }]
          const { hotels } = await client(addSavedHotels, { id, hotels: wanted })
          // A removed hotel was not saved.
          if (!hotels.some((saved) => saved.id === hotel.id)) drop(hotel.id)
        },
        () => drop(hotel.id),
      )
    },
    async remove(hotelId) {
      set({ problem: undefined })
      const before = $saved.get().hotels.find(({ id }) => id === hotelId)
      here.remove([hotelId])
      drop(hotelId)
      await change(
        async (id) => void (await client(removeSavedHotel, { id, hotelId })),
        () => before && put(before),
      )
    },
  }
}

function linkActions(
  client: Client,
  { $saved, set }: Shown,
  change: Change,
): Pick<SavedStore, 'share' | 'unshare'> {
  return {
    async share() {
      set({ problem: undefined })
      await change(
        async (id) => set({ link: (await client(shareSavedHotels, { id })).link }),
        () => undefined,
      )
      return $saved.get().link
    },
    async unshare() {
      const { link } = $saved.get()
      set({ link: undefined, problem: undefined })
      await change(
        async (id) => void (await client(unshareSavedHotels, { id })),
        () => set({ link }),
      )
    },
  }
}

/** The list of a member, on the server. */
function memberList({ client, environment }: Options, { set, list: show, here }: Shown) {
  const load = (id: string) => client(listSavedHotels, { id })

  async function merge(id: string) {
    const mine = here.read()
    if (mine.length === 0) return load(id)
    const hotels = mine.map(({ id: hotel, savedAt }) => ({ id: hotel, savedAt: dateOf(savedAt) }))
    const list = await client(addSavedHotels, { id, hotels })
    here.remove(mine.map((hotel) => hotel.id))
    return list
  }

  return {
    /** Shows the list as the server has it, if it is still wanted then; a merge that is refused leaves what is here. */
    async bring(id: string, isWanted: (id: string) => boolean): Promise<void> {
      try {
        const list = await environment.locks.alone('staykit.saved', () => merge(id))
        if (isWanted(id)) show(list)
      } catch (error) {
        const problem = problemOf(error)
        const list = problem === 'full' ? await load(id).catch(() => undefined) : undefined
        if (!isWanted(id)) return
        if (list) show(list, problem)
        else set({ status: 'failed', problem })
      }
    },
  }
}

/** Other code may have changed the storage: invalid dates are left out. */
const dateOf = (text: string) => (Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString())

// By its name: beside the single file this code has a class of its own.
const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && error.name === 'CallError'

function problemOf(error: unknown): 'full' | CallError {
  if (!isCallError(error)) throw error
  return error.code === 'LIST_FULL' ? 'full' : error
}
