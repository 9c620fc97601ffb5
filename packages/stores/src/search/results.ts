import { CallError, type Hotel, invalidDates, pastDates } from '@staykit/contract'
import { LAST_ZONE, stayProblem } from '@staykit/domain'
import { atom, type ReadableAtom } from 'nanostores'
import { type Environment, loadWithRetries } from '../environment/index.ts'
import type { ListState } from './filters-url.ts'
import type { Later } from './later.ts'
import { MAP_SIZE } from './requests.ts'
import { type ResultsView, showList, shownHotels } from './view.ts'
import { createWindows, type DealsAccess, type ResultsQuery, type WindowOptions } from './windows.ts'

export interface ResultsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly query: ResultsQuery | undefined
  readonly list: ListState
  readonly view: ResultsView | undefined
  /** Another page, filter or sort is loading. */
  readonly busy: boolean
  /** The reason why the list is unfiltered. */
  readonly notice: 'no-match' | 'filter-failed' | undefined
  readonly error: CallError | undefined
  /** The same list with hotels of suppliers that answered later; it waits for the traveller. */
  readonly later: Later | undefined
  /** The list lacks suppliers and is requested again, because they may answer. */
  readonly isAwaiting: boolean
}

export interface ResultsStore {
  readonly $results: ReadableAtom<ResultsState>
  /** Loads a search; one that is loaded already, by any store of this client, is shown without a call (HOT-058). */
  readonly load: (query: ResultsQuery, list?: ListState, deals?: DealsAccess) => Promise<void>
  /** Filters, sorts or turns the page of the loaded search. */
  readonly change: (list: ListState) => Promise<void>
  /** Shows the list that came later. */
  readonly showLater: () => void
  /** Hotels of the list for a map, at most 200; those of the page if the request fails. */
  readonly forMap: () => Promise<readonly Hotel[]>
}

export interface ResultsOptions extends WindowOptions {
  readonly environment: Environment
}

const start: ListState = { filters: {}, page: 1 }
const nothing: ResultsState = {
  status: 'idle',
  query: undefined,
  list: start,
  view: undefined,
  busy: false,
  notice: undefined,
  error: undefined,
  later: undefined,
  isAwaiting: false,
}

const noneLater = { later: undefined, isAwaiting: false }

/** Request of a map: the first hotels of the visible list. */
function mapWindow(
  { query, list, view, notice }: ResultsState,
  access: DealsAccess | undefined,
  signal: AbortSignal,
) {
  if (!query || !view) return undefined
  const filters = notice === 'no-match' ? {} : list.filters
  const whole = { ...list, sort: view.sort, filters, page: 1 }
  return { query, list: whole, access, signal, part: { from: 0, to: MAP_SIZE } }
}

async function hotelsForMap(
  { answerFor, dealsOf }: ReturnType<typeof createWindows>,
  { view }: ResultsState,
  range: ReturnType<typeof mapWindow>,
  locale: string,
): Promise<readonly Hotel[]> {
  if (!range || !view) return []
  try {
    const { hotels } = await answerFor(range)
    return (await dealsOf(range, hotels)).apply(shownHotels(hotels, locale))
  } catch {
    return view.hotels
  }
}

const notFiltered = ({ status }: CallError) =>
  new CallError({ code: 'SERVER_ERROR', message: 'HotelSearch: Unable to filter hotels' }, status)

/** The results of a search: a window of the server's filtered and sorted list, shown 20 at a time. */
export function createResults(options: ResultsOptions): ResultsStore {
  const { environment, locale } = options
  const windows = createWindows(options)
  const $results = atom<ResultsState>(nothing)
  const set = (part: Partial<ResultsState>) => $results.set({ ...$results.get(), ...part })
  let access: DealsAccess | undefined
  let abort = new AbortController()

  async function run(
    part: Partial<ResultsState>,
    query: ResultsQuery,
    list: ListState,
    failed: (error: CallError) => void,
  ) {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    set({ ...part, query, list, error: undefined, ...noneLater })
    const ask = () => showList(windows.windowFor, { query, list, access, signal }, locale)
    try {
      const shown = await ask()
      if (signal.aborted) return
      const isAwaiting = Boolean(shown.view.incomplete)
      set({ status: 'ready', busy: false, ...shown, isAwaiting })
      if (!isAwaiting) return
      // The list is there even if the code that completes it does not load.
      const later = await loadWithRetries(() => import('./later.ts')).catch(() => undefined)
      if (signal.aborted) return
      if (later) later.awaitMore(environment, $results, ask, signal)
      else set({ isAwaiting: false })
    } catch (error) {
      if (!signal.aborted) failed(error as CallError)
    }
  }

  async function load(query: ResultsQuery, list = start, deals?: DealsAccess) {
    const { view, query: before } = $results.get()
    access = deals
    const fail = (error: CallError) =>
      set({ status: 'failed', busy: false, error, view: undefined, notice: undefined })
    // The server knows the date at the place.
    const problem = stayProblem(query, environment.clock.today(LAST_ZONE))
    if (problem === 'PastDates' || problem === 'InvalidDates') {
      abort.abort()
      set({ query, list, ...noneLater })
      return fail(new CallError(problem === 'PastDates' ? pastDates : invalidDates))
    }
    // The member has changed, not the search: the list stays until the deals are in it.
    const isSame = view && JSON.stringify(query) === JSON.stringify(before)
    await run(isSame ? { busy: true } : { status: 'loading', notice: undefined }, query, list, fail)
  }

  async function change(list: ListState) {
    const { query } = $results.get()
    if (!query) return
    await run({ busy: true }, query, list, (error) =>
      set({ busy: false, notice: 'filter-failed', error: notFiltered(error) }),
    )
  }

  function showLater() {
    const { later } = $results.get()
    if (later) set({ view: later.view, notice: later.notice, later: undefined })
  }

  const forMap = () =>
    hotelsForMap(windows, $results.get(), mapWindow($results.get(), access, abort.signal), locale)

  return { $results, load, change, showLater, forMap }
}
