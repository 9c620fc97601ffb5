import {
  CallError,
  type Client,
  fromWireRate,
  hotelsRates,
  hotelsRatesDeals,
  invalidDates,
  type Rate,
} from '@staykit/contract'
import { isStayDate, sortRates, toMajor, uniqueByPlan } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { HotelQuery } from './hotel.ts'
import { stayRequest } from './stay-request.ts'

/**
 * The rates panel: hidden or shown; while shown it loads, has none, or lists (HOT-088). NO_RATES says that the hotel has
 * none left; any other code is the reason of a failed request.
 */
export type RatesState =
  | { readonly status: 'hidden' | 'loading'; readonly rates: readonly Rate[] }
  | { readonly status: 'error'; readonly rates: readonly Rate[]; readonly error: CallError }
  | { readonly status: 'list'; readonly rates: readonly Rate[] }

export interface RatesQuery extends HotelQuery {
  /** Whether the hotel has member rates to ask for (OQ-15). */
  readonly withDeals?: boolean
  /** A verified deal code, if there is one. */
  readonly dealCode?: string | undefined
}

export interface RatesStore {
  readonly $rates: ReadableAtom<RatesState>
  readonly load: (query: RatesQuery) => Promise<void>
  /** Repeats the request. */
  readonly refresh: () => Promise<void>
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

  async function load(query: RatesQuery) {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    last = query
    if (!isStayDate(query.checkIn) || !isStayDate(query.checkOut))
      return $rates.set({ status: 'error', rates: [], error: new CallError(invalidDates) })
    $rates.set({ status: 'loading', rates: [] })
    const { dealCode } = query
    const request = { hotelID: query.hotelId, ...stayRequest(query, dealCode) }
    let error = noRates
    const none = { rates: [] }
    const failed = (reason: unknown) => {
      if (reason instanceof CallError) error = reason
      return none
    }
    const [open, deals] = await Promise.all([
      client(hotelsRates, request, { signal }).catch(failed),
      query.withDeals ? client(hotelsRatesDeals, request, { signal }).catch(failed) : none,
    ])
    if (signal.aborted) return
    const rates = orderRates([...open.rates, ...deals.rates].map((rate) => fromWireRate(rate, locale)))
    $rates.set(rates.length > 0 ? { status: 'list', rates } : { status: 'error', rates, error })
  }

  return {
    $rates,
    load,
    refresh: async () => {
      if (last) await load(last)
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

/** Room by room, the cheapest room first, and in each room the cheapest rate first: how a list begins. */
export function byRoom(rates: readonly Rate[]): Rate[] {
  const cost = ({ price }: Rate) => price.final.minor
  const least = new Map<string, number>()
  for (const rate of rates) least.set(rate.title, Math.min(cost(rate), least.get(rate.title) ?? Infinity))
  const ofRoom = ({ title }: Rate) => least.get(title) ?? 0
  return [...rates].sort(
    (a, b) => ofRoom(a) - ofRoom(b) || a.title.localeCompare(b.title) || cost(a) - cost(b),
  )
}
