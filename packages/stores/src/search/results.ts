import {
  CallError,
  type Client,
  fromWireHotel,
  type Hotel,
  hotelsSearch,
  pastDates,
  type ResponseOf,
} from '@staykit/contract'
import {
  isAvailable,
  type Occupancy,
  type Stay,
  savingsSort,
  stayProblem,
  toMajor,
  type UrlPlace,
} from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import { dealSorts } from '../deals/access.ts'
import type { Environment } from '../environment/index.ts'
import { isFiltered, type ListState, PAGE_SIZE } from './filters-url.ts'
import { MAP_SIZE, requestOf, WINDOW_SIZE } from './requests.ts'

/** A search: changing any of it is a new search key, which loads the hotels again. */
export interface ResultsQuery extends Stay, Occupancy {
  readonly place: UrlPlace
  readonly currency: string
}

/** That deals may be asked for, and how they are used; undefined where they may not (HOT-229). */
export interface DealsAccess {
  readonly dealCode?: string | undefined
  /** Whether who asks may book them, and so sees their prices; others see what they would save (OQ-05). */
  readonly prices: boolean
}

/** The deals of a window: whether there are some, and the hotels with them. */
export interface FoundDeals {
  readonly exist: boolean
  readonly apply: (hotels: readonly Hotel[]) => readonly Hotel[]
}

const noDeals: FoundDeals = { exist: false, apply: (hotels) => hotels }

type Answer = ResponseOf<typeof hotelsSearch>

/** What the page shows: one page of hotels, with what was said of all of the place's hotels. */
export interface ResultsView extends Omit<Answer, 'hotels'> {
  readonly hotels: readonly Hotel[]
  /** Number of pages of 20. */
  readonly pages: number
  /** The sort that the list has: the chosen one, savings where there are deals, or the server's first. */
  readonly sort: string
  readonly containsDeals: boolean
}

export interface ResultsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly query: ResultsQuery | undefined
  readonly list: ListState
  readonly view: ResultsView | undefined
  /** Another page, filter or sort is on its way. */
  readonly busy: boolean
  /** Why the list is not the filtered one. */
  readonly notice: 'no-match' | 'filter-failed' | undefined
  readonly error: CallError | undefined
}

export interface ResultsStore {
  readonly $results: ReadableAtom<ResultsState>
  /** Loads a search; one that is loaded already, by any store of this client, is shown without a call (HOT-058). */
  readonly load: (query: ResultsQuery, list?: ListState, deals?: DealsAccess) => Promise<void>
  /** Filters, sorts or turns the page of the loaded search. */
  readonly change: (list: ListState) => Promise<void>
  /** The hotels of the loaded list for a map, 200 at most; those of the page where they cannot be had. */
  readonly forMap: () => Promise<readonly Hotel[]>
}

export interface ResultsOptions {
  readonly client: Client
  readonly environment: Environment
  readonly refId: string
  readonly locale: string
}

const start: ListState = { filters: {}, page: 1 }
const KEPT_ANSWERS = 24
const answersOf = new WeakMap<Client, Map<string, Answer>>()

