import {
  CallError,
  type Client,
  fromWireHotel,
  type Hotel,
  hotelsSearch,
  pastDates,
  type RequestOf,
  type ResponseOf,
} from '@staykit/contract'
import { isAvailable, type Occupancy, type Stay, stayProblem, toMajor, type UrlPlace } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import type { Environment } from '../environment/index.ts'
import { isFiltered, type ListState, PAGE_SIZE } from './filters-url.ts'

/** Hotels asked for at once (hotels.md §7). */
export const WINDOW_SIZE = 40

/** A search: changing any of it is a new search key, which loads the hotels again. */
export interface ResultsQuery extends Stay, Occupancy {
  readonly place: UrlPlace
  readonly currency: string
}

type Answer = ResponseOf<typeof hotelsSearch>

/** What the page shows: one page of hotels, with what was said of all of the place's hotels. */
export interface ResultsView extends Omit<Answer, 'hotels'> {
  readonly hotels: readonly Hotel[]
  /** Number of pages of 20. */
  readonly pages: number
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
  readonly load: (query: ResultsQuery, list?: ListState) => Promise<void>
  /** Filters, sorts or turns the page of the loaded search. */
  readonly change: (list: ListState) => Promise<void>
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
  const change = (part: Partial<ResultsState>) => $results.set({ ...$results.get(), ...part })
  let abort = new AbortController()

  async function answerFor(query: ResultsQuery, list: ListState, signal: AbortSignal): Promise<Answer> {
    const request = requestOf(query, list, refId)
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

  function viewOf(answer: Answer, { page }: ListState): ResultsView {
    const pages = Math.max(1, Math.ceil(answer.count / PAGE_SIZE))
    const first = ((page - 1) * PAGE_SIZE) % WINDOW_SIZE
    const hotels = answer.hotels
      .slice(first, first + PAGE_SIZE)
      .map((hotel) => fromWireHotel(hotel, locale))
      .filter(isShown)
    return { ...answer, hotels, pages }
  }

  async function show(query: ResultsQuery, list: ListState, signal: AbortSignal) {
    const answer = await answerFor(query, list, signal)
    if (answer.count > 0 || !isFiltered(list.filters)) {
      const view = viewOf(answer, list)
      if (view.hotels.length === 0 && list.page === 1) {
        throw new CallError({ code: 'NO_HOTELS', message: 'no hotels found' })
      }
      return { view, notice: undefined }
    }
    // Nothing matches: the list falls back to that of the parent (HOT-079).
    const parent: ListState = { ...list, filters: {}, page: 1 }
    const view = viewOf(await answerFor(query, parent, signal), parent)
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
    load: async (query, list = start) => {
      const fail = (error: CallError) =>
        change({ status: 'failed', busy: false, error, view: undefined, notice: undefined })
      if (stayProblem(query, environment.clock.today()) === 'PastDates') {
        change({ query, list })
        return fail(new CallError(pastDates))
      }
      await run({ status: 'loading', notice: undefined }, query, list, fail)
    },
    change: async (list) => {
      const { query } = $results.get()
      if (!query) return
      const error = new CallError({ code: 'SERVER_ERROR', message: 'HotelSearch: Unable to filter hotels' })
      await run({ busy: true }, query, list, () => change({ busy: false, notice: 'filter-failed', error }))
    },
  }
}

function requestOf(
  query: ResultsQuery,
  { filters, sort, page }: ListState,
  refId: string,
): RequestOf<typeof hotelsSearch> {
  const { place, checkIn, checkOut, rooms, guests, currency } = query
  const from = Math.floor(((page - 1) * PAGE_SIZE) / WINDOW_SIZE) * WINDOW_SIZE
  const { stars, amenities, hotelBrands, areas, hotelName, prices } = filters
  return {
    location: { id: place.id, type: place.type as Answer['location']['type'] & 'city' },
    checkIn,
    checkOut,
    roomCount: rooms,
    adultCount: guests,
    childCount: 0,
    currency,
    ...(refId ? { refId } : {}),
    from,
    to: from + WINDOW_SIZE,
    ...(sort ? { sort } : {}),
    ...(isFiltered(filters)
      ? {
          filters: {
            ...(hotelName ? { hotelName } : {}),
            ...(prices ? { prices: [prices[0], prices[1]] as [number, number] } : {}),
            ...(stars?.length ? { stars: [...stars] } : {}),
            ...(amenities?.length ? { amenities: [...amenities] } : {}),
            ...(hotelBrands?.length ? { hotelBrands: [...hotelBrands] } : {}),
            ...(areas?.length ? { areas: [...areas] } : {}),
          },
        }
      : {}),
  }
}

// Above 0, and below 10,000 dollars; other currencies are judged by the server, which knows the day's rate.
function isShown({ price }: Hotel): boolean {
  return price !== undefined && isAvailable(toMajor(price.display), price.currencyCode === 'USD')
}
