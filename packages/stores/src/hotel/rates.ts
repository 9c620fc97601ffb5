import {
  CallError,
  type Client,
  fromWireRate,
  hotelsRates,
  hotelsRatesDeals,
  invalidDates,
  type Rate,
  type WireRoom,
} from '@staykit/contract'
import { isStayDate, roomsText, sortRates, toMajor, uniqueByPlan } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { HotelQuery } from './hotel.ts'
import { stayRequest } from './stay-request.ts'

/**
 * The rates panel: hidden or shown; while shown it loads, has none, or lists (HOT-088). NO_RATES says that the hotel has
 * none left; any other code is the reason of a failed request.
 */
export type RatesState = {
  readonly rates: readonly Rate[]
  /** What the supplier says about the rooms of the rates. */
  readonly rooms?: readonly WireRoom[]
  /** Whether a supplier has not answered: the same request may return more. */
  readonly isIncomplete?: boolean
} & (
  | { readonly status: 'hidden' | 'loading' | 'list' }
  | { readonly status: 'error'; readonly error: CallError }
)

export interface RatesQuery extends HotelQuery {
  /** Whether the hotel has member rates to ask for (OQ-15). */
  readonly withDeals?: boolean
  /** A verified deal code, if there is one. */
  readonly dealCode?: string | undefined
  /** Whether a member asks. */
  readonly signedIn?: boolean
}

export interface RatesStore {
  readonly $rates: ReadableAtom<RatesState>
  readonly load: (query: RatesQuery) => Promise<void>
  /** Repeats the request. */
  readonly refresh: () => Promise<void>
  /** The same while a failure stays on the screen: it is replaced by rates or by another failure only. */
  readonly retry: () => Promise<void>
  readonly hide: () => void
}

export interface RatesOptions {
  readonly client: Client
  readonly locale: string
}

/** Words of HOT-297. */
export const noRates = new CallError({ code: 'NO_RATES', message: 'no rates found' })

/** The rates of a hotel for a stay. A failed call is an empty list, and an empty list the error state (OQ-19). */
export function createRates({ client, locale }: RatesOptions): RatesStore {
  const $rates = atom<RatesState>({ status: 'hidden', rates: [] })
  let last: RatesQuery | undefined
  let abort = new AbortController()

  async function load(query: RatesQuery, isQuiet = false) {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    // The rates of the same stay and person stay on the screen until the new ones are there.
    const isSame = $rates.get().status === 'list' && last !== undefined && isSameRequest(last, query)
    last = query
    if (!isStayDate(query.checkIn) || !isStayDate(query.checkOut))
      return $rates.set({ status: 'error', rates: [], error: new CallError(invalidDates) })
    if (!isSame && !isQuiet) $rates.set({ status: 'loading', rates: [] })
    const { dealCode } = query
    const request = { hotelID: query.hotelId, ...stayRequest(query, dealCode) }
    let error = noRates
    const none = { rates: [], rooms: [], incomplete: false }
    const failed = (reason: unknown) => {
      if (reason instanceof CallError) error = reason
      return none
    }
    const [open, deals] = await Promise.all([
      client(hotelsRates, request, { signal }).catch(failed),
      query.withDeals ? client(hotelsRatesDeals, request, { signal }).catch(failed) : none,
    ])
    if (signal.aborted) return
    const before = $rates.get()
    const rates = orderRates([...open.rates, ...deals.rates].map((rate) => fromWireRate(rate, locale)))
    const rooms = [...(open.rooms ?? []), ...(deals.rooms ?? [])]
    const isIncomplete = Boolean(open.incomplete || deals.incomplete)
    if (rates.length > 0) $rates.set({ status: 'list', rates, rooms, isIncomplete })
    else if (before.status !== 'error' || before.error.code !== error.code)
      $rates.set({ status: 'error', rates, error })
  }

  return {
    $rates,
    load: (query) => load(query),
    refresh: async () => {
      if (last) await load(last)
    },
    retry: async () => {
      if (last) await load(last, true)
    },
    hide: () => {
      abort.abort()
      $rates.set({ status: 'hidden', rates: [] })
    },
  }
}

/** One rate for each plan, the biggest saving first (HOT-121, HOT-125). */
export function orderRates(rates: readonly Rate[]): Rate[] {
  const facts = uniqueByPlan(rates).map((rate) => ({
    rate,
    display: toMajor(rate.price.display),
    strikethrough: rate.price.displayStrikethrough ? toMajor(rate.price.displayStrikethrough) : 0,
  }))
  return sortRates(facts).map(({ rate }) => rate)
}

const compared = ['hotelId', 'checkIn', 'checkOut', 'currency', 'withDeals', 'dealCode', 'signedIn'] as const
const isSameRequest = (a: RatesQuery, b: RatesQuery) =>
  compared.every((name) => (a[name] || undefined) === (b[name] || undefined)) &&
  roomsText(a.occupancy) === roomsText(b.occupancy)

/** A room with its rates, the cheapest first. */
export interface RoomRates extends WireRoom {
  readonly rates: readonly Rate[]
}

/**
 * Rates by room: the room with the cheapest rate first, and in each room the cheapest rate first; locked rates do not count
 * and are last. Rooms that the supplier does not describe have title and rates only.
 */
export function roomsOf(
  rates: readonly Rate[],
  rooms: readonly WireRoom[] = [],
  isLocked: (rate: Rate) => boolean = () => false,
): RoomRates[] {
  const groups = new Map<string, RoomRates>()
  const order = (a: Rate, b: Rate) =>
    Number(isLocked(a)) - Number(isLocked(b)) ||
    a.price.final.minor - b.price.final.minor ||
    a.title.localeCompare(b.title)
  for (const rate of [...rates].sort(order)) {
    const { roomCode: code, title, accomodatesCount: sleeps } = rate
    const group = groups.get(code)
    const room = group ??
      rooms.find((each) => each.code === code) ?? { code, title, ...(sleeps && { sleeps }) }
    groups.set(code, { ...room, rates: [...(group?.rates ?? []), rate] })
  }
  return [...groups.values()]
}