/** The results of a search: a window of the server's filtered and sorted list, shown 20 at a time. */
export function createResults({ client, environment, refId, locale }: ResultsOptions): ResultsStore {
  const $results = atom<ResultsState>({
    status: 'idle',
    query: undefined,
    list: start,
    view: undefined,
    busy: false,
    notice: undefined,
    error: undefined,
  })
  const answers = answersOf.get(client) ?? new Map<string, Answer>()
  answersOf.set(client, answers)
  let access: DealsAccess | undefined
  const change = (part: Partial<ResultsState>) => $results.set({ ...$results.get(), ...part })
  let abort = new AbortController()

  async function answerFor(
    query: ResultsQuery,
    list: ListState,
    signal: AbortSignal,
    window = {},
  ): Promise<Answer> {
    const request = { ...requestOf(query, list, refId, access?.dealCode), ...window }
    const key = JSON.stringify(request)
    const kept = answers.get(key)
    if (kept) return kept
    const answer = await client(hotelsSearch, request, { signal })
    if (answer.error) throw new CallError(answer.error)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > KEPT_ANSWERS && oldest) answers.delete(oldest)
    return answer
  }

  // The code of deals comes for who may see some.
  async function dealsOf(query: ResultsQuery, hotels: Answer['hotels']): Promise<FoundDeals> {
    if (!access) return noDeals
    const { findDeals } = await import('./find-deals.ts')
    return findDeals({ client, refId, locale, access }, query, hotels)
  }

  /** The window of a list, sorted by savings where nothing else is asked for and there are deals (HOT-227). */
  async function windowFor(query: ResultsQuery, list: ListState, signal: AbortSignal) {
    if (!access) return { answer: await answerFor(query, list, signal), deals: noDeals, sort: list.sort }
    const sort = list.sort ?? savingsSort.id
    const answer = await answerFor(query, { ...list, sort }, signal)
    const deals = await dealsOf(query, answer.hotels)
    if (list.sort || deals.exist) return { answer, deals, sort }
    return { answer: await answerFor(query, list, signal), deals, sort: undefined }
  }

  type Window = Awaited<ReturnType<typeof windowFor>>

  function viewOf({ answer, deals, sort }: Window, { page }: ListState): ResultsView {
    const pages = Math.max(1, Math.ceil(answer.count / PAGE_SIZE))
    const first = ((page - 1) * PAGE_SIZE) % WINDOW_SIZE
    const open = answer.hotels
      .slice(first, first + PAGE_SIZE)
      .map((hotel) => fromWireHotel(hotel, locale))
      .filter(isShown)
    const hotels = deals.apply(open)
    const containsDeals = deals.exist
    const sorts = dealSorts(answer.sorts, containsDeals)
    return { ...answer, hotels, pages, sorts, containsDeals, sort: sort ?? sorts[0]?.id ?? '' }
  }

  async function show(query: ResultsQuery, list: ListState, signal: AbortSignal) {
    const found = await windowFor(query, list, signal)
    if (found.answer.count > 0 || !isFiltered(list.filters)) {
      const view = viewOf(found, list)
      if (view.hotels.length === 0 && list.page === 1) {
        throw new CallError({ code: 'NO_HOTELS', message: 'no hotels found' })
      }
      return { view, notice: undefined }
    }
    // Nothing matches: the list falls back to that of the parent (HOT-079).
    const parent: ListState = { ...list, filters: {}, page: 1 }
    const view = viewOf(await windowFor(query, parent, signal), parent)
    return { view, notice: 'no-match' as const }
  }

  async function run(
    part: Partial<ResultsState>,
    query: ResultsQuery,
    list: ListState,
    failed: (error: CallError) => void,
  ) {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    change({ ...part, query, list, error: undefined })
    try {
      const shown = await show(query, list, signal)
      if (!signal.aborted) change({ status: 'ready', busy: false, ...shown })
    } catch (error) {
      if (!signal.aborted) failed(error as CallError)
    }
  }

  return {
    $results,
    load: async (query, list = start, deals = undefined) => {
      const isSame = JSON.stringify(query) === JSON.stringify($results.get().query)
      access = deals
      const fail = (error: CallError) =>
        change({ status: 'failed', busy: false, error, view: undefined, notice: undefined })
      if (stayProblem(query, environment.clock.today()) === 'PastDates') {
        change({ query, list })
        return fail(new CallError(pastDates))
      }
      // Who asks has changed, not what is asked: the list stays until the deals are in it.
      const part =
        isSame && $results.get().view ? { busy: true } : { status: 'loading' as const, notice: undefined }
      await run(part, query, list, fail)
    },
    change: async (list) => {
      const { query } = $results.get()
      if (!query) return
      const error = new CallError({ code: 'SERVER_ERROR', message: 'HotelSearch: Unable to filter hotels' })
      await run({ busy: true }, query, list, () => change({ busy: false, notice: 'filter-failed', error }))
    },
    forMap: async () => {
      const { query, list, view, notice } = $results.get()
      if (!query || !view) return []
      const own = { ...list, sort: view.sort, ...(notice === 'no-match' ? { filters: {} } : {}), page: 1 }
      try {
        const { hotels } = await answerFor(query, own, abort.signal, { from: 0, to: MAP_SIZE })
        const open = hotels.map((hotel) => fromWireHotel(hotel, locale)).filter(isShown)
        return (await dealsOf(query, hotels)).apply(open)
      } catch {
        return view.hotels
      }
    },
  }
}

// Above 0, and below 10,000 dollars; other currencies are judged by the server, which knows the day's rate.
function isShown({ price }: Hotel): boolean {
  return price !== undefined && isAvailable(toMajor(price.display), price.currencyCode === 'USD')
}
