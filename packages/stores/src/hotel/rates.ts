import { type Client, fromWireRate, hotelsRates, hotelsRatesDeals, type Rate } from '@staykit/contract'
import { sortRates, toMajor, uniqueByPlan } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { HotelQuery } from './hotel.ts'
import { stayRequest } from './stay-request.ts'

/** The rates panel: hidden or shown; while shown it loads, has failed (no rates), or lists (HOT-088). */
export type RatesState =
  | { readonly status: 'hidden' | 'loading' | 'error'; readonly rates: readonly Rate[] }
  | { readonly status: 'list'; readonly rates: readonly Rate[] }

export interface RatesQuery extends HotelQuery {
  /** Whether the hotel has member rates to ask for (OQ-15). */
  readonly withDeals?: boolean
  /** A verified deal code, for whoever has one. */
  readonly dealCode?: string | undefined
}

export interface RatesStore {
  readonly $rates: ReadableAtom<RatesState>
  readonly load: (query: RatesQuery) => Promise<void>
  /** Asks for the same again. */
  readonly refresh: () => Promise<void>
  readonly hide: () => void
}

export interface RatesOptions {
  readonly client: Client
  readonly refId: string
  readonly locale: string
}

/** The rates of a hotel for a stay. A failed call is an empty list, and an empty list the error state (OQ-19). */
export function createRates({ client, refId, locale }: RatesOptions): RatesStore {
  const $rates = atom<RatesState>({ status: 'hidden', rates: [] })
  let last: RatesQuery | undefined
  let abort = new AbortController()

  async function load(query: RatesQuery) {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    last = query
    $rates.set({ status: 'loading', rates: [] })
    const { dealCode } = query
    const request = { hotelID: query.hotelId, ...stayRequest(query, { refId, dealCode }) }
    const none = { rates: [] }
    const [open, deals] = await Promise.all([
      client(hotelsRates, request, { signal }).catch(() => none),
      query.withDeals ? client(hotelsRatesDeals, request, { signal }).catch(() => none) : none,
    ])
    if (signal.aborted) return
    const rates = orderRates([...open.rates, ...deals.rates].map((rate) => fromWireRate(rate, locale)))
    $rates.set(rates.length > 0 ? { status: 'list', rates } : { status: 'error', rates })
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
