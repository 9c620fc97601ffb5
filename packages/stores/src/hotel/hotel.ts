import { type CallError, type Client, fromWireHotel, type Hotel, hotels } from '@staykit/contract'
import type { Occupancy, Stay } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import { stayRequest } from './stay-request.ts'

/** One hotel for one stay. */
export interface HotelQuery extends Stay {
  readonly hotelId: string
  readonly occupancy: Occupancy
  readonly currency: string
}

export interface HotelState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly query: HotelQuery | undefined
  readonly hotel: Hotel | undefined
  readonly error: CallError | undefined
}

export interface HotelStore {
  readonly $hotel: ReadableAtom<HotelState>
  /** Shows the overlay now and asks for the hotel after a second (HOT-107); a newer call replaces an older one. */
  readonly load: (query: HotelQuery) => void
  /** Reloads at once. */
  readonly refresh: () => void
  /** The same while a failure stays on the screen: it is replaced by the hotel or by another failure only. */
  readonly retry: () => void
  /** Cancels the pending request. */
  readonly stop: () => void
}

export interface HotelOptions {
  readonly client: Client
  readonly environment: Environment
  readonly locale: string
}

export const HOTEL_DELAY_MS = 1000

/** The details of a hotel. */
export function createHotel({ client, environment, locale }: HotelOptions): HotelStore {
  const $hotel = atom<HotelState>({ status: 'idle', query: undefined, hotel: undefined, error: undefined })
  let abort = new AbortController()
  let cancelDelay = () => {}

  function stop() {
    cancelDelay()
    abort.abort()
    abort = new AbortController()
  }

  async function ask(query: HotelQuery) {
    const { signal } = abort
    try {
      const answer = await client(hotels, { hotelID: query.hotelId, ...stayRequest(query) }, { signal })
      if (signal.aborted) return
      $hotel.set({ status: 'ready', query, hotel: fromWireHotel(answer.hotel, locale), error: undefined })
    } catch (error) {
      if (signal.aborted || $hotel.get().error?.code === (error as CallError).code) return
      $hotel.set({ status: 'failed', query, hotel: undefined, error: error as CallError })
    }
  }

  function begin(query: HotelQuery, delay: number) {
    stop()
    const { hotel } = $hotel.get()
    const same = hotel?.id === query.hotelId ? hotel : undefined
    $hotel.set({ status: 'loading', query, hotel: same, error: undefined })
    if (delay === 0) void ask(query)
    else cancelDelay = environment.timers.after(delay, () => void ask(query))
  }

  return {
    $hotel,
    load: (query) => begin(query, HOTEL_DELAY_MS),
    refresh: () => {
      const { query } = $hotel.get()
      if (query) begin(query, 0)
    },
    retry: () => {
      const { query } = $hotel.get()
      stop()
      if (query) void ask(query)
    },
    stop,
  }
}
