import { useStore } from '@nanostores/react'
import {
  createResults,
  type ListState,
  type ResultsQuery,
  type ResultsState,
  type ResultsStore,
  readListState,
  searchModel,
  writeListState,
} from '@staykit/stores/search'
import { atom } from 'nanostores'
import { useEffect, useRef, useState } from 'react'
import type { Likes } from '../../features/likes/likes.ts'
import { useLikes } from '../../features/likes/use-likes.ts'
import { chosenHere, readPage, wholeStay } from '../../features/page-stay.ts'
import { usePageStore } from '../../features/page-store.ts'
import { stayDetail } from '../../features/stay-detail.ts'
import { dealsFor, useAccess, type WidgetAccess } from '../../features/use-access.ts'
import { useFailure } from '../../features/use-failure.ts'
import { useToday } from '../../features/use-today.ts'
import type { Services } from '../../page/services.ts'
import { useHref } from '../../page/use-href.ts'
import { useBrandLinks } from '../../page/with-brand.tsx'
import type { PropsOf } from '../../runtime/declaration.ts'
import { useWidget } from '../../runtime/widget.ts'
import type { stayResults } from './element.ts'

export type StayResultsProps = PropsOf<typeof stayResults>

export interface ResultsView {
  readonly state: ResultsState
  readonly services: Services | undefined
  readonly access: WidgetAccess
  /** The member's preferences, if lists show them. */
  readonly likes: Likes | undefined
  /** Filters, sorts or changes the page, and updates the address. */
  readonly change: (list: ListState) => void
  /** Repeats the same search. */
  readonly retry: () => void
  readonly showLater: ResultsStore['showLater']
  readonly forMap: ResultsStore['forMap']
}

/** Distance in px from which filtering scrolls up, and to which above the list (HOT-080). */
const SCROLLED = 179

const dialogAround = (element: Element): Element | undefined => {
  const root = element.getRootNode()
  return element.closest('dialog') ?? (root instanceof ShadowRoot ? dialogAround(root.host) : undefined)
}

/** Shows the start of the list: the page scrolls to its top, or to the list if that is further down. */
function scrollUp(host: HTMLElement): void {
  const { top } = host.getBoundingClientRect()
  const above = Math.min(scrollY, SCROLLED - top)
  if (dialogAround(host)) {
    if (top < 0) host.scrollIntoView()
  } else if (above > SCROLLED) scrollBy({ top: -above })
}

const waiting = atom<ResultsState>({
  status: 'loading',
  query: undefined,
  list: { filters: {}, page: 1 },
  view: undefined,
  busy: false,
  notice: undefined,
  error: undefined,
  later: undefined,
  isAwaiting: false,
})

/** The search of the attributes or of the page's address; undefined if neither names a place. */
export function useResults(props: StayResultsProps): ResultsView | undefined {
  const { settings, environment, host } = useWidget()
  const { currency } = settings
  const { services, store } = usePageStore(createResults)
  const links = useBrandLinks()
  const href = useHref()
  const page = readPage(links, 'search', href)
  const own = chosenHere(href, page) ? {} : props
  const place = own.locationId
    ? { type: own.locationType ?? 'city', id: own.locationId }
    : page?.place && { type: page.place.type, id: page.place.id }
  const state = useStore(store?.$results ?? waiting)
  const timeZone = state.status === 'ready' ? state.view?.location.timeZone : undefined
  const { tonight } = useToday(place?.id, state.query?.place.id === place?.id ? { ...state, timeZone } : {})
  const stay = wholeStay(page ?? {}, own, tonight)
  const query: ResultsQuery | undefined = place && { place, ...stay, currency }
  const key = JSON.stringify(query)
  const access = useAccess(services)
  const likes = useLikes(services, access)
  const [shownLikes, showLikes] = useState<Likes>()
  const deals = dealsFor(access)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys represent the content of query and deals; the address has the list
  useEffect(() => {
    // A member's list loads once, with deals and preferences, and not first as a visitor's.
    if (!store || !query || likes === undefined) return
    showLikes(likes?.choose(access.signedIn) ? likes : undefined)
    const { searchParams } = new URL(environment.navigation.href())
    if (props.areaId && !searchParams.get('areaID')) searchParams.set('areaID', props.areaId)
    void store.load(query, readListState(searchParams), deals)
  }, [store, key, href, JSON.stringify(deals), likes])
  const retry = () =>
    query && void (state.notice ? store?.change(state.list) : store?.load(query, state.list, deals))
  useFailure(state.error, retry)
  useListEvents(state)
  if (!query) return undefined
  return {
    state: state.query ? state : { ...state, query },
    services,
    access,
    likes: shownLikes,
    change: (next) => {
      const url = writeListState(environment.navigation.href(), next)
      if (next.page === state.list.page) environment.history.replace(url)
      else environment.history.push(url)
      scrollUp(host)
      void store?.change(next)
    },
    retry,
    showLater: () => store?.showLater(),
    forMap: async () => (await store?.forMap()) ?? [],
  }
}

/** Emits the events of each displayed list: the search, the step of the journey, and the change of the list. */
function useListEvents(state: ResultsState) {
  const { emit } = useWidget()
  const last = useRef(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings do not change the list
  useEffect(() => {
    const { query, list } = state
    const search = state.status === 'ready' && !state.busy && searchModel(state)
    if (!search || !query) return
    // Suggestions shown when nothing matches are not reported.
    const hotels = state.notice === 'no-match' ? 0 : search.filteredHotels
    const { current: before } = last
    // More hotels are only offered so far.
    if (before !== state && before.view === state.view && before.notice === state.notice) return
    const place = { ...query.place, name: search.location.name }
    emit('stay-results', { search, ...stayDetail(query), currency: query.currency, place, hotels })
    last.current = state
    // A change of the list keeps the loaded query.
    if (before.query !== query) emit('stay-step', { step: 'results' })
    else if (before.list !== list || before === state)
      emit('stay-filter', { before: before.list, after: list, hotels })
  }, [state])
}
